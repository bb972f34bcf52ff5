import { addressOf, type Opening } from "./opening";
import { Playground } from "./playground";
import type { Surroundings } from "./surroundings";

/** What an address does not say that names a session and nothing of it. */
const nothingMeant = {
  step: null,
  branch: null,
  look: null,
  quickAction: null,
  view: "board",
  code: false,
} as const;

/** Puts a session into the address, so that going back leads here again; what that opens. */
export function enterAddress(session: string): Opening {
  const address = addressOf({ session, step: null, branch: 0, look: null }, location.search);
  history.pushState(null, "", address);
  return { beginning: { from: "session", id: session }, ...nothingMeant };
}

/** The session in sight; another may take its place without a new page. */
export class Sight {
  readonly #surroundings: Surroundings;
  #playground: Playground;

  constructor(session: string, opening: Opening, surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#playground = new Playground(session, opening, surroundings);
  }

  get playground(): Playground {
    return this.#playground;
  }

  /** Goes to another session. */
  enter(session: string): void {
    this.#show(session, enterAddress(session));
  }

  /** Somebody went back or forward in the browser's history. */
  travelled(opening: Opening): void {
    const { beginning } = opening;
    const isOther = beginning.from === "session" && beginning.id !== this.#playground.session;
    if (isOther) this.#show(beginning.id, opening);
    else void this.#playground.travelled(opening);
  }

  #show(session: string, opening: Opening): void {
    this.#playground.leave();
    this.#playground = new Playground(session, opening, this.#surroundings);
    this.#playground.open();
  }
}
