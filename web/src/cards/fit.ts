// Names are fitted to the width of their card before they are drawn: smaller first, then on two
// lines. Letters are measured on a canvas, which doesn't disturb the layout of the page.

export interface Fitted {
  /** In the unit that the width is given in. */
  size: number;
  lines: 1 | 2;
}

/** How wide a text is, in ems. */
export type Measure = (text: string) => number;

/** The size of letters, at most `most`, at which a name fits; on two lines below `least`. */
export function fit(
  name: string,
  width: number,
  most: number,
  least: number,
  measure: Measure = measured,
): Fitted {
  const single = width / measure(name);
  if (single >= least) return { size: Math.min(most, single), lines: 1 };
  const double = width / Math.min(...breaks(name).map((parts) => widest(parts, measure)));
  return { size: Math.max(Math.min(least, double), least * 0.6), lines: 2 };
}

function widest(parts: readonly string[], measure: Measure): number {
  return Math.max(...parts.map(measure));
}

/** The ways to break a name in two: after a space or hyphen, or between signs that are words. */
function breaks(name: string): string[][] {
  const ways: string[][] = [[name]];
  for (const { index } of name.matchAll(/(?<=[ \-・\u2e80-\u9fff])(?=\S)/g)) {
    ways.push([name.slice(0, index).trimEnd(), name.slice(index)]);
  }
  return ways;
}

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;

function measured(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    canvas ??= document.createElement("canvas").getContext("2d");
    if (!canvas) return text.length;
    canvas.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
    // A little more than measured, since browsers round the size of letters.
    width = (canvas.measureText(text).width / 100) * 1.03 + 0.05;
    widths.set(text, width);
  }
  return width;
}
