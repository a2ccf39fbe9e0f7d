// Who plays by keyboard is always somewhere on the page.

/** Whenever what has the focus goes away, or can't be used any longer, `back` is called. Returns
 * what ends it. */
export function keepFocus(root: HTMLElement, back: () => void): () => void {
  let holder: Element | null = null;
  const took = (event: FocusEvent) => {
    holder = event.target as Element;
  };
  // Who clicks beside everything wants the focus to be nowhere.
  const pointed = () => {
    holder = null;
  };
  const observer = new MutationObserver(() => {
    if (!holder || (holder.isConnected && !holder.matches(":disabled"))) return;
    const lost = document.activeElement === document.body || document.activeElement === holder;
    holder = null;
    if (lost) back();
  });
  root.addEventListener("focusin", took);
  root.addEventListener("pointerdown", pointed, true);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", took);
    root.removeEventListener("pointerdown", pointed, true);
  };
}
