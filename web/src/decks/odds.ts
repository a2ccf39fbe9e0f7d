// The chances of opening hands. Hands are counted and none is dealt: every number below is a whole
// number of hands, and exact as long as it is less than 2^53. That holds for up to 21 cards seen of
// a Main Deck of 60. Nothing is ever subtracted, so that in larger Decks (which no rule allows) only
// the last digits are rounded. Pure functions.

/** Cards of which a hand must hold so many, all together. */
export interface Group {
  codes: readonly number[];
  least: number;
  most: number | null;
}

/** Groups that a hand must all have. */
export type Way = readonly Group[];

/** How many hands fit, and how many there are, by the number of cards that have been seen. */
export interface Counted {
  fit: readonly number[];
  all: readonly number[];
}

export const OPENING = 5;
export type Going = "first" | "second";

/** The cards that a player has seen in the Draw Phase of their own turn: who goes first doesn't
 * draw in the first turn of the Duel (SEG-011, TRM-113). */
export function seenBy(turn: number, going: Going): number {
  return OPENING + turn - (going === "first" ? 1 : 0);
}

const rows: number[][] = [[1]];

/** The ways to choose `some` of `all` things, by Pascal's triangle: sums stay exact for longer than
 * products. */
export function choose(all: number, some: number): number {
  while (rows.length <= all) {
    const last = rows[rows.length - 1]!;
    rows.push([1, ...last.map((value, at) => value + (last[at + 1] ?? 0))]);
  }
  return rows[all]?.[some] ?? 0;
}

/** The chance of just 0, 1, 2… of these cards among `seen` cards. */
export function spread(copies: number, size: number, seen: number): number[] {
  const all = choose(size, seen);
  return Array.from(
    { length: seen + 1 },
    (_, held) => (choose(copies, held) * choose(size - copies, seen - held)) / all,
  );
}

export function copiesOf(main: readonly number[], codes: readonly number[]): number {
  const wanted = new Set(codes);
  return main.filter((code) => wanted.has(code)).length;
}

/** Counts the hands that fit one of the ways, of 0 to `most` cards.
 *
 * Cards that are wanted by the same groups are alike: only how many of them are held matters. Such
 * classes are gone through one by one; what is carried along is how many cards each group has so far
 * and which ways can still succeed, with the number of hands for it by their size. */
export function count(main: readonly number[], ways: readonly Way[], most: number): Counted {
  const plan = planOf(main, ways);
  let states = new Map<string, State>();
  const held = plan.enough.map(() => 0);
  const begun = { won: false, held, alive: ways.map(() => true), hands: [1] };
  keep(states, judge(plan, -1, begun));
  plan.classes.forEach((cards, at) => {
    const next = new Map<string, State>();
    for (const state of states.values()) {
      for (let drawn = 0; drawn <= Math.min(cards.size, most); drawn++) {
        const held = [...state.held];
        for (const set of cards.sets) held[set] = Math.min(held[set]! + drawn, plan.enough[set]!);
        const hands = times(state.hands, choose(cards.size, drawn), drawn, most);
        if (hands.some(Boolean)) keep(next, judge(plan, at, { ...state, held, hands }));
      }
    }
    states = next;
  });
  const fit = new Array<number>(most + 1).fill(0);
  for (const { hands } of states.values()) {
    hands.forEach((count, wanted) => {
      for (let others = 0; wanted + others <= most; others++) {
        fit[wanted + others]! += count * choose(plan.rest, others);
      }
    });
  }
  return { fit, all: fit.map((_, seen) => choose(main.length, seen)) };
}

/** What is counted: sets of cards, each once, whichever groups want it. */
interface Plan {
  /** By set: more cards of it than that make no difference. */
  enough: number[];
  /** By set: the class with which it is through, -1 if the Deck has none of it. */
  last: number[];
  ways: { set: number; least: number; most: number | null }[][];
  /** Cards that are in the same sets, and how many the Deck has. */
  classes: { sets: number[]; size: number }[];
  /** The cards that nobody asks for. */
  rest: number;
}

interface State {
  /** Whatever is still drawn, the hand fits: nothing else matters then. */
  won: boolean;
  /** By set; 0 once nobody asks any longer. */
  held: readonly number[];
  /** By way: whether it can still succeed. */
  alive: readonly boolean[];
  /** The number of hands, by the number of wanted cards in them. */
  hands: readonly number[];
}

function planOf(main: readonly number[], ways: readonly Way[]): Plan {
  const sets = new Map<string, { at: number; codes: ReadonlySet<number> }>();
  const enough: number[] = [];
  const asked = ways.map((way) =>
    way.map(({ codes, least, most }) => {
      const key = [...new Set(codes)].sort((a, b) => a - b).join();
      const set = sets.get(key) ?? { at: sets.size, codes: new Set(codes) };
      sets.set(key, set);
      enough[set.at] = Math.max(enough[set.at] ?? 0, least, most === null ? 0 : most + 1);
      return { set: set.at, least, most };
    }),
  );
  const found = new Map<string, { sets: number[]; size: number }>();
  for (const code of main) {
    const holding = [...sets.values()].filter(({ codes }) => codes.has(code)).map(({ at }) => at);
    const alike = found.get(holding.join()) ?? { sets: holding, size: 0 };
    alike.size += 1;
    found.set(holding.join(), alike);
  }
  const rest = found.get("")?.size ?? 0;
  found.delete("");
  // Those of one set together: it is through early, and fewer states are carried along.
  const classes = [...found.values()].sort((one, other) => one.sets[0]! - other.sets[0]!);
  const last = enough.map((_, set) => classes.findLastIndex(({ sets }) => sets.includes(set)));
  return { enough, last, ways: asked, classes, rest };
}

/** The state after class `at`, when some sets are through: without what makes no difference any
 * longer, so that as many states as possible are the same. Undefined once no way can succeed. */
function judge(plan: Plan, at: number, state: State): State | undefined {
  if (state.won) return state;
  const through = (set: number) => plan.last[set]! <= at;
  const alive = plan.ways.map(
    (way, index) =>
      state.alive[index]! &&
      way.every(({ set, least, most }) => {
        const held = state.held[set]!;
        return held <= (most ?? held) && (plan.last[set] !== at || held >= least);
      }),
  );
  const open = plan.ways.filter((_, index) => alive[index]);
  if (open.length === 0) return undefined;
  const won = open.some((way) =>
    way.every(
      ({ set, least, most }) => through(set) || (state.held[set]! >= least && most === null),
    ),
  );
  if (won) return { ...state, won };
  const asked = new Set(open.flat().map(({ set }) => set));
  const held = state.held.map((value, set) => (through(set) || !asked.has(set) ? 0 : value));
  return { ...state, held, alive };
}

function keep(states: Map<string, State>, state: State | undefined): void {
  if (!state) return;
  const key = state.won ? "won" : `${state.alive.map(Number)}/${state.held}`;
  const known = states.get(key);
  if (!known) states.set(key, state);
  else {
    const length = Math.max(known.hands.length, state.hands.length);
    const hands = Array.from(
      { length },
      (_, size) => (known.hands[size] ?? 0) + (state.hands[size] ?? 0),
    );
    states.set(key, { ...known, hands });
  }
}

/** So many times the hands, each with `more` cards more; those that are too large are left out. */
function times(hands: readonly number[], factor: number, more: number, most: number): number[] {
  const larger = [...new Array<number>(more).fill(0), ...hands.map((count) => count * factor)];
  return larger.slice(0, most + 1);
}
