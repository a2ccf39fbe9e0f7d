// Chances in words, and where they lie on a plot. Pure functions.

/** What a plot and its table show: the chance for who goes first, and for who goes second. */
export interface Row {
  label: string;
  first: number;
  second: number;
}

/** "33.8%". What is rare isn't said to be impossible, nor what is likely to be certain. */
export function percent(chance: number, language: string, digits = 1): string {
  const format = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const step = 10 ** -(digits + 2);
  if (chance > 0 && chance < step / 2) return `<${format.format(step)}`;
  if (chance < 1 && chance >= 1 - step / 2) return `>${format.format(1 - step)}`;
  return format.format(chance);
}

export function whole(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(number);
}

/** The corners of a line through chances that lie side by side in a box. */
export function corners(
  chances: readonly number[],
  box: { left: number; top: number; width: number; height: number },
): [x: number, y: number][] {
  const step = chances.length > 1 ? box.width / (chances.length - 1) : 0;
  return chances.map((chance, at) => [
    box.left + at * step,
    box.top + (1 - chance) * box.height,
  ]);
}
