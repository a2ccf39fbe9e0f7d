// SFC32, the same generator as segoc's own (src/segoc/kernel/chance.py).

export class Random {
  constructor(seed) {
    this.a = seed >>> 0;
    this.b = 0;
    this.c = 0;
    this.counter = 1;
    for (let round = 0; round < 15; round++) this.word();
  }

  /** The next 32 random bits. */
  word() {
    const { b, c } = this;
    const result = (this.a + b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = (b ^ (b >>> 9)) >>> 0;
    this.b = (c + (c << 3)) >>> 0;
    this.c = (((c << 21) | (c >>> 11)) + result) >>> 0;
    return result;
  }

  /** A number from 0 to n - 1, each equally likely. */
  below(n) {
    const limit = 0x100000000 - (0x100000000 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  shuffled(items) {
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
    }
    return shuffled;
  }
}
