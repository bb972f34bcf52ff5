import { part } from "../../base/page-parts";

/**
 * Where a lesson's words stand: what a learner has to know before he uses the board, and what there
 * is to do and to read afterwards. Both are beside the board; a phone has the board between them.
 */
export class Words {
  readonly #before = part(".lesson-words", HTMLElement);
  readonly #after = part(".lesson-rest", HTMLElement);
  readonly #room = part(".lesson-room", HTMLElement);
  readonly #stage = part(".lesson-stage", HTMLElement);
  /** As in lesson.css. */
  readonly #narrow = matchMedia("(width < 62rem)");

  constructor() {
    this.#arrange();
    this.#narrow.addEventListener("change", () => {
      this.#arrange();
    });
  }

  show(before: readonly Node[], after: readonly Node[]): void {
    this.#before.replaceChildren(...before);
    this.#after.replaceChildren(...after);
  }

  /** Adds what came of it. */
  add(...pieces: readonly Node[]): void {
    this.#after.append(...pieces);
  }

  /** Whether the reader is offered to go on. */
  get leadsOn(): boolean {
    return this.#after.querySelector(".lesson-next") !== null;
  }

  /** Where a station begins: the page is seen from there, and the keyboard goes on from there. */
  focus(): void {
    const words = this.#before.hasChildNodes() ? this.#before : this.#after;
    words.focus({ preventScroll: true });
    if (this.#room.getBoundingClientRect().top < 0) this.#room.scrollIntoView();
  }

  /** Where the keyboard goes on when what was watched has come to its end. */
  focusOutcome(): void {
    this.#after.focus({ preventScroll: true });
  }

  /** The keyboard's order is the one that is seen. */
  #arrange(): void {
    const last = this.#narrow.matches ? this.#stage : this.#before;
    last.after(this.#after);
  }
}
