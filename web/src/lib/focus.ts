// Who uses the keyboard is always somewhere on the page.

let haven: (() => void) | null = null;

/** Says where the focus of this page goes if it would be nowhere: else it is the heading. Returns
 * what ends it. */
export function havenAt(to: () => void): () => void {
  haven = to;
  return () => {
    if (haven === to) haven = null;
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Tells whether there was anything to go to. */
function toHaven(): boolean {
  if (haven) haven();
  else {
    const beginning =
      document.querySelector<HTMLElement>("main :is(h1, h2)") ?? document.querySelector("main");
    beginning?.setAttribute("tabindex", "-1");
    beginning?.focus({ preventScroll: true });
  }
  return !isNowhere();
}

/** Whenever what has the focus goes away, or can't be used any longer, the haven takes it; if the
 * whole page has gone, that of the next one, as soon as it is there. Returns what ends it. */
export function keepFocus(root: HTMLElement): () => void {
  let holder: Element | null = null;
  let lost = false;
  const took = (event: FocusEvent) => {
    holder = event.target as Element;
    lost = false;
  };
  // Who clicks beside everything wants the focus to be nowhere.
  const pointed = () => {
    holder = null;
    lost = false;
  };
  const observer = new MutationObserver(() => {
    if (holder && (holder.matches(":disabled") || !holder.checkVisibility())) {
      lost = isNowhere() || document.activeElement === holder;
      holder = null;
    }
    if (lost) lost = !toHaven();
  });
  root.addEventListener("focusin", took);
  root.addEventListener("pointerdown", pointed, true);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "disabled"],
  });
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", took);
    root.removeEventListener("pointerdown", pointed, true);
  };
}
