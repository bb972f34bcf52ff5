/** The least time between two changes of the address: browsers refuse more frequent ones. */
const restMs = 250;

/** Keeps the browser's address that of what is in sight. */
export class RestingAddress {
  readonly #read: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(read: () => string) {
    this.#read = read;
  }

  /** Remembers what is in sight in the address after a while. */
  remember(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      history.replaceState(null, "", this.#read());
    }, restMs);
  }

  /** Something else is in sight now; going back leads to what was. */
  leave(): void {
    clearTimeout(this.#timer);
    history.pushState(null, "", this.#read());
  }

  /** Puts what is in sight into the address at once, and going back leads here. */
  push(): void {
    clearTimeout(this.#timer);
    history.replaceState(null, "", this.#read());
    history.pushState(null, "", this.#read());
  }

  forget(): void {
    clearTimeout(this.#timer);
  }
}
