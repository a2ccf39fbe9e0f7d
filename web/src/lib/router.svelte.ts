// Where the reader is: the path of the address, kept in step with the browser's history.

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  // Hands out secrets such as invitations: what stands behind # is never sent to the server.
  hash = $state(location.hash.slice(1));

  /** The reader came here by going back or forward. */
  returned = false;

  constructor() {
    addEventListener("popstate", () => {
      this.returned = true;
      this.#read();
    });
  }

  go(address: string, replace = false): void {
    this.returned = false;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Says something else behind the ? of this address; it is no step in the history. */
  ask(query: string): void {
    this.query = query;
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** Follows links of our own without loading the page anew: `<a href="/rulebook" use:link>`. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
