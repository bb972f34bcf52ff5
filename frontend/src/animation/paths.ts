import { durations } from "./cues/durations";
import type { Cue } from "./cues/cue";
import { lineBetween, type Box, type Point } from "./cues/path";
import { endsOf, hasEnds, type Departure } from "./flights";
import { arrow, element, Numbers, outline } from "./lines";
import type { Measured } from "./measured";

/** More arrows at a time would be a net. */
const mostPaths = 6;

/** The most lines that linger: nobody reads more before the next step. */
const mostLingering = 3;

/**
 * Tells without motion who went where: an outline at the old place, one at the new, and an arrow
 * with a number between them.
 */
export class Paths {
  readonly #layer: HTMLElement;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** They stand still, and go as they came. */
  show(cues: readonly Cue[], departed: Departure, after: Measured): void {
    const paths = pathsOf(cues, departed, after);
    if (paths.length === 0) return;
    this.clear();
    const drawing = element("svg", {
      class: "paths still",
      width: after.width,
      height: after.height,
    });
    for (const { from, to } of paths)
      drawing.append(outline("path-from", from), outline("path-to", to));
    drawing.append(...numberedArrows(paths));
    this.#layer.append(drawing);
    this.#end = setTimeout(() => {
      this.clear();
    }, durations.path);
  }

  /** Keeps causes and changes readable until something else is drawn. */
  linger(cues: readonly Cue[], departed: Departure, after: Measured): void {
    this.clear();
    const causes = cues.filter(
      (cue) => cue.kind === "link" || (cue.kind === "flight" && cue.isToken === true),
    );
    const paths = pathsOf(causes, departed, after).slice(0, mostLingering);
    if (paths.length === 0) return;
    const { width, height } = after;
    const drawing = element("svg", { class: "paths cause still", width, height });
    drawing.append(...numberedArrows(paths));
    this.#layer.append(drawing);
  }

  /** Where too much happens for flights: lines that fade. */
  fade(cues: readonly Cue[], departed: Departure, after: Measured): void {
    const paths = pathsOf(cues, departed, after);
    if (paths.length === 0) return;
    const drawing = element("svg", { class: "paths", width: after.width, height: after.height });
    for (const { points } of paths) drawing.append(...arrow(points));
    this.#layer.append(drawing);
    const fading = drawing.animate([{ opacity: 0.6 }, { opacity: 0 }], durations.fading);
    const remove = (): void => {
      drawing.remove();
    };
    void fading.finished.then(remove, remove);
  }

  /** What stands still is not of what is shown any more. */
  clear(): void {
    clearTimeout(this.#end);
    this.#layer.querySelector(".still")?.remove();
  }

  stop(): void {
    this.clear();
    for (const drawing of this.#layer.querySelectorAll(".paths")) {
      for (const fading of drawing.getAnimations()) fading.cancel();
      drawing.remove();
    }
  }
}

interface Path {
  readonly from: Box;
  readonly to: Box;
  readonly points: readonly Point[];
}

/** No number lies under another path. */
function numberedArrows(paths: readonly Path[]): SVGElement[] {
  const numbers = new Numbers();
  return [
    ...paths.flatMap(({ points }) => arrow(points)),
    ...paths.flatMap(({ points }) => numbers.next(points)),
  ];
}

/** The paths that are drawn, in the order in which they happen. */
function pathsOf(cues: readonly Cue[], departed: Departure, after: Measured): Path[] {
  return cues
    .flatMap((cue) => (hasEnds(cue) ? cue : []))
    .toSorted((one, other) => one.delayMs - other.delayMs)
    .flatMap((cue) => {
      const ends = endsOf(cue, departed, after);
      if (ends === null) return [];
      const { from, to } = ends;
      const points = lineBetween(from.box, to.box, from.card, to.card, after.width);
      return { from: from.box, to: to.box, points };
    })
    .slice(0, mostPaths);
}
