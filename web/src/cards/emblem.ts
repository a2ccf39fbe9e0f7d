// Our own "artwork": an emblem for each card, from its passcode, attribute and type. The type
// decides what it is made of, the attribute its colour, the passcode everything else; so the
// cards of a kind are a family, and no two of them are the same.

import type { CardFace } from "../lib/protocol";
import { between, chance, generator, pick, type Luck } from "./luck";
import { disc, petal, polygon, ring, rosette, star, type Petal } from "./shapes";

/** One path; `tone` is how light it is (0 to 4), `line` the width of a stroke, 0 if it's filled. */
export interface Shape {
  d: string;
  tone: number;
  line: number;
  opacity: number;
}

export interface Emblem {
  hue: number;
  chroma: number;
  shapes: readonly Shape[];
}

interface Recipe {
  /** Around a centre, or two halves that mirror each other. */
  form: "rosette" | "crest";
  petal: Petal;
  count: readonly [number, number];
}

const RECIPES: Record<string, Recipe> = {
  warrior: { form: "crest", petal: "blade", count: [2, 3] },
  spellcaster: { form: "rosette", petal: "ray", count: [5, 8] },
  fairy: { form: "crest", petal: "feather", count: [3, 5] },
  fiend: { form: "crest", petal: "horn", count: [2, 4] },
  zombie: { form: "crest", petal: "bone", count: [3, 5] },
  machine: { form: "rosette", petal: "tooth", count: [6, 11] },
  aqua: { form: "rosette", petal: "drop", count: [4, 7] },
  pyro: { form: "rosette", petal: "flame", count: [5, 8] },
  rock: { form: "rosette", petal: "facet", count: [3, 6] },
  winged_beast: { form: "crest", petal: "feather", count: [4, 6] },
  plant: { form: "rosette", petal: "leaf", count: [4, 8] },
  insect: { form: "crest", petal: "bone", count: [3, 4] },
  thunder: { form: "rosette", petal: "bolt", count: [3, 6] },
  dragon: { form: "crest", petal: "wing", count: [2, 4] },
  beast: { form: "crest", petal: "claw", count: [3, 4] },
  beast_warrior: { form: "crest", petal: "claw", count: [2, 3] },
  dinosaur: { form: "crest", petal: "facet", count: [3, 5] },
  fish: { form: "rosette", petal: "scale", count: [5, 8] },
  sea_serpent: { form: "crest", petal: "wave", count: [3, 4] },
  reptile: { form: "crest", petal: "scale", count: [3, 4] },
  psychic: { form: "rosette", petal: "orbit", count: [3, 5] },
  divine_beast: { form: "crest", petal: "ray", count: [5, 7] },
  creator_god: { form: "rosette", petal: "ray", count: [9, 12] },
  wyrm: { form: "crest", petal: "wave", count: [4, 6] },
  cyberse: { form: "rosette", petal: "circuit", count: [4, 6] },
  illusion: { form: "rosette", petal: "orbit", count: [5, 7] },
};
const PLAIN: Recipe = { form: "rosette", petal: "leaf", count: [3, 6] };

// Hue and strength of the colour, in OKLCH.
const COLOURS: Record<string, readonly [number, number]> = {
  light: [92, 0.07],
  dark: [302, 0.115],
  earth: [58, 0.085],
  water: [246, 0.115],
  fire: [32, 0.15],
  wind: [148, 0.105],
  divine: [84, 0.13],
  spell: [178, 0.09],
  trap: [350, 0.115],
};

const made = new Map<number, Emblem>();

export function emblemOf(face: CardFace): Emblem {
  let emblem = made.get(face.code);
  if (!emblem) {
    emblem = make(face);
    made.set(face.code, emblem);
  }
  return emblem;
}

function make(face: CardFace): Emblem {
  const luck = generator(face.code);
  const [hue, chroma] = COLOURS[face.attribute ?? face.kind] ?? [250, 0.03];
  const shapes: Shape[] = ground(luck);
  if (face.kind === "spell") shapes.push(...seal(luck, face.types[0] ?? "normal"));
  else if (face.kind === "trap") shapes.push(...snare(luck, face.types[0] ?? "normal"));
  else {
    const recipe = RECIPES[face.race ?? ""] ?? PLAIN;
    shapes.push(...(recipe.form === "crest" ? crest(luck, recipe) : flower(luck, recipe)));
  }
  return { hue: hue + between(luck, -14, 14), chroma, shapes };
}

const filled = (d: string, tone: number, opacity = 1): Shape => ({ d, tone, line: 0, opacity });
const drawn = (d: string, tone: number, line: number, opacity = 1): Shape => ({
  d,
  tone,
  line,
  opacity,
});

/** What lies behind: quiet enough that the figure stands out. */
function ground(luck: Luck): Shape[] {
  const kind = pick(luck, ["rays", "rings", "hill", "facets"] as const);
  if (kind === "rays") {
    const count = Math.round(between(luck, 7, 13));
    return [filled(rosette("facet", count, 8, 80, 0.34, between(luck, 0, 360)), 1, 0.4)];
  }
  if (kind === "rings") {
    const from = between(luck, 30, 38);
    return [drawn(ring(from) + ring(from + 11) + ring(from + 22), 1, 3.5, 0.5)];
  }
  if (kind === "hill") {
    const top = between(luck, 4, 22);
    const lean = between(luck, -16, 16);
    return [filled(`M-60 ${top + lean}Q0 ${top - 26} 60 ${top - lean}V60H-60Z`, 1, 0.55)];
  }
  const turn = between(luck, 0, 90);
  return [filled(polygon(3, 74, turn), 1, 0.35), filled(polygon(3, 60, turn + 60), 1, 0.4)];
}

/** Petals around a centre, in two or three layers. */
function flower(luck: Luck, recipe: Recipe): Shape[] {
  const count = Math.round(between(luck, recipe.count[0], recipe.count[1]));
  const turn = chance(luck, 0.5) ? 0 : 180 / count;
  const reach = between(luck, 36, 43);
  const width = between(luck, 0.55, 0.95);
  const shapes = [filled(rosette(recipe.petal, count, 9, reach, width, turn), 3)];
  if (chance(luck, 0.65)) {
    const inner = between(luck, 0.52, 0.7) * reach;
    const between_ = chance(luck, 0.5) ? turn + 180 / count : turn;
    shapes.push(filled(rosette(recipe.petal, count, 6, inner, width, between_), 2));
  }
  return [...shapes, ...core(luck, between(luck, 8, 14))];
}

/** A spine with limbs to both sides, from the top down. */
function crest(luck: Luck, recipe: Recipe): Shape[] {
  const count = Math.round(between(luck, recipe.count[0], recipe.count[1]));
  const high = between(luck, 18, 48);
  const low = between(luck, 112, 158);
  const rising = chance(luck, 0.6);
  const width = between(luck, 0.5, 0.9);
  let limbs = "";
  let shadows = "";
  for (let i = 0; i < count; i++) {
    const part = count === 1 ? 0.5 : i / (count - 1);
    const angle = high + (low - high) * part;
    const long = 45 - (rising ? part : 1 - part) * between(luck, 10, 20);
    for (const side of [-1, 1]) {
      limbs += petal(recipe.petal, 6, long, width, 90 - angle * side, -side);
      shadows += petal(recipe.petal, 6, long * 0.62, width * 0.8, 90 - (angle + 13) * side, -side);
    }
  }
  const spine = pick(luck, ["blade", "facet", "drop", "leaf"] as const);
  const up = between(luck, 28, 42);
  const down = between(luck, 20, 40);
  const thick = between(luck, 0.28, 0.55);
  return [
    filled(shadows, 2, 0.9),
    filled(limbs, 3),
    filled(petal(spine, 0, up, thick, 90, 1) + petal(spine, 0, down, thick, 270, 1), 4),
    ...core(luck, between(luck, 6, 11)),
  ];
}

/** The heart of an emblem. */
function core(luck: Luck, size: number): Shape[] {
  const kind = pick(luck, ["disc", "eye", "gem", "square", "star"] as const);
  if (kind === "disc") return [filled(disc(size), 0), filled(disc(size * 0.62), 4)];
  if (kind === "eye") {
    const lid = `M${-size * 1.4} 0Q0 ${-size * 1.5} ${size * 1.4} 0Q0 ${size * 1.5} ${-size * 1.4} 0Z`;
    return [filled(lid, 0), filled(disc(size * 0.5), 4)];
  }
  if (kind === "gem") return [filled(polygon(6, size, 90), 0), filled(polygon(6, size * 0.6, 90), 4)];
  if (kind === "square") {
    return [filled(polygon(4, size * 1.1, 90), 0), filled(polygon(4, size * 0.65, 90), 4)];
  }
  const points = Math.round(between(luck, 4, 6));
  return [filled(disc(size), 0), filled(star(points, size * 0.85, size * 0.36, 90), 4)];
}

/** Spells are seals: rings with a star of many points inside. */
function seal(luck: Luck, property: string): Shape[] {
  const points = Math.round(between(luck, 5, 9));
  const turn = chance(luck, 0.5) ? 90 : 90 + 180 / points;
  const outer = between(luck, 37, 42);
  const deep = between(luck, 0.36, 0.62);
  const shapes = [drawn(ring(outer), 3, between(luck, 2, 3.6))];
  if (chance(luck, 0.5)) shapes.push(drawn(ring(outer - 6), 2, 1.4));
  if (property === "continuous") {
    shapes.push(filled(rosette("scale", points, 10, outer - 8, 0.8, turn), 3));
  } else if (property === "equip") {
    shapes.push(filled(rosette("blade", 4, 4, outer + 6, 0.5, 45), 3));
    shapes.push(filled(polygon(4, outer * 0.55, turn), 2));
  } else if (property === "field") {
    const top = between(luck, -4, 8);
    shapes.push(filled(`M${-outer} ${top}L${-outer * 0.3} ${top - 24}L4 ${top - 4}L16 ${top - 16}L${outer} ${top}Q0 ${outer * 1.9} ${-outer} ${top}Z`, 3));
  } else if (property === "quick_play") {
    shapes.push(filled(rosette("bolt", Math.min(points, 5), 4, outer - 4, 0.9, turn), 3));
  } else if (property === "ritual") {
    shapes.push(filled(rosette("flame", points, 8, outer - 5, 0.9, turn), 3));
  } else {
    shapes.push(filled(star(points, outer - 4, (outer - 4) * deep, turn), 3));
    shapes.push(filled(star(points, (outer - 4) * deep, outer * deep * 0.5, turn + 180 / points), 1));
  }
  return [...shapes, ...core(luck, between(luck, 7, 11))];
}

/** Traps are snares: corners turned into each other. */
function snare(luck: Luck, property: string): Shape[] {
  const corners = Math.round(between(luck, 3, 6));
  const turn = between(luck, 0, 360 / corners);
  const step = between(luck, 9, 24) * (chance(luck, 0.5) ? 1 : -1);
  const shapes: Shape[] = [];
  if (property === "counter") {
    shapes.push(filled(rosette("claw", corners + 2, 12, 44, 0.9, turn), 3));
  } else if (property === "continuous") {
    shapes.push(drawn(ring(40), 2, 3));
    shapes.push(filled(rosette("horn", corners + 1, 4, 40, 0.8, turn), 3));
  }
  const layers = property === "normal" ? 4 : 2;
  const first = property === "normal" ? 45 : 26;
  for (let i = 0; i < layers; i++) {
    const size = first * 0.76 ** i;
    shapes.push(filled(polygon(corners, size, turn + step * i), [3, 1, 2, 0][i] ?? 3));
  }
  return [...shapes, ...core(luck, between(luck, 6, 9))];
}
