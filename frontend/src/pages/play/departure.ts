import type { Answer, Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import type { CreatedSession } from "../../message/session";
import { copyOf, type CopiedMoment } from "./copy-of";
import { fromItsBeginning } from "./from-its-beginning";

/** What a departure needs of the session that is left. */
export interface Departed {
  readonly session: string;
  readonly client: CommandClient;
  /** Opens the page of another session. */
  readonly bar: { leaveFor(session: string): void };
  failed(failure: Failure): void;
  /** Aborted once the session is left in another way. */
  readonly signal: AbortSignal;
}

/** The way from a session to another made of it: of two wishes at once, the first is met. */
export class Departure {
  readonly #from: Departed;
  #isUnderWay = false;

  constructor(from: Departed) {
    this.#from = from;
  }

  /** The same run under another release of Go: a new session from the same scenario. */
  async release(go: string): Promise<void> {
    const { session, client } = this.#from;
    await this.#leave(async () => {
      const scenario = await client.scenario(session);
      if (!scenario.ok) return scenario;
      return client.create({ scenario: fromItsBeginning(scenario.value), go });
    });
  }

  /** A session of one's own from a moment, or from where the session is. */
  async copy(moment: CopiedMoment): Promise<void> {
    const { session, client } = this.#from;
    await this.#leave(() => copyOf(client, session, moment));
  }

  async #leave(make: () => Promise<Answer<Pick<CreatedSession, "id">>>): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const made = await make();
    this.#isUnderWay = false;
    if (!made.ok) this.#from.failed(made.failure);
    else if (!this.#from.signal.aborted) this.#from.bar.leaveFor(made.value.id);
  }
}
