import { backoffMs } from "./backoff";

/** Asks again for what could not be had, less and less often. */
export class Retry {
  readonly #chance: () => number;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;

  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  /** It could not be had; one thing is waited for at a time. */
  later(ask: () => void): void {
    clearTimeout(this.#timer);
    this.#attempt++;
    this.#isWaiting = true;
    this.#timer = setTimeout(
      () => {
        this.#isWaiting = false;
        ask();
      },
      backoffMs(this.#attempt, this.#chance()),
    );
  }

  /** Whether it will be asked for, and has not been yet. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** It is there, or not wanted any more. */
  over(): void {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    this.#attempt = 0;
  }
}
