import { beforeAll, expect, test, vi } from "vitest";
import type { CardFace, Words } from "../lib/protocol";

let reportOf: (typeof import("./report"))["reportOf"];
let speech: (typeof import("../i18n/index.svelte"))["speech"];

beforeAll(async () => {
  // The language is kept in the browser.
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => {} });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  ({ reportOf } = await import("./report"));
  ({ speech } = await import("../i18n/index.svelte"));
});

const words = (text: string): Words => ({ en: `${text} en`, zh: `${text} zh`, ja: `${text} ja` });
const FACE = {
  code: 7084129,
  name: { en: "Magician's Rod", zh: "魔术师之杖", ja: "マジシャンズ・ロッド" },
  materials: [],
  effects: [
    { label: "", pendulum: false, text: words("condition") },
    { label: "①", pendulum: true, text: words("first") },
    { label: "①", pendulum: false, text: words("second") },
  ],
} as unknown as CardFace;
const BOARD = "A's turn, Main Phase 1\nA hand: 魔术师之杖\n";

function report(more: object = {}): string {
  return reportOf({ face: FACE, version: "1.2", said: "", ...more });
}

test.each(["en", "zh", "ja"] as const)("it says which card, which version, and what it does (%s)", (language) => {
  speech.use(language);
  const lines = report().split("\n");
  expect(lines[0]).toBe(speech.t("wrong.title"));
  expect(lines[1]).toContain("Magician's Rod / 魔术师之杖 / マジシャンズ・ロッド");
  expect(lines[2]).toContain("7084129");
  expect(lines[3]).toContain("segoc 1.2");
  // In the language of who reports.
  expect(lines).toContain(`– condition ${language}`);
  expect(lines).toContain(`P① first ${language}`);
  expect(lines).toContain(`① second ${language}`);
  expect(report()).toContain(speech.t("wrong.said.blank"));
});

test("what was said stands in it, and no blank", () => {
  const text = report({ said: "  It should draw.\n" });
  expect(text).toContain(`${speech.t("wrong.said")}\nIt should draw.\n`);
  expect(text).not.toContain(speech.t("wrong.said.blank"));
});

test("of the duel it says what is in the board, and nothing else", () => {
  expect(report({ board: BOARD })).toBe(`${report()}\n${speech.t("wrong.board")}\n${BOARD}`);
  expect(report({ board: null })).toContain(speech.t("wrong.board.none"));
  expect(report()).not.toContain(speech.t("wrong.board"));
});

test("where the effects come from is said of a card that can say it", () => {
  const origin = { by: "read", text: "2026", checks: [] };
  const said = `\n${speech.t("wrong.origin.read")}\n${speech.t("wrong.origin.text")} 2026\n`;
  expect(report({ face: { ...FACE, origin } })).toContain(said);
  const undated = report({ face: { ...FACE, origin: { ...origin, text: "" } } });
  expect(undated).not.toContain(speech.t("wrong.origin.text"));
  expect(report()).not.toContain(speech.t("wrong.origin.read"));
});

test("a card without effects has none", () => {
  expect(report({ face: { ...FACE, effects: [] } })).toContain(speech.t("card.no_effect"));
});

test("what a monster is made from is said, and a name that is the same is said once", () => {
  const name = { en: "DDD", zh: "DDD", ja: "ＤＤＤ" };
  const text = report({ face: { ...FACE, name, materials: [words("1 Tuner")] } });
  expect(text).toContain(`1 Tuner ${speech.language}`);
  expect(text).toContain(`${speech.t("wrong.card")} DDD / ＤＤＤ\n`);
});
