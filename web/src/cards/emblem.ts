// Our own "artwork": an emblem for each card, from its passcode, attribute and type. The type
// decides what it is made of, the attribute its colour, the passcode everything else; so the
// cards of a kind are a family, and no two of them are the same.

import type { CardFace } from "../lib/protocol";
import { between, chance, generator, pick, type Luck } from "./luck";
import { seal, snare } from "./seals";
import { disc, petal, polygon, ring, rosette, star, type Petal } from "./shapes";
import { drawn, filled, type Shape } from "./strokes";

export interface Emblem {
  hue: number;
  chroma: number;
  /** How much lighter it is than others. */
  lift: number;
  shapes: readonly Shape[];
}

interface Recipe {
  /** Around a centre, or two halves that mirror each other. */
  form: "rosette" | "crest";
  petals: readonly [Petal, ...Petal[]];
  count: readonly [number, number];
}

const RECIPES: Record<string, Recipe> = {
  warrior: { form: "crest", petals: ["blade", "facet"], count: [2, 3] },
  spellcaster: { form: "rosette", petals: ["ray", "leaf", "orbit", "blade"], count: [5, 8] },
  fairy: { form: "crest", petals: ["feather", "leaf"], count: [3, 5] },
  fiend: { form: "crest", petals: ["horn", "wing"], count: [2, 4] },
  zombie: { form: "crest", petals: ["bone", "horn"], count: [3, 5] },
  machine: { form: "rosette", petals: ["tooth", "circuit"], count: [6, 11] },
  aqua: { form: "rosette", petals: ["drop", "wave"], count: [4, 7] },
  pyro: { form: "rosette", petals: ["flame"], count: [5, 8] },
  rock: { form: "rosette", petals: ["facet", "tooth"], count: [3, 6] },
  winged_beast: { form: "crest", petals: ["feather", "wing"], count: [4, 6] },
  plant: { form: "rosette", petals: ["leaf", "drop", "scale"], count: [4, 8] },
  insect: { form: "crest", petals: ["bone", "claw"], count: [3, 4] },
  thunder: { form: "rosette", petals: ["bolt", "ray"], count: [3, 6] },
  dragon: { form: "crest", petals: ["wing", "horn", "wave"], count: [2, 4] },
  beast: { form: "crest", petals: ["claw", "facet"], count: [3, 4] },
  beast_warrior: { form: "crest", petals: ["claw", "blade"], count: [2, 3] },
  dinosaur: { form: "crest", petals: ["facet", "claw"], count: [3, 5] },
  fish: { form: "rosette", petals: ["scale", "wave"], count: [5, 8] },
  sea_serpent: { form: "crest", petals: ["wave", "feather"], count: [3, 4] },
  reptile: { form: "crest", petals: ["scale", "claw"], count: [3, 4] },
  psychic: { form: "rosette", petals: ["orbit", "drop"], count: [3, 5] },
  divine_beast: { form: "crest", petals: ["ray"], count: [5, 7] },
  creator_god: { form: "rosette", petals: ["ray"], count: [9, 12] },
  wyrm: { form: "crest", petals: ["wave", "flame"], count: [4, 6] },
  cyberse: { form: "rosette", petals: ["circuit", "blade"], count: [4, 6] },
  illusion: { form: "rosette", petals: ["orbit", "feather"], count: [5, 7] },
};
const PLAIN: Recipe = { form: "rosette", petals: ["leaf"], count: [3, 6] };

// Hue, strength and lightness of the colour, in OKLCH, and how far the hue may stray.
type Colour = readonly [hue: number, chroma: number, lift: number, stray: number];
const COLOURS: Record<string, Colour> = {
  light: [92, 0.085, 0.13, 10],
  dark: [302, 0.115, 0, 16],
  earth: [58, 0.085, 0, 10],
  water: [246, 0.115, 0, 16],
  fire: [32, 0.15, 0, 10],
  wind: [148, 0.105, 0, 16],
  divine: [84, 0.13, 0.06, 6],
  spell: [180, 0.09, 0, 26],
  trap: [352, 0.115, 0, 20],
};
const GREY: Colour = [250, 0.03, 0, 0];

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
  const [hue, chroma, lift, stray] = COLOURS[face.attribute ?? face.kind] ?? GREY;
  const shapes: Shape[] = ground(luck);
  const word = face.types[0] ?? "normal";
  if (face.kind === "spell") shapes.push(...seal(luck, word), ...core(luck, between(luck, 7, 11)));
  else if (face.kind === "trap")
    shapes.push(...snare(luck, word), ...core(luck, between(luck, 6, 9)));
  else {
    const recipe = RECIPES[face.race ?? ""] ?? PLAIN;
    shapes.push(...(recipe.form === "crest" ? crest(luck, recipe) : flower(luck, recipe)));
  }
  return { hue: hue + between(luck, -stray, stray), chroma, lift, shapes };
}

/** What lies behind: quiet enough that the figure stands out. */
function ground(luck: Luck): Shape[] {
  const kind = pick(luck, ["rays", "rings", "hill", "facets"] as const);
  if (kind === "rays") {
    const count = Math.round(between(luck, 7, 13));
    return [filled(rosette("ray", count, 150, 0, 0.55, between(luck, 0, 360)), 1, 0.45)];
  }
  if (kind === "rings") {
    const from = between(luck, 30, 38);
    return [drawn([0, 12, 24, 36, 48, 60].map((more) => ring(from + more)).join(""), 1, 4, 0.5)];
  }
  if (kind === "hill") {
    const top = between(luck, 4, 22);
    const lean = between(luck, -16, 16);
    return [
      filled(`M-150 ${top + 2 * lean}Q0 ${top - 40} 150 ${top - 2 * lean}V90H-150Z`, 1, 0.55),
    ];
  }
  const turn = between(luck, 0, 90);
  return [filled(polygon(3, 110, turn), 1, 0.35), filled(polygon(3, 70, turn + 60), 1, 0.45)];
}

/** Petals around a centre, in two or three layers. */
function flower(luck: Luck, recipe: Recipe): Shape[] {
  const kind = pick(luck, recipe.petals);
  const count = Math.round(between(luck, recipe.count[0], recipe.count[1]));
  const turn = chance(luck, 0.5) ? 0 : 180 / count;
  const reach = between(luck, 36, 43);
  const width = between(luck, 0.55, 0.95);
  const shapes = [filled(rosette(kind, count, 9, reach, width, turn), 3)];
  if (chance(luck, 0.65)) {
    const inner = between(luck, 0.52, 0.7) * reach;
    const shifted = chance(luck, 0.5) ? turn + 180 / count : turn;
    shapes.push(filled(rosette(kind, count, 6, inner, width, shifted), 2));
  }
  return [...shapes, ...core(luck, between(luck, 8, 14))];
}

/** A spine with limbs to both sides, from the top down. */
function crest(luck: Luck, recipe: Recipe): Shape[] {
  const kind = pick(luck, recipe.petals);
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
      limbs += petal(kind, 6, long, width, 90 - angle * side, -side);
      shadows += petal(kind, 6, long * 0.62, width * 0.8, 90 - (angle + 13) * side, -side);
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
    const [w, h] = [size * 1.4, size * 1.5];
    const lid = `M${-w} 0Q0 ${-h} ${w} 0Q0 ${h} ${-w} 0Z`;
    return [filled(lid, 0), filled(disc(size * 0.5), 4)];
  }
  if (kind === "gem")
    return [filled(polygon(6, size, 90), 0), filled(polygon(6, size * 0.6, 90), 4)];
  if (kind === "square") {
    return [filled(polygon(4, size * 1.1, 90), 0), filled(polygon(4, size * 0.65, 90), 4)];
  }
  const points = Math.round(between(luck, 4, 6));
  return [filled(disc(size), 0), filled(star(points, size * 0.85, size * 0.36, 90), 4)];
}
