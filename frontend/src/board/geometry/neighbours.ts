/** A box on the board; the browser's `DOMRect` is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest box in that direction, as an index; what lies askew counts as farther away. */
export function neighbour(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = boxes[from];
  if (start === undefined) return undefined;
  let nearest: number | undefined;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const distance = index === from ? Infinity : distanceTo(start, box, direction);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  });
  return nearest;
}

function distanceTo(from: Box, to: Box, direction: Direction): number {
  // What stands in another thing, as a goroutine in its machine, is one step down from that.
  if (isIn(to, from)) return direction === "down" ? 0 : Infinity;
  if (isIn(from, to)) return direction === "up" ? 0 : Infinity;
  const across = direction === "left" || direction === "right";
  const right = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const ahead = { left: -right, right, up: -down, down }[direction];
  const least = across ? Math.min(from.width, to.width) : Math.min(from.height, to.height);
  if (ahead < 1 || ahead < least * beside) return Infinity;
  const askew = across
    ? overhang(from.top, from.height, to.top, to.height)
    : overhang(from.left, from.width, to.left, to.width);
  return ahead + 3 * askew + (askew > 0 ? rowPenalty : 0) + Math.abs(across ? down : right) / 8;
}

/** What is offset by less than this share of its size stands beside, not ahead. */
const beside = 0.3;

/** Something in the same row or column is preferred to something nearer beside it. */
const rowPenalty = 240;

function isIn(inner: Box, outer: Box): boolean {
  const right = inner.left + inner.width / 2 - outer.left;
  const down = inner.top + inner.height / 2 - outer.top;
  const isSmaller = inner.width < outer.width && inner.height < outer.height;
  return isSmaller && right > 0 && right < outer.width && down > 0 && down < outer.height;
}

/** How far two stretches are apart; nothing if they overlap. */
function overhang(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, a - b - bLength, b - a - aLength);
}
