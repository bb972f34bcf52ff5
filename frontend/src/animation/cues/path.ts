/** A rectangle on the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of what lies between two rows. */
const gutter = 9;

/**
 * The way from the middle of one box to that of another. What leaves one card for another goes
 * straight out of it, along the gutter between the rows, and straight in, so that it hides as
 * little as it can.
 */
export function pathBetween(from: Box, to: Box, fromCard: Box, toCard: Box): Point[] {
  const start = middle(from);
  const end = middle(to);
  if (contains(fromCard, end) || contains(toCard, start)) return [start, end];
  const y = gutterBetween(fromCard, toCard);
  return [start, { x: start.x, y }, { x: end.x, y }, end];
}

function gutterBetween(one: Box, other: Box): number {
  const [upper, lower] = one.top <= other.top ? [one, other] : [other, one];
  const bottom = upper.top + upper.height;
  // Just above the lower one: what hangs under the upper one is not crossed.
  if (bottom + 2 * gutter <= lower.top) return lower.top - gutter;
  return bottom < lower.top ? (bottom + lower.top) / 2 : upper.top - gutter;
}

export function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function contains({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** For each point, which share of the whole way has been gone there. */
export function shares(points: readonly Point[]): number[] {
  const lengths = points.map((point, index) => {
    const last = points[index - 1] ?? point;
    return Math.hypot(point.x - last.x, point.y - last.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return lengths.map((length, index) => {
    gone += length;
    if (index === points.length - 1) return 1;
    return whole === 0 ? 0 : gone / whole;
  });
}
