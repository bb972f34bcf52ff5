import type glossaryText from "../../texts/glossary.yaml";
import type { Term } from "./forms.ts";

/** What a term is called, and what it means. */
export interface Explanation {
  readonly name: string;
  readonly means: string;
}

/**
 * The explanations of the glossary. They are longer than the rest of many a page, so that they come
 * only when the reader begins to do something, or is at a term.
 */
export class Explanations {
  #texts: Promise<typeof glossaryText> | null = null;
  #isWaiting = false;

  async of(term: Term): Promise<Explanation> {
    const text = await this.#load();
    return { name: text(`${term}.name`), means: text(`${term}.means`) };
  }

  /** A screen reader asks for the description at once when the focus comes. */
  loadAtFirstInput(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const begin = (): void => {
      for (const kind of inputs) window.removeEventListener(kind, begin, { capture: true });
      this.#load().catch(() => undefined);
    };
    for (const kind of inputs) {
      window.addEventListener(kind, begin, { capture: true, passive: true });
    }
  }

  /** What could not be loaded is tried again. */
  #load(): Promise<typeof glossaryText> {
    this.#texts ??= import("../../texts/glossary.yaml").then(
      ({ default: text }) => text,
      (failure: unknown) => {
        this.#texts = null;
        throw failure;
      },
    );
    return this.#texts;
  }
}

const inputs = ["pointermove", "pointerdown", "keydown"] as const;
