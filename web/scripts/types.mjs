// Types of the protocol, from the models of the server: `node scripts/types.mjs PYTHON`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.argv[2] ?? "python3";
const schema = JSON.parse(
  execFileSync(python, ["-m", "segoc.app.protocol.schema"], { encoding: "utf8" }),
);
const names = Object.keys(schema.$defs).sort();
// One root that refers to every model, so that each becomes a type of its own.
const root = {
  title: "Protocol",
  type: "object",
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: schema.$defs,
};
// Titles of single fields would become types, too.
const tidy = (node) => {
  if (Array.isArray(node)) return node.forEach(tidy);
  if (node === null || typeof node !== "object") return;
  if (node.prefixItems) {
    // Tuples, as drafts of JSON Schema before 2020 wrote them.
    node.items = node.prefixItems;
    node.additionalItems = false;
    delete node.prefixItems;
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === "properties" || key === "$defs") {
      for (const inner of Object.values(value)) {
        if (key === "properties") delete inner.title;
        tidy(inner);
      }
    } else tidy(value);
  }
};
tidy(root);
const types = await compile(root, "Protocol", {
  bannerComment: "// Written by scripts/types.mjs from segoc.app.protocol: don't edit.",
  additionalProperties: false,
  maxItems: -1,
});
writeFileSync(new URL("../src/lib/protocol.ts", import.meta.url), types);
