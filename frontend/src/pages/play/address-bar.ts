import { addressOf, type InSight } from "./opening";

/** The least time between two changes of the address: browsers refuse more frequent ones. */
const restMs = 250;

/** Keeps the address that of what is in sight. */
export class AddressBar {
  readonly #inSight: () => InSight;
  #timer = 0;

  constructor(inSight: () => InSight) {
    this.#inSight = inSight;
  }

  address(): string {
    return addressOf(this.#inSight(), location.search);
  }

  /** Remembers the moment in the address after a while. */
  remember(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      history.replaceState(null, "", this.address());
    }, restMs);
  }

  /** Puts the moment into the address at once, and going back leads here. */
  push(): void {
    clearTimeout(this.#timer);
    history.replaceState(null, "", this.address());
    history.pushState(null, "", this.address());
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  /** Another page, with the same in sight in another session. */
  leaveFor(session: string): void {
    location.assign(addressOf({ ...this.#inSight(), session, branch: 0 }, location.search));
  }
}
