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

/** Half of what lies between two rows that are close to each other. */
const gutter = 4;

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

/** How far outside of the drawing a line goes around what is on it. */
const margin = 2;

/** What lies between two rows that are farther apart is rows, too. */
const nextRow = 48;

/** What has a border of its own. */
export interface Card extends Box {
  /** Whether the card's name stands above what is in it, in a line of its own. */
  readonly isNamed?: boolean;
}

/** Above a mark that is farther from the border of a named card stands the name. */
const nameHeight = 16;

/**
 * The way of a line, which stands for longer than a flight and is to cross nothing that is read:
 * past rows that lie between, it goes along the edge of the drawing, and to a mark that stands
 * below its card's name it comes from below.
 */
export function lineBetween(
  from: Box,
  to: Box,
  fromCard: Box,
  toCard: Card,
  width: number,
): Point[] {
  const isDown = fromCard.top <= toCard.top;
  const [upper, lower] = isDown ? [fromCard, toCard] : [toCard, fromCard];
  const [above, below] = [bottomOf(upper) + gutter, lower.top - gutter];
  const direct = pathBetween(from, to, fromCard, toCard);
  const isRowBelow = isDown && bottomOf(fromCard) < toCard.top;
  const isUnderName = isRowBelow && toCard.isNamed === true && to.top - toCard.top > nameHeight;
  if (direct.length === 2 || (below - above < nextRow && !isUnderName))
    return between(direct, fromCard, to);
  const [start, end] = [middle(from), middle(to)];
  const edge = start.x + end.x < width ? -margin : width + margin;
  const leaving = isDown ? Math.min(above, (bottomOf(upper) + lower.top) / 2) : below;
  const arriving = isUnderName ? bottomOf(toCard) + gutter : isDown ? below : above;
  const around = [
    start,
    { x: start.x, y: leaving },
    { x: edge, y: leaving },
    { x: edge, y: arriving },
    { x: end.x, y: arriving },
    end,
  ];
  return between(around, fromCard, to);
}

function gutterBetween(one: Box, other: Box): number {
  const [upper, lower] = one.top <= other.top ? [one, other] : [other, one];
  const bottom = bottomOf(upper);
  // Just above the lower one: what hangs under the upper one is not crossed.
  if (bottom + 2 * gutter <= lower.top) return lower.top - gutter;
  // Side by side: below both, where machines hang; above them is what belongs to another row.
  return bottom < lower.top ? (bottom + lower.top) / 2 : Math.max(bottom, bottomOf(lower)) + gutter;
}

function bottomOf({ top, height }: Box): number {
  return top + height;
}

export function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function contains({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The share of the whole way that has been gone at each point. */
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

/** The way without what of it lies inside of where it begins and ends. */
function between(points: readonly Point[], from: Box, to: Box): Point[] {
  const trimmed = outside(points, from);
  return outside(trimmed.toReversed(), to).toReversed();
}

/** What is left of a way after it has left a box for good. */
function outside(points: readonly Point[], box: Box): Point[] {
  const last = points.findLastIndex((point) => contains(box, point));
  const [inner, outer] = [points[last], points[last + 1]];
  if (inner === undefined || outer === undefined) return [...points];
  return [border(inner, outer, box), ...points.slice(last + 1)];
}

/** Where the line from inside to outside of a box crosses its border. */
function border(inner: Point, outer: Point, { left, top, width, height }: Box): Point {
  const share = Math.min(
    crossing(inner.x, outer.x, left, left + width),
    crossing(inner.y, outer.y, top, top + height),
  );
  return {
    x: inner.x + (outer.x - inner.x) * share,
    y: inner.y + (outer.y - inner.y) * share,
  };
}

function crossing(inner: number, outer: number, low: number, high: number): number {
  if (inner === outer) return 1;
  return Math.min(1, ((outer > inner ? high : low) - inner) / (outer - inner));
}
