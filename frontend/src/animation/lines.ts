import type { Box, Point } from "./cues/path";

const svg = "http://www.w3.org/2000/svg";

export function outline(name: string, { left, top, width, height }: Box): SVGElement {
  return element("rect", {
    class: name,
    x: left - 3,
    y: top - 3,
    width: width + 6,
    height: height + 6,
    rx: Math.min(width, height) < 60 ? Math.min(width, height) / 2 + 3 : 8,
  });
}

/** A line with a head, which no marker of the page is needed for. */
export function arrow(points: readonly Point[]): SVGElement[] {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const last = points.findLast(({ x, y }) => x !== end.x || y !== end.y) ?? end;
  const angle = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
  return [
    element("polyline", {
      class: "path-line",
      points: points.map(({ x, y }) => `${String(x)},${String(y)}`).join(" "),
    }),
    element("path", {
      class: "path-head",
      d: "M0 0-9-4.5v9z",
      transform: `translate(${String(end.x)} ${String(end.y)}) rotate(${String(angle)})`,
    }),
  ];
}

/** The factor by which an upright stretch must be longer to carry the number. */
const upright = 8;

/** Where on its stretch a number may stand, the best first. */
const spots = [1 / 2, 1 / 3, 2 / 3, 1 / 5, 4 / 5];

/** Numbers that are closer to each other hide one another. */
const apart = 20;

/**
 * The numbers of lines. Each stands on the longest stretch of its line, upright ones being at an
 * edge, in the middle or where no other number stands yet.
 */
export class Numbers {
  readonly #taken: Point[] = [];

  next(points: readonly Point[]): SVGElement[] {
    const stretches = points.slice(1).map((end, index) => {
      const start = points[index] ?? end;
      return { start, end, length: Math.hypot(end.x - start.x, (end.y - start.y) / upright) };
    });
    const longest = stretches.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) return [];
    const { start, end } = longest;
    const possible = spots.map((share) => ({
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    }));
    const spot = possible.find((it) => this.#isFree(it)) ?? possible[0] ?? start;
    this.#taken.push(spot);
    const { x, y } = spot;
    const words = element("text", { class: "path-number", x, y });
    words.textContent = String(this.#taken.length);
    return [element("circle", { class: "path-disc", cx: x, cy: y, r: 9 }), words];
  }

  #isFree({ x, y }: Point): boolean {
    return this.#taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  }
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, String(value));
  }
  return made;
}
