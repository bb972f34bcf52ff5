/** A place on the chart, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A state's box: its middle, and half of its width and height. */
export interface Box extends Point {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The way of an arrow: a quadratic Bézier curve. */
export interface Curve {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** The distance in pixels between a box and the end of an arrow. */
const gap = 5;

/**
 * The curve from one box to another.
 *
 * @param bow how far its middle lies to the left of the straight way, in pixels
 */
export function curveBetween(from: Box, to: Box, bow: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const over = {
    x: (from.x + to.x) / 2 + (2 * bow * dy) / length,
    y: (from.y + to.y) / 2 - (2 * bow * dx) / length,
  };
  return { from: edgeOf(from, over), over, to: edgeOf(to, over) };
}

/** A point of the curve; 0 is its beginning, 1 its end. */
export function pointOn({ from, over, to }: Curve, part: number): Point {
  const rest = 1 - part;
  const along = (a: number, b: number, c: number): number =>
    rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: along(from.x, over.x, to.x), y: along(from.y, over.y, to.y) };
}

/** As SVG writes it. */
export function pathOf({ from, over, to }: Curve): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)}Q${at(over)} ${at(to)}`;
}

/** Where the straight way from the middle of a box to a point leaves the box. */
function edgeOf(box: Box, towards: Point): Point {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y];
  const across = Math.abs(dx) / (box.halfWidth + gap);
  const down = Math.abs(dy) / (box.halfHeight + gap);
  const scale = Math.max(across, down);
  return scale === 0 ? box : { x: box.x + dx / scale, y: box.y + dy / scale };
}
