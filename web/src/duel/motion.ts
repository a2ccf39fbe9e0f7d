// Cards glide from where they lay to where they lie now. They are known by their handles.

export type Boxes = Map<string, DOMRect>;

const MOVED = '[data-handle]:not([data-handle=""])';
const TIME = 260;

export function boxesOf(root: HTMLElement): Boxes {
  const boxes: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(MOVED)) {
    boxes.set(element.dataset.handle!, element.getBoundingClientRect());
  }
  return boxes;
}

/** Lets everything that lies elsewhere than before come from there. */
export function glide(root: HTMLElement, before: Boxes): void {
  if (before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>(MOVED)) {
    const was = before.get(element.dataset.handle!);
    const now = element.getBoundingClientRect();
    if (!was) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2, easing: "ease-out" });
      continue;
    }
    const x = was.x + was.width / 2 - now.x - now.width / 2;
    const y = was.y + was.height / 2 - now.y - now.height / 2;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const from = { translate: `${x}px ${y}px`, zIndex: 9 };
    element.animate([from, { translate: "0 0", zIndex: 9 }], {
      duration: TIME,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }
}
