import { expect, test } from "vitest";
import type { Table } from "../lib/protocol";
import { Chunks } from "./chunks";

function counted(count: number, size = 10) {
  const asked: number[] = [];
  const chunks = new Chunks(size, count, (first) => {
    asked.push(first);
    const length = Math.min(size, count - first);
    return Promise.resolve(Array.from({ length }, (_, i) => ({ turn: first + i }) as Table));
  });
  return { asked, chunks };
}

test("the table of every moment", async () => {
  const { chunks } = counted(35);
  for (const moment of [0, 9, 10, 34]) {
    expect((await chunks.table(moment)).turn).toBe(moment);
  }
});

test("what is near is asked for ahead, and nothing twice", async () => {
  const { asked, chunks } = counted(35);
  await chunks.table(3);
  expect(asked).toEqual([0]);
  await chunks.table(7);
  expect(asked).toEqual([0, 10]);
  await chunks.table(12);
  await chunks.table(34);
  expect(asked).toEqual([0, 10, 30, 20]);
});

test("of a long duel only a few are kept", async () => {
  const { asked, chunks } = counted(1000);
  for (let moment = 0; moment < 1000; moment += 10) await chunks.table(moment);
  const before = asked.length;
  await chunks.table(995);
  expect(asked).toHaveLength(before);
  await chunks.table(0);
  expect(asked).toHaveLength(before + 1);
});

test("what failed is asked for again", async () => {
  let fails = true;
  const chunks = new Chunks(10, 10, () =>
    fails ? Promise.reject(new Error("no")) : Promise.resolve([{ turn: 0 } as Table]),
  );
  await expect(chunks.table(0)).rejects.toThrow("no");
  fails = false;
  expect((await chunks.table(0)).turn).toBe(0);
});
