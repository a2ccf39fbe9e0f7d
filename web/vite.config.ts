import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server (`segoc serve --no-browser`) answers what isn't a page while `npm run dev` runs.
const server = "http://127.0.0.1:8520";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Part of the Python package: who installs a wheel needs no Node.
    outDir: "../src/segoc/app/web",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // The Host stays that of the page: the server refuses pages of other origins.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
