// The shapes that emblems are made of, as SVG paths around the middle (0, 0). Angles are in
// degrees, counter-clockwise from the right.

export type Petal =
  | "blade"
  | "ray"
  | "feather"
  | "horn"
  | "bone"
  | "tooth"
  | "drop"
  | "flame"
  | "facet"
  | "leaf"
  | "bolt"
  | "wing"
  | "claw"
  | "scale"
  | "wave"
  | "orbit"
  | "circuit";

// The outline of a petal that points to the right, from 0 to 1 along it and as much across as it
// is wide: points of "M…", "L…" and "Q…" commands. `s` is the side to which it bends.
type Command = readonly [
  letter: "M" | "L" | "Q",
  ...points: readonly (readonly [number, number])[],
];
type Outline = readonly Command[];

const OUTLINES: Record<Petal, Outline> = {
  blade: [
    ["M", [0, 0.1]],
    ["L", [0.7, 0.24]],
    ["L", [1, 0]],
    ["L", [0.7, -0.24]],
    ["L", [0, -0.1]],
  ],
  ray: [
    ["M", [0, 0.3]],
    ["L", [1, 0]],
    ["L", [0, -0.3]],
  ],
  feather: [
    ["M", [0, 0]],
    ["Q", [0.45, 0.44], [1, 0.2]],
    ["Q", [0.86, -0.16], [0, 0]],
  ],
  horn: [
    ["M", [0, 0.24]],
    ["Q", [0.7, 0.34], [1, -0.3]],
    ["Q", [0.62, -0.02], [0, -0.24]],
  ],
  bone: [
    ["M", [0, 0.08]],
    ["L", [0.5, 0.26]],
    ["L", [1, -0.18]],
    ["L", [0.52, 0.08]],
    ["L", [0, -0.12]],
  ],
  tooth: [
    ["M", [0, 0.34]],
    ["L", [0.72, 0.3]],
    ["L", [0.72, 0.2]],
    ["L", [1, 0.16]],
    ["L", [1, -0.16]],
    ["L", [0.72, -0.2]],
    ["L", [0.72, -0.3]],
    ["L", [0, -0.34]],
  ],
  drop: [
    ["M", [0, 0]],
    ["Q", [0.62, 0.18], [0.74, 0.32]],
    ["Q", [1.02, 0.32], [1, 0]],
    ["Q", [1.02, -0.32], [0.74, -0.32]],
    ["Q", [0.62, -0.18], [0, 0]],
  ],
  flame: [
    ["M", [0, 0.2]],
    ["Q", [0.42, 0.62], [1, 0.12]],
    ["Q", [0.58, 0.16], [0.5, -0.16]],
    ["Q", [0.3, -0.3], [0, -0.2]],
  ],
  facet: [
    ["M", [0, 0.16]],
    ["L", [0.6, 0.44]],
    ["L", [1, 0]],
    ["L", [0.6, -0.44]],
    ["L", [0, -0.16]],
  ],
  leaf: [
    ["M", [0, 0]],
    ["Q", [0.5, 0.52], [1, 0]],
    ["Q", [0.5, -0.52], [0, 0]],
  ],
  bolt: [
    ["M", [0, 0.16]],
    ["L", [0.56, 0.34]],
    ["L", [0.5, 0.08]],
    ["L", [1, 0.04]],
    ["L", [0.44, -0.34]],
    ["L", [0.5, -0.08]],
    ["L", [0, -0.16]],
  ],
  wing: [
    ["M", [0, 0.12]],
    ["Q", [0.5, 0.5], [1, 0.06]],
    ["L", [0.78, -0.04]],
    ["Q", [0.66, 0.06], [0.6, -0.24]],
    ["Q", [0.4, 0], [0.28, -0.34]],
    ["L", [0, -0.14]],
  ],
  claw: [
    ["M", [0, 0.3]],
    ["Q", [0.62, 0.42], [1, -0.08]],
    ["Q", [0.5, 0.06], [0, -0.06]],
  ],
  scale: [
    ["M", [0, 0.06]],
    ["L", [0.6, 0.44]],
    ["Q", [1.1, 0.4], [1, 0]],
    ["Q", [1.1, -0.4], [0.6, -0.44]],
    ["L", [0, -0.06]],
  ],
  wave: [
    ["M", [0, 0.22]],
    ["Q", [0.3, 0.46], [0.6, 0.14]],
    ["Q", [0.76, -0.04], [1, 0.2]],
    ["Q", [0.86, -0.34], [0.54, -0.14]],
    ["Q", [0.3, 0.06], [0, -0.12]],
  ],
  orbit: [
    ["M", [0.5, 0.46]],
    ["Q", [0.98, 0.46], [1, 0]],
    ["Q", [0.98, -0.46], [0.5, -0.46]],
    ["Q", [0.72, -0.3], [0.72, 0]],
    ["Q", [0.72, 0.3], [0.5, 0.46]],
  ],
  circuit: [
    ["M", [0, 0.08]],
    ["L", [0.62, 0.08]],
    ["L", [0.62, 0.26]],
    ["L", [1, 0.26]],
    ["L", [1, -0.26]],
    ["L", [0.62, -0.26]],
    ["L", [0.62, -0.08]],
    ["L", [0, -0.08]],
  ],
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A petal from `from` to `to` away from the middle; `side` -1 mirrors it. */
export function petal(
  kind: Petal,
  from: number,
  to: number,
  width: number,
  angle: number,
  side: number,
): string {
  const radians = (angle * Math.PI) / 180;
  const along = [Math.cos(radians), -Math.sin(radians)] as const;
  const across = [along[1], -along[0]] as const;
  const long = to - from;
  let d = "";
  for (const [letter, ...points] of OUTLINES[kind]) {
    d += letter;
    d += points
      .map(([x, y]) => {
        const a = from + x * long;
        const b = y * width * long * side;
        return `${round(a * along[0] + b * across[0])} ${round(a * along[1] + b * across[1])}`;
      })
      .join(" ");
  }
  return `${d}Z`;
}

/** Petals all around. */
export function rosette(
  kind: Petal,
  count: number,
  from: number,
  to: number,
  width: number,
  turn: number,
): string {
  // Many petals are slimmer, so that the gaps between them remain.
  const slim = Math.min(1.25, (width * 7) / count);
  let d = "";
  for (let i = 0; i < count; i++) d += petal(kind, from, to, slim, turn + (360 * i) / count, 1);
  return d;
}

export function polygon(corners: number, radius: number, turn: number): string {
  return star(corners, radius, radius * Math.cos(Math.PI / corners), turn);
}

export function star(points: number, outer: number, inner: number, turn: number): string {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const radians = ((turn + (180 * i) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    const x = round(Math.cos(radians) * radius);
    const y = round(-Math.sin(radians) * radius);
    d += `${i === 0 ? "M" : "L"}${x} ${y}`;
  }
  return `${d}Z`;
}

/** A star of lines that cross each other: from each point to the one `step` further on. */
export function web(points: number, step: number, radius: number, turn: number): string {
  let d = "";
  for (let i = 0; i < points; i++)
    d += `M${at(radius, turn, i, points)}L${at(radius, turn, i + step, points)}`;
  return d;
}

/** Discs in a circle. */
export function dots(count: number, radius: number, size: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const r = round(size);
    const half = `a${r} ${r} 0 1 0`;
    d += `M${at(radius, turn, i, count)}m${-r} 0${half} ${2 * r} 0${half} ${-2 * r} 0Z`;
  }
  return d;
}

function at(radius: number, turn: number, step: number, count: number): string {
  const radians = ((turn + (360 * step) / count) * Math.PI) / 180;
  return `${round(Math.cos(radians) * radius)} ${round(-Math.sin(radians) * radius)}`;
}

export function disc(radius: number): string {
  return ring(radius);
}

/** A circle, to be filled or drawn. */
export function ring(radius: number): string {
  const r = round(radius);
  return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
}
