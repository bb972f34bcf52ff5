import { durations } from "./cues/durations";
import type { Cue } from "./cues/cue";
import { pathBetween, type Box, type Point } from "./cues/path";
import { wayOf, type Departure } from "./flights";
import type { Measured } from "./measured";

/** More arrows at a time would be a net. */
const mostTrails = 6;

const svg = "http://www.w3.org/2000/svg";

/**
 * Tells without motion who went where: an outline at the old place, one at the new, and an arrow
 * with a number between them.
 */
export class Trails {
  readonly #layer: HTMLElement;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** They stand still, and go as they came. */
  show(cues: readonly Cue[], departed: Departure, after: Measured): void {
    const ways = waysOf(cues, departed, after);
    if (ways.length === 0) return;
    this.stop();
    const drawing = element("svg", { class: "trails", width: after.width, height: after.height });
    for (const [index, trail] of ways.entries()) {
      drawing.append(outline("trail-from", trail.from), outline("trail-to", trail.to));
      drawing.append(...arrow(trail), ...numbered(index + 1, trail));
    }
    this.#layer.append(drawing);
    this.#end = setTimeout(() => {
      this.stop();
    }, durations.trail);
  }

  /** Where too much happens for flights: lines that fade. */
  fade(cues: readonly Cue[], departed: Departure, after: Measured): void {
    const ways = waysOf(cues, departed, after);
    if (ways.length === 0) return;
    const drawing = element("svg", { class: "trails", width: after.width, height: after.height });
    for (const trail of ways) drawing.append(...arrow(trail));
    this.#layer.append(drawing);
    const fading = drawing.animate([{ opacity: 0.6 }, { opacity: 0 }], durations.trail);
    const remove = (): void => {
      drawing.remove();
    };
    void fading.finished.then(remove, remove);
  }

  stop(): void {
    clearTimeout(this.#end);
    for (const drawing of this.#layer.querySelectorAll(".trails")) {
      for (const fading of drawing.getAnimations()) fading.cancel();
      drawing.remove();
    }
  }
}

interface Trail {
  readonly from: Box;
  readonly to: Box;
  readonly points: readonly Point[];
}

function waysOf(cues: readonly Cue[], departed: Departure, after: Measured): Trail[] {
  return cues
    .flatMap((cue) => {
      if (cue.kind !== "flight" && cue.kind !== "packet") return [];
      const way = wayOf(cue, departed, after);
      if (way === null) return [];
      const { from, to } = way;
      const points = pathBetween(from.box, to.box, from.card, to.card);
      return { from: from.box, to: to.box, points };
    })
    .slice(0, mostTrails);
}

function outline(name: string, { left, top, width, height }: Box): SVGElement {
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
function arrow({ points, to }: Trail): SVGElement[] {
  const middle = points.at(-1) ?? { x: 0, y: 0 };
  const last = points.findLast(({ x, y }) => x !== middle.x || y !== middle.y) ?? middle;
  const turn = Math.atan2(middle.y - last.y, middle.x - last.x);
  const angle = (turn * 180) / Math.PI;
  // It stops at the mark's edge, which has a name inside.
  const short = Math.min(to.width, to.height) / 2 + 4;
  const gap = short < 40 ? short : 0;
  const end = { x: middle.x - gap * Math.cos(turn), y: middle.y - gap * Math.sin(turn) };
  const way = [...points.slice(0, -1), end]
    .map(({ x, y }) => `${String(x)},${String(y)}`)
    .join(" ");
  return [
    element("polyline", { class: "trail-line", points: way }),
    element("path", {
      class: "trail-head",
      d: "M0 0-9-4.5v9z",
      transform: `translate(${String(end.x)} ${String(end.y)}) rotate(${String(angle)})`,
    }),
  ];
}

/** The number stands in the middle of the longest stretch. */
function numbered(number: number, { points }: Trail): SVGElement[] {
  const stretches = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    return { length, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  });
  const longest = stretches.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const { x, y } = longest;
  const words = element("text", { class: "trail-number", x, y });
  words.textContent = String(number);
  return [element("circle", { class: "trail-disc", cx: x, cy: y, r: 9 }), words];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, String(value));
  }
  return made;
}
