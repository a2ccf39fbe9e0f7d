// Emblems of Spells and Traps: what their property is decides the figure, luck the rest.

import { between, chance, pick, type Luck } from "./luck";
import { disc, dots, polygon, ring, rosette, star, web } from "./shapes";
import { drawn, filled, type Shape } from "./strokes";

/** Spells are seals: rings with a figure inside. */
export function seal(luck: Luck, property: string): Shape[] {
  const points = Math.round(between(luck, 4, 9));
  const turn = chance(luck, 0.5) ? 90 : 90 + 180 / points;
  const outer = between(luck, 36, 42);
  const shapes = [drawn(ring(outer), 3, between(luck, 1.6, 4))];
  const rim = pick(luck, ["plain", "double", "dots"] as const);
  if (rim === "double") shapes.push(drawn(ring(outer - 6), 2, 1.6));
  if (rim === "dots") shapes.push(filled(dots(points, outer, 5, turn + 180 / points), 4));
  const inside = outer - (rim === "double" ? 10 : 6);
  return [...shapes, ...figure(luck, property, points, inside, turn)];
}

function figure(luck: Luck, property: string, points: number, size: number, turn: number): Shape[] {
  if (property === "continuous") {
    return [filled(rosette("scale", points, 8, size, 0.8, turn), 3)];
  }
  if (property === "equip") {
    const square = filled(polygon(4, size * 0.62, turn), 2);
    return [filled(rosette("blade", 4, 4, size + 14, 0.55, 45), 3), square];
  }
  if (property === "field") {
    const peak = between(luck, -12, 12);
    const top = between(luck, 0, 10);
    const peaks = `L${peak - 12} ${top - 26}L${peak} ${top - 8}L${peak + 12} ${top - 18}`;
    const hills = `M${-size} ${top}${peaks}L${size} ${top}`;
    return [filled(`${hills}Q0 ${size * 1.9} ${-size} ${top}Z`, 3)];
  }
  if (property === "quick_play") {
    return [filled(rosette("bolt", Math.min(points, 6), 4, size + 3, 0.9, turn), 3)];
  }
  if (property === "ritual") return [filled(rosette("flame", points, 8, size, 0.9, turn), 3)];
  return plainFigure(luck, Math.max(points, 5), size, turn);
}

function plainFigure(luck: Luck, points: number, size: number, turn: number): Shape[] {
  const kind = pick(luck, ["star", "web", "compass", "leaf", "moon", "orbit"] as const);
  if (kind === "web") {
    return [drawn(web(points, points > 6 ? 3 : 2, size, turn), 3, 3.2)];
  }
  if (kind === "compass") {
    return [
      filled(rosette("blade", 4, 3, size * 0.72, 0.5, 45), 2),
      filled(rosette("ray", 4, 3, size + 4, 0.42, 90), 3),
    ];
  }
  if (kind === "leaf") return [filled(rosette("leaf", points, 6, size, 0.7, turn), 3)];
  if (kind === "orbit") {
    return [
      filled(rosette("orbit", Math.min(points, 6), 4, size, 0.8, turn), 3),
      filled(polygon(points, size * 0.44, turn), 2),
    ];
  }
  if (kind === "moon") {
    const r = size * 0.86;
    const crescent = `M0 ${-r}A${r} ${r} 0 1 0 ${r} 0A${r * 0.78} ${r * 0.78} 0 1 1 0 ${-r}Z`;
    return [filled(crescent, 3), filled(star(points, 9, 4, 90), 4)];
  }
  const deep = between(luck, 0.34, 0.66);
  return [
    filled(star(points, size, size * deep, turn), 3),
    filled(star(points, size * deep, size * deep * 0.5, turn + 180 / points), 1),
  ];
}

/** Traps are snares: corners turned into each other, jaws, barbs. */
export function snare(luck: Luck, property: string): Shape[] {
  const corners = Math.round(between(luck, 3, 6));
  const turn = between(luck, 0, 360 / corners);
  if (property === "counter") {
    return [
      filled(rosette("claw", corners + 2, 12, 45, 0.9, turn), 3),
      filled(disc(between(luck, 14, 19)), 2),
    ];
  }
  if (property === "continuous") {
    return [
      drawn(ring(40), 2, between(luck, 2, 5)),
      filled(rosette(pick(luck, ["horn", "bone", "wave"]), corners + 2, 4, 40, 0.9, turn), 3),
      ...nested(luck, corners, 22, 2),
    ];
  }
  const kind = pick(luck, ["nested", "jaws", "barbs", "web"] as const);
  if (kind === "jaws") {
    const teeth = Math.round(between(luck, 5, 9));
    const bite = between(luck, 15, 21);
    return [drawn(ring(39), 3, 5), filled(rosette("ray", teeth, 39, bite, 1, turn), 3)];
  }
  if (kind === "barbs") {
    return [
      drawn(rods(corners, 44, turn), 2, 4),
      filled(rosette("facet", corners * 2, 22, 45, 0.4, turn), 3),
    ];
  }
  if (kind === "web") {
    return [
      drawn(rods(6, 44, turn), 2, 2),
      drawn([16, 28, 40].map((size) => polygon(6, size, turn)).join(""), 3, 3),
    ];
  }
  return nested(luck, corners, 45, 4);
}

/** Lines through the middle. */
function rods(count: number, reach: number, turn: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const radians = ((turn + (180 * i) / count) * Math.PI) / 180;
    const x = Math.round(Math.cos(radians) * reach);
    const y = Math.round(Math.sin(radians) * reach);
    d += `M${-x} ${y}L${x} ${-y}`;
  }
  return d;
}

function nested(luck: Luck, corners: number, first: number, layers: number): Shape[] {
  const turn = between(luck, 0, 360 / corners);
  const step = between(luck, 9, 24) * (chance(luck, 0.5) ? 1 : -1);
  const tones = layers > 2 ? [3, 1, 2, 0] : [2, 0];
  return tones.map((tone, i) => filled(polygon(corners, first * 0.76 ** i, turn + step * i), tone));
}
