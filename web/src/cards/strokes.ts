// A part of an emblem.

/** One path; `tone` is how light it is (0 to 4), `line` the width of a stroke, 0 if it's filled. */
export interface Shape {
  d: string;
  tone: number;
  line: number;
  opacity: number;
}

export function filled(d: string, tone: number, opacity = 1): Shape {
  return { d, tone, line: 0, opacity };
}

export function drawn(d: string, tone: number, line: number, opacity = 1): Shape {
  return { d, tone, line, opacity };
}
