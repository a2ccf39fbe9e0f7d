// What cards are looked for by, as the server is asked for it.

export interface Filters {
  name: string;
  text: string;
  kind: "" | "monster" | "spell" | "trap";
  /** A word of the type line, or the property of a Spell or Trap. */
  type: string;
  race: string;
  attribute: string;
  archetype: string;
  grade: "" | "level" | "rank" | "link";
  least: number | null;
  most: number | null;
  atkLeast: number | null;
  atkMost: number | null;
  defLeast: number | null;
  defMost: number | null;
  /** Only cards that can be played. */
  playable: boolean;
}

export const NO_FILTERS: Filters = {
  name: "",
  text: "",
  kind: "",
  type: "",
  race: "",
  attribute: "",
  archetype: "",
  grade: "",
  least: null,
  most: null,
  atkLeast: null,
  atkMost: null,
  defLeast: null,
  defMost: null,
  playable: false,
};

// The server refuses longer ones.
const LONGEST = 100;


/** The kind without what cards of another kind have: a Spell has no Level. */
export function ofKind(filters: Filters, kind: Filters["kind"]): Filters {
  const { name, text, archetype, playable } = filters;
  if (kind === "monster" || kind === "") return { ...filters, kind, type: "" };
  return { ...NO_FILTERS, name, text, archetype, playable, kind };
}

/** How many filters there are besides the name. */
export function filterCount(filters: Filters): number {
  const { text, kind, type, race, attribute, archetype, grade } = filters;
  const given = [text.trim(), kind, type, race, attribute, archetype, grade].filter(Boolean).length;
  const { atkLeast, atkMost, defLeast, defMost } = filters;
  return given + Number(isNumber(atkLeast) || isNumber(atkMost)) + Number(isNumber(defLeast) || isNumber(defMost));
}

/** The address at which the server finds such cards, from the one with the number `first` on. */
export function searchAddress(filters: Filters, language: string, first: number): string {
  const asked = new URLSearchParams();
  const put = (key: string, value: string | number | null) => {
    if (value !== "" && value !== null) asked.append(key, String(value));
  };
  put("name", filters.name.trim().slice(0, LONGEST));
  put("text", filters.text.trim().slice(0, LONGEST));
  put("kind", filters.kind);
  put("kind", filters.type);
  put("race", filters.race);
  put("attribute", filters.attribute);
  put("archetype", filters.archetype);
  put("grade", filters.grade);
  if (filters.grade) {
    put("least", within(filters.least, 99));
    put("most", within(filters.most, 99));
  }
  put("atk_least", within(filters.atkLeast, 999_999));
  put("atk_most", within(filters.atkMost, 999_999));
  put("def_least", within(filters.defLeast, 999_999));
  put("def_most", within(filters.defMost, 999_999));
  put("playable", filters.playable ? "true" : "");
  put("language", language);
  if (first) put("first", first);
  return `/api/decks/cards?${asked}`;
}

function isNumber(value: number | null): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function within(value: number | null, most: number): number | null {
  return isNumber(value) ? Math.round(Math.min(most, Math.max(0, value))) : null;
}
