// Names are fitted by what their letters usually take, so that nothing has to be measured
// while a whole board is drawn.

// Letters and signs of Chinese and Japanese fill a square.
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/;
const NARROW = /[ .,:;'!|ijlIftr()・\-]/;
const WIDE = /[mwMWQOGDHNU@&%—]/;

/** About how wide a text is, in ems. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (SQUARE.test(letter)) sum += 1;
    else if (NARROW.test(letter)) sum += 0.32;
    else if (WIDE.test(letter)) sum += 0.82;
    else sum += 0.57;
  }
  return sum;
}

export interface Fitted {
  /** In the unit that the width is given in. */
  size: number;
  lines: 1 | 2;
}

/** The size of letters at which a name fits: smaller down to `least`, then on two lines. */
export function fit(name: string, width: number, most: number, least: number): Fitted {
  const wide = Math.max(ems(name), 1);
  const single = width / wide;
  if (single >= least) return { size: Math.min(most, single), lines: 1 };
  // Lines break between words, so they aren't filled to the end.
  const double = (width * 2 * 0.86) / wide;
  return { size: Math.min(least * 1.06, Math.max(double, least * 0.62)), lines: 2 };
}
