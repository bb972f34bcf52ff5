import { OncePerFrame } from "./frame-loop";

/**
 * Hands on what comes in, at once but not twice in a frame: what comes meanwhile is put together
 * and handed on with the next.
 */
export class PerFrame<T> {
  readonly #frame = new OncePerFrame();
  readonly #together: (waiting: T, next: T) => T;
  readonly #hand: (one: T) => void;
  #waiting: { one: T } | null = null;

  constructor(together: (waiting: T, next: T) => T, hand: (one: T) => void) {
    this.#together = together;
    this.#hand = hand;
  }

  add(next: T): void {
    if (this.#waiting !== null) {
      this.#waiting.one = this.#together(this.#waiting.one, next);
      return;
    }
    const turn = this.#frame.turn();
    if (turn === null) {
      this.#hand(next);
      return;
    }
    const waiting = { one: next };
    this.#waiting = waiting;
    void turn.then(() => {
      this.#waiting = null;
      this.#hand(waiting.one);
    });
  }
}
