import { expect, test } from "vitest";
import type { CardFace } from "../lib/protocol";
import { emblemOf } from "./emblem";
import { fit } from "./fit";
import { frameOf } from "./frame";

function face(code: number, about: Partial<CardFace> = {}): CardFace {
  return {
    code,
    name: { en: "", zh: "", ja: "" },
    kind: "monster",
    types: ["effect"],
    attribute: "dark",
    race: "dragon",
    level: 4,
    rank: null,
    link: null,
    markers: [],
    scale: null,
    atk: 0,
    defense: 0,
    materials: [],
    effects: [],
    filler: false,
    unwritten: false,
    withdrawn: null,
    origin: null,
    ...about,
  };
}

test("every card has an emblem of its own", () => {
  const kinds: Partial<CardFace>[] = [
    {},
    { race: "machine" },
    { kind: "spell", types: ["normal"], attribute: null, race: null },
    { kind: "trap", types: ["counter"], attribute: null, race: null },
  ];
  for (const kind of kinds) {
    const seen = new Set<string>();
    for (let code = 1; code <= 300; code++) {
      // Codes next to each other are as different as any, so each kind has its own range.
      const about = face(code + 1000 * kinds.indexOf(kind), kind);
      seen.add(JSON.stringify(emblemOf(about)));
    }
    expect(seen.size).toBe(300);
  }
});

test("an emblem holds nothing but numbers that can be drawn", () => {
  for (const property of ["normal", "continuous", "equip", "field", "quick_play", "ritual"]) {
    for (let code = 5000; code < 5060; code++) {
      const card = face(code + property.length * 100, { kind: "spell", types: [property] });
      for (const shape of emblemOf(card).shapes) expect(shape.d).toMatch(/^[MLQAHVZam\d\s.-]+$/);
    }
  }
});

test("the frame is that of the Extra Deck, of the Ritual or of the Token, then by effect", () => {
  expect(frameOf(face(1, { types: ["fusion", "pendulum", "effect"] }))).toBe("fusion");
  expect(frameOf(face(1, { types: ["ritual", "effect"] }))).toBe("ritual");
  expect(frameOf(face(1, { types: ["tuner", "normal"] }))).toBe("normal");
  expect(frameOf(face(1, { types: ["tuner", "effect"] }))).toBe("effect");
  expect(frameOf(face(1, { kind: "trap", types: ["continuous"] }))).toBe("trap");
});

// One em a letter.
const square = (text: string) => text.length;

test("a name that fits has the largest letters", () => {
  expect(fit("Sangan", 90, 13, 10, square)).toEqual({ size: 13, lines: ["Sangan"] });
});

test("a longer one has smaller letters", () => {
  expect(fit("Jinzo 2026", 110, 13, 10, square)).toEqual({ size: 11, lines: ["Jinzo 2026"] });
});

test("an even longer one has two lines, broken between words where it is best", () => {
  const lines = ["Phantom", "Knights of"];
  expect(fit("Phantom Knights of", 90, 13, 10, square)).toEqual({ size: 9, lines });
  expect(fit("青眼の・白い龍", 50, 13, 10, square).lines).toEqual(["青眼の・", "白い龍"]);
});

test("words are torn apart only if the letters would become too small", () => {
  expect(fit("マジシャン・ガール", 60, 13, 10, square).lines).toEqual(["マジシャン・", "ガール"]);
  expect(fit("神圣防护罩反射镜力之墙的", 60, 13, 10, square)).toEqual({
    size: 10,
    lines: ["神圣防护罩反", "射镜力之墙的"],
  });
});

test("letters don't become smaller than can be read", () => {
  expect(fit("Supercalifragilisticexpialidocious", 90, 13, 10, square).size).toBe(6);
});
