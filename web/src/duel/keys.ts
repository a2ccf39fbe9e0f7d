// Moving about the board with the arrow keys: to the nearest thing that way.

export type Way = "up" | "down" | "left" | "right";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, Way> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function wayOf(key: string): Way | undefined {
  return ARROWS[key];
}

// A step aside counts more than a step ahead, so that one stays in the row or column.
const ASIDE = 3;

/** The index of the box to go to from a box, or -1 if there is none that way. */
export function nearest(boxes: readonly Box[], from: Box, way: Way): number {
  const sign = way === "up" || way === "left" ? -1 : 1;
  const upright = way === "up" || way === "down";
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [boxX, boxY] = middle(box);
    const ahead = sign * (upright ? boxY - y : boxX - x);
    const aside = Math.abs(upright ? boxX - x : boxY - y);
    // Half of what is there must lie beyond the middle of where one is.
    if (ahead < (upright ? from.height : from.width) / 4) return;
    const far = ahead + ASIDE * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Whether somebody is typing, or a control takes the key for itself. */
export function isTyping(target: EventTarget | null): boolean {
  const tag = (target as HTMLElement | null)?.tagName;
  return tag === "INPUT" || tag === "TEXTAREA" || tag === "SELECT";
}
