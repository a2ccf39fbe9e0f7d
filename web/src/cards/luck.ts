// Chance that is the same on every screen: numbers that follow from a passcode.

export type Luck = () => number;

/** Numbers from 0 to 1 (a 32-bit xorshift, warmed up so that near seeds go apart). */
export function generator(seed: number): Luck {
  let state = (Math.imul(seed ^ 0x5e60c, 0x9e3779b1) ^ (seed >>> 13)) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}

export function between(luck: Luck, least: number, most: number): number {
  return least + (most - least) * luck();
}

export function chance(luck: Luck, part: number): boolean {
  return luck() < part;
}

export function pick<Thing>(luck: Luck, things: readonly [Thing, ...Thing[]]): Thing {
  return things[Math.floor(luck() * things.length)] ?? things[0];
}
