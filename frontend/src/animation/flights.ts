import type { Cue, Flight, Link, Packet } from "./cues/cue";
import { lineBetween, middle, pathBetween, shares, type Box, type Point } from "./cues/path";
import { arrow, element } from "./lines";
import type { Found, Measured } from "./measured";

/** What was there before the new drawing: boxes, and the looks of marks that may be gone now. */
export interface Departure {
  readonly before: Measured;
  readonly looks: ReadonlyMap<string, HTMLElement>;
  readonly settled: ReadonlyMap<string, Box>;
}

const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const settleMs = 200;

/** Looks at all that the cues name, while the old drawing still stands. */
export function departure(before: Measured, cues: readonly Cue[], flies: boolean): Departure {
  const looks = new Map<string, HTMLElement>();
  const settled = new Map<string, Box>();
  for (const cue of cues) {
    if (!hasEnds(cue)) continue;
    if (cue.from !== null) before.place(cue.from);
    if (cue.kind === "link") continue;
    const mark = cue.kind === "packet" || cue.isToken === true ? null : before.mark(cue.key);
    if (!flies) continue;
    for (const place of placesOf(cue)) {
      for (const { element, box } of before.marksIn(place)) {
        settled.set(element.dataset["key"] ?? "", box);
      }
    }
    if (mark !== null && cue.kind === "flight") looks.set(cue.key, lookOf(mark.element));
  }
  return { before, looks, settled };
}

/** Whether a cue leads from one place to another. */
export function hasEnds(cue: Cue): cue is Flight | Packet | Link {
  return cue.kind === "flight" || cue.kind === "packet" || cue.kind === "link";
}

function placesOf({ from, to }: Flight | Packet): string[] {
  return [from?.[0], to?.[0]].filter((place) => place !== undefined);
}

/** Where a flight begins and ends; null where there is nothing to see of it. */
export interface Ends {
  readonly from: Found;
  readonly to: Found;
  /** The mark that stands at the end, if it is drawn. */
  readonly landing: Found | null;
}

export function endsOf(
  cue: Flight | Packet | Link,
  { before }: Departure,
  after: Measured,
): Ends | null {
  const isMark = cue.kind === "flight" && cue.isToken !== true;
  const landing = isMark ? after.mark(cue.key) : null;
  const from = (isMark ? before.mark(cue.key) : null) ?? (cue.from && before.place(cue.from));
  const to = landing ?? (cue.to && after.place(cue.to));
  return from === null || to === null ? null : { from, to, landing };
}

/** Plays cues on a layer above the drawing; what lands is shown when it has landed. */
export class Flights {
  readonly #layer: HTMLElement;
  #playing: Animation[] = [];
  #rate = 1;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Ends when all have landed, or been stopped. */
  async play(cues: readonly Cue[], departed: Departure, after: Measured): Promise<void> {
    // All is measured before anything is put on the layer, or each would cost a layout.
    const flying = new Set(cues.map((cue) => (cue.kind === "flight" ? cue.key : "")));
    const travelling = folded(cues, departed, after);
    const settling = settles(flying, departed, after);
    const changing = cues.flatMap((cue) => {
      const element = changedBy(cue, after);
      return element === undefined ? [] : { cue, element };
    });
    const lines = cues.flatMap((cue) => {
      const ends = cue.kind === "link" ? endsOf(cue, departed, after) : null;
      return cue.kind !== "link" || ends === null ? [] : { cue, ends };
    });
    for (const { cue, ends } of lines) this.#draw(cue, ends, after);
    for (const { cue, ends } of travelling) {
      if (ends !== null) this.#fly(cue, ends, departed);
      else if (cue.kind === "flight") this.#appearOrFade(cue, departed, after);
    }
    for (const { cue, element } of changing) {
      this.#animate(element, [{ opacity: 0.35 }, { opacity: 1 }], { duration: cue.ms, easing });
    }
    for (const { element, x, y } of settling) {
      const start = `translate(${String(x)}px, ${String(y)}px)`;
      const timing = { duration: settleMs, easing };
      this.#animate(element, [{ transform: start }, { transform: "none" }], timing);
    }
    await Promise.allSettled(this.#playing.map(({ finished }) => finished));
  }

  /** How many times faster than usual all goes. */
  hasten(rate: number): void {
    this.#rate = rate;
    for (const animation of this.#playing) animation.updatePlaybackRate(rate);
  }

  /** All are where they belong at once. */
  stop(): void {
    for (const animation of this.#playing) animation.cancel();
    this.#playing = [];
    this.#rate = 1;
    this.#layer.replaceChildren();
  }

  #fly(cue: Flight | Packet, ends: Ends, departed: Departure): void {
    const points = pathBetween(ends.from.box, ends.to.box, ends.from.card, ends.to.card);
    const ghost = this.#ghost(cue, ends, departed);
    const timing = { duration: cue.ms, delay: cue.delayMs, easing, fill: "backwards" as const };
    const flight = this.#animate(ghost, travel(points, ends), timing);
    void flight.finished.then(
      () => {
        ghost.remove();
      },
      () => undefined,
    );
    const whole = cue.ms + cue.delayMs;
    if (ends.landing !== null) this.#hide(ends.landing.element, whole);
  }

  /** A line is there before what it causes, and goes when that has landed. */
  #draw({ ms, why }: Link, { from, to }: Ends, { width, height }: Measured): void {
    const drawing = element("svg", { class: `paths cause cause-${why}`, width, height });
    drawing.append(...arrow(lineBetween(from.box, to.box, from.card, to.card, width)));
    this.#layer.append(drawing);
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0 },
    ];
    this.#animate(drawing, frames, { duration: ms, fill: "forwards" });
  }

  #appearOrFade(cue: Flight, { before, looks }: Departure, after: Measured): void {
    const timing = { duration: cue.ms, delay: cue.delayMs, easing, fill: "backwards" as const };
    const come = after.mark(cue.key);
    if (come !== null) {
      this.#animate(come.element, [{ opacity: 0 }, { opacity: 1 }], timing);
      return;
    }
    const gone = before.mark(cue.key);
    const look = looks.get(cue.key);
    if (gone === null || look === undefined) return;
    this.#put(look, gone.box);
    const fading = this.#animate(look, [{ opacity: 1 }, { opacity: 0 }], timing);
    void fading.finished.then(
      () => {
        look.remove();
      },
      () => undefined,
    );
  }

  #ghost(cue: Flight | Packet, { to, from, landing }: Ends, { looks }: Departure): HTMLElement {
    if (landing !== null) return this.#put(lookOf(landing.element), to.box);
    const look = cue.kind === "flight" ? looks.get(cue.key) : undefined;
    if (look !== undefined) {
      const { x, y } = middle(to.box);
      const { width, height } = from.box;
      return this.#put(look, { left: x - width / 2, top: y - height / 2, width, height });
    }
    const chip = document.createElement("span");
    chip.className = cue.kind === "packet" ? "flight-chip" : "flight-chip flight-p";
    chip.textContent = cue.kind === "packet" ? `×${String(cue.count)}` : cue.key;
    const { x, y } = middle(to.box);
    return this.#put(chip, { left: x, top: y, width: 0, height: 0 });
  }

  #put(ghost: HTMLElement, { left, top, width, height }: Box): HTMLElement {
    const { style } = ghost;
    style.setProperty("left", `${String(left)}px`);
    style.setProperty("top", `${String(top)}px`);
    if (width > 0) {
      style.setProperty("width", `${String(width)}px`);
      style.setProperty("height", `${String(height)}px`);
      style.setProperty("--g", `${String(width)}px`);
      style.setProperty("--m", `${String(width)}px`);
    }
    this.#layer.append(ghost);
    return ghost;
  }

  /** The real mark, which has the pointer and the focus, is there all the time, unseen. */
  #hide(element: HTMLElement, ms: number): void {
    const seen = element === document.activeElement ? 0.4 : 0;
    this.#animate(element, [{ opacity: seen }, { opacity: seen }], { duration: ms });
  }

  #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    if (this.#rate !== 1) animation.updatePlaybackRate(this.#rate);
    this.#playing.push(animation);
    return animation;
  }
}

interface Travelling {
  readonly cue: Flight | Packet;
  readonly ends: Ends | null;
}

/**
 * The flights and packets to draw; a packet stands for the flights of its batch that have no drawn
 * end.
 */
function folded(cues: readonly Cue[], departed: Departure, after: Measured): Travelling[] {
  const all = cues
    .filter((cue) => cue.kind === "flight" || cue.kind === "packet")
    .map((cue): Travelling => ({ cue, ends: endsOf(cue, departed, after) }));
  const packets = new Set(
    all.map(({ cue }) => cue).flatMap((cue) => (cue.kind === "packet" ? cue.group : [])),
  );
  const isFolded = ({ cue, ends }: Travelling) =>
    cue.kind === "flight" &&
    packets.has(cue.group) &&
    ends?.landing === null &&
    !departed.looks.has(cue.key);
  return all
    .filter((one) => !isFolded(one))
    .map((one) => {
      const { cue } = one;
      if (cue.kind === "flight") return one;
      const more = all.filter((other) => other.cue.group === cue.group && isFolded(other)).length;
      return { ...one, cue: { ...cue, count: cue.count + more } };
    });
}

function changedBy(cue: Cue, after: Measured): HTMLElement | undefined {
  if (cue.kind === "change") return after.mark(cue.key)?.element;
  return cue.kind === "stop" ? after.place(["processors"])?.element : undefined;
}

/**
 * The moves of goroutines that stay in a place and move up in it: how far they stood from where
 * they stand now.
 */
function settles(flying: ReadonlySet<string>, { settled }: Departure, after: Measured) {
  return [...settled].flatMap(([key, old]) => {
    const now = flying.has(key) ? null : after.mark(key);
    if (now === null) return [];
    const x = old.left - now.box.left;
    const y = old.top - now.box.top;
    return Math.hypot(x, y) < 1 ? [] : { element: now.element, x, y };
  });
}

/** What flies looks like the mark, and is no thing to be found, chosen or read. */
function lookOf(mark: HTMLElement): HTMLElement {
  const look = document.createElement("span");
  look.className = mark.className;
  for (const child of mark.childNodes) {
    if (child instanceof Element || child.nodeType === Node.TEXT_NODE) {
      look.append(child.cloneNode(true));
    }
  }
  return look;
}

function travel(points: readonly Point[], { from, to, landing }: Ends): Keyframe[] {
  const end = middle(to.box);
  const offsets = shares(points);
  const isMark = landing !== null && from.element.matches("[data-kind=g], [data-kind=m]");
  const size = isMark ? from.box.width / Math.max(1, to.box.width) : 1;
  return points.map(({ x, y }, index) => {
    const offset = offsets[index] ?? 1;
    const scale = size + (1 - size) * offset;
    const shift = `translate(${String(x - end.x)}px, ${String(y - end.y)}px)`;
    const transform = `${shift} scale(${String(Math.min(2, Math.max(0.5, scale)))})`;
    // What is folded away at its end melts into its place.
    const opacity = landing === null && index === points.length - 1 ? 0.2 : 1;
    return { offset, transform, opacity };
  });
}
