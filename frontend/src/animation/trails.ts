import { durations } from "./cues/durations";
import type { Cue } from "./cues/cue";
import { middle, type Box } from "./cues/path";
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
    const width = after.width;
    const drawing = element("svg", { class: "trails", width, height: after.height });
    for (const [index, { from, to }] of ways.entries()) {
      drawing.append(outline("trail-from", from), outline("trail-to", to));
      drawing.append(...arrow(from, to), ...numbered(index + 1, from, to));
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
    for (const { from, to } of ways) drawing.append(...arrow(from, to));
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
}

function waysOf(cues: readonly Cue[], departed: Departure, after: Measured): Trail[] {
  return cues
    .flatMap((cue) => {
      if (cue.kind !== "flight" && cue.kind !== "packet") return [];
      const way = wayOf(cue, departed, after);
      return way === null ? [] : { from: way.from.box, to: way.to.box };
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
function arrow(from: Box, to: Box): SVGElement[] {
  const start = middle(from);
  const end = middle(to);
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return [
    element("line", { class: "trail-line", x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
    element("path", {
      class: "trail-head",
      d: "M0 0-9-4.5v9z",
      transform: `translate(${String(end.x)} ${String(end.y)}) rotate(${String(angle)})`,
    }),
  ];
}

function numbered(number: number, from: Box, to: Box): SVGElement[] {
  const start = middle(from);
  const end = middle(to);
  const x = (start.x + end.x) / 2;
  const y = (start.y + end.y) / 2;
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
