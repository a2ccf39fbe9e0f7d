// Hands for trying a Deck: the number of a hand and the Deck tell all of its cards, so that a hand
// can be told to somebody else by its number. Pure functions.

export const MOST_NUMBER = 999_999;

export type Verdict = "good" | "bad";

/** The whole Deck in the order in which it is drawn. The order of the list makes no difference. */
export function shuffled(main: readonly number[], number: number): number[] {
  const cards = [...main].sort((one, other) => one - other);
  const draw = generator(number);
  for (let left = cards.length; left > 1; left--) {
    const at = draw(left);
    [cards[left - 1], cards[at]] = [cards[at]!, cards[left - 1]!];
  }
  return cards;
}

/** What somebody typed, as the number of a hand; undefined if it can't be one. */
export function numberOf(typed: string): number | undefined {
  const digits = typed.normalize("NFKC").trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= 1 && number <= MOST_NUMBER ? number : undefined;
}

/** After the last one comes the first. */
export function neighbour(number: number, step: 1 | -1): number {
  return ((number - 1 + step + MOST_NUMBER) % MOST_NUMBER) + 1;
}

/** How many of the hands that were judged are good. */
export function tally(verdicts: Iterable<Verdict>): { good: number; judged: number } {
  const all = [...verdicts];
  return { good: all.filter((verdict) => verdict === "good").length, judged: all.length };
}

const WHOLE = 2 ** 32;

/** Whole numbers below a limit, each as likely as any other. (Mulberry32, by Tommy Ettinger: seeds
 * that are near to each other have nothing in common.) */
function generator(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (limit) => {
    // Those above the last whole multiple would make the small numbers likelier.
    const fair = WHOLE - (WHOLE % limit);
    let found = bits();
    while (found >= fair) found = bits();
    return found % limit;
  };
}
