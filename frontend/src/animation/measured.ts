import type { Anchors } from "./cues/anchors";
import type { Box, Card } from "./cues/path";

/** What has a border of its own: a flight leaves it straight and goes round the others. */
const cards = ".p-card, .place, gopark-wait-place, gopark-global-queue, gopark-machine";

/** Cards whose name stands above what is in them, unless they are drawn in one line. */
const named = ".place, gopark-wait-place";

/** Something on the drawing, and where it was when it was looked for. */
export interface Found {
  readonly element: HTMLElement;
  /** Within the drawing. */
  readonly box: Box;
  readonly card: Card;
}

/** Finds marks and places on one drawing; measures each once, in the drawing’s own pixels. */
export class Measured {
  readonly #root: HTMLElement;
  readonly #origin: DOMRect;
  /** How many of the window's pixels one of the drawing's is: it may be drawn enlarged. */
  readonly #scale: number;
  readonly #found = new Map<string, Found | null>();

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#origin = root.getBoundingClientRect();
    this.#scale = root.offsetWidth > 0 ? this.#origin.width / root.offsetWidth : 1;
  }

  get width(): number {
    return this.#origin.width / this.#scale;
  }

  get height(): number {
    return this.#origin.height / this.#scale;
  }

  mark(key: string): Found | null {
    return this.#once(`mark ${key}`, () =>
      this.#root.querySelector(`[data-item][data-key="${CSS.escape(key)}"]`),
    );
  }

  /** The most exact of a place's names that is on the drawing. */
  place(anchors: Anchors): Found | null {
    for (const name of anchors) {
      const found = this.#once(name, () => {
        const escaped = CSS.escape(name);
        return (
          this.#root.querySelector(`[data-place="${escaped}"]:not([data-item])`) ??
          this.#root.querySelector(`[data-item][data-key="${escaped}"], [data-zone="${escaped}"]`)
        );
      });
      if (found !== null) return found;
    }
    return null;
  }

  /** The marks that stand in a place. */
  marksIn(place: string): Found[] {
    const marks = this.#root.querySelectorAll<HTMLElement>(
      `[data-item][data-place="${CSS.escape(place)}"]`,
    );
    return [...marks].map((element) => this.#measure(element));
  }

  #once(name: string, find: () => Element | null): Found | null {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const element = find();
    const found = element instanceof HTMLElement ? this.#measure(element) : null;
    this.#found.set(name, found);
    return found;
  }

  #measure(element: HTMLElement): Found {
    const card = element.closest<HTMLElement>(cards) ?? element;
    return {
      element,
      box: this.#boxOf(element),
      card: { ...this.#boxOf(card), isNamed: card.matches(named) },
    };
  }

  #boxOf(element: HTMLElement): Box {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: (left - this.#origin.left) / this.#scale,
      top: (top - this.#origin.top) / this.#scale,
      width: width / this.#scale,
      height: height / this.#scale,
    };
  }
}
