// Names are fitted to the width of their card before they are drawn: smaller first, then on two
// lines. Letters are measured on a canvas, which doesn't disturb the layout of the page.

export interface Fitted {
  /** In the unit that the width is given in. */
  size: number;
  lines: readonly string[];
}

/** How wide a text is, in ems. */
export type Measure = (text: string) => number;

// How much smaller than `least` letters may become before words are torn apart, and at all.
const TEAR = 0.8;
const SMALLEST = 0.6;

/** The size of letters, at most `most`, at which a name fits; on two lines below `least`. */
export function fit(
  name: string,
  width: number,
  most: number,
  least: number,
  measure: Measure = measured,
): Fitted {
  const single = width / measure(name);
  if (single >= least) return { size: Math.min(most, single), lines: [name] };
  const widest = (lines: readonly string[]) => Math.max(...lines.map(measure));
  const best = (ways: string[][]) =>
    ways.reduce((one, other) => (widest(other) < widest(one) ? other : one), [name]);
  let lines = best(broken(name, /(?<=[ \-・])(?=\S)/g));
  if (width / widest(lines) < least * TEAR) {
    lines = best(broken(name, /(?<=[ \-\u2e80-\u9fff])(?=[^\sー・])/g));
  }
  const double = width / widest(lines);
  return { size: Math.max(Math.min(least, double), least * SMALLEST), lines };
}

/** The ways to break a name in two. */
function broken(name: string, where: RegExp): string[][] {
  return [...name.matchAll(where)].map(({ index }) => [
    name.slice(0, index).trimEnd(),
    name.slice(index),
  ]);
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
