// What the server has for everybody: read once, and kept.

export async function read<Page>(address: string): Promise<Page> {
  const answer = await fetch(address);
  if (!answer.ok) {
    // Nobody reads what it says: the line is free for others.
    void answer.body?.cancel();
    throw new Error(`${address}: ${answer.status}`);
  }
  return (await answer.json()) as Page;
}

/** What was read once needs no reading again; what failed does. */
export class ReadOnce {
  #pages = new Map<string, Promise<unknown>>();

  get<Page>(address: string): Promise<Page> {
    let page = this.#pages.get(address) as Promise<Page> | undefined;
    if (!page) {
      page = read<Page>(address);
      this.#pages.set(address, page);
      page.catch(() => this.#pages.delete(address));
    }
    return page;
  }
}
