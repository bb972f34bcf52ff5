import type { CommandClient } from "../connection/command-client.ts";
import type { SchedulerEvent } from "../world/event.ts";

/** A page of events has at most so many, and a bar has no room for more of them. */
const pageSize = 1_000;
const mostPages = 4;

/** The events of a session that are worth going to, as far as it has come. */
export class Landmarks {
  readonly #session: string;
  readonly #client: CommandClient;
  readonly #kinds: readonly string[];
  #branch = 0;
  #found: SchedulerEvent[] = [];
  #next = 0;
  #pages = 0;
  #isAsking = false;

  constructor(session: string, client: CommandClient, kinds: readonly string[]) {
    this.#session = session;
    this.#client = client;
    this.#kinds = kinds;
  }

  /** Those up to the farthest step of a branch; null if nothing is new. */
  async upTo(farthest: number, branch: number): Promise<readonly SchedulerEvent[] | null> {
    if (branch !== this.#branch) {
      this.#branch = branch;
      this.#found = [];
      this.#next = 0;
      this.#pages = 0;
    }
    if (this.#isAsking || this.#pages >= mostPages || farthest < this.#next) return null;
    this.#isAsking = true;
    const asked = { limit: pageSize, kinds: this.#kinds };
    const page = await this.#client.events(this.#session, this.#next, asked);
    this.#isAsking = false;
    if (!page.ok || branch !== this.#branch) return null;
    const { events, next } = page.value;
    this.#next = next ?? farthest + 1;
    if (next !== undefined) this.#pages++;
    if (events.length === 0) return null;
    this.#found = [...this.#found, ...events];
    return this.#found;
  }
}
