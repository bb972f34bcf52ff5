import { RestingAddress } from "../../base/resting-address";
import { addressOf, type InSight } from "./opening";

/** Keeps the address that of what is in sight. */
export class AddressBar {
  readonly #inSight: () => InSight;
  readonly #bar = new RestingAddress(() => this.address());

  constructor(inSight: () => InSight) {
    this.#inSight = inSight;
  }

  address(): string {
    return addressOf(this.#inSight(), location.search);
  }

  /** Remembers the moment in the address after a while. */
  remember(): void {
    this.#bar.remember();
  }

  /** Puts the moment into the address at once, and going back leads here. */
  push(): void {
    this.#bar.push();
  }

  forget(): void {
    this.#bar.forget();
  }

  /** Another page, with the same in sight in another session. */
  leaveFor(session: string): void {
    location.assign(addressOf({ ...this.#inSight(), session, branch: 0 }, location.search));
  }
}
