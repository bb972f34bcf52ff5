import type { CommandClient } from "../connection/command-client.ts";
import type { SchedulerEvent } from "../world/event.ts";

/** A moment of a branch, and how many events have led to it. */
export interface Mileage {
  readonly branch: number;
  readonly step: number;
  readonly events: number;
}

/** The most events of a page, and the most pages: a bar has no room for more. */
const pageSize = 1_000;
const mostPages = 4;

/** The events of a session that are worth going to, as far as it has come. */
export class Landmarks {
  readonly #session: string;
  readonly #client: CommandClient;
  readonly #kinds: readonly string[];
  #branch = 0;
  #farthest = 0;
  #found: SchedulerEvent[] = [];
  #next = 0;
  #pages = 0;
  #heard: Mileage | null = null;
  /** Under way; of another branch nothing is wanted any more. */
  #asked: AbortController | null = null;

  constructor(session: string, client: CommandClient, kinds: readonly string[]) {
    this.#session = session;
    this.#client = client;
    this.#kinds = kinds;
  }

  /**
   * Takes what the stream has brought up to a moment, so that nobody has to be asked for it.
   *
   * @returns all of them, if that brought any
   */
  hear(now: Mileage, fresh: readonly SchedulerEvent[]): readonly SchedulerEvent[] | null {
    const last = this.#heard;
    this.#heard = now;
    const isOnward =
      last?.branch === now.branch &&
      now.branch === this.#branch &&
      now.events - last.events === fresh.length;
    const isNext = isOnward && last.step < this.#next && now.step >= this.#next;
    if (!isNext || this.#asked !== null || this.#pages >= mostPages) return null;
    const found = fresh.filter(
      ({ step, kind }) => step >= this.#next && this.#kinds.includes(kind),
    );
    this.#next = now.step + 1;
    if (found.length === 0) return null;
    this.#found = [...this.#found, ...found].slice(0, pageSize * mostPages);
    return this.#found;
  }

  /**
   * The events up to the farthest step of a branch; null if nothing is new, or if it comes later.
   */
  async upTo(farthest: number, branch: number): Promise<readonly SchedulerEvent[] | null> {
    if (branch !== this.#branch) {
      this.#asked?.abort();
      this.#asked = null;
      this.#branch = branch;
      this.#found = [];
      this.#next = 0;
      this.#pages = 0;
    }
    this.#farthest = farthest;
    if (this.#asked !== null || this.#isComplete()) return null;
    const asked = new AbortController();
    this.#asked = asked;
    const before = this.#found;
    // While one page comes, the run may have come farther.
    while (!this.#isComplete() && (await this.#askPage(asked.signal)));
    if (asked.signal.aborted) return null;
    this.#asked = null;
    return this.#found === before ? null : this.#found;
  }

  #isComplete(): boolean {
    return this.#pages >= mostPages || this.#farthest < this.#next;
  }

  /** Whether it came. */
  async #askPage(signal: AbortSignal): Promise<boolean> {
    const farthest = this.#farthest;
    const asked = { limit: pageSize, kinds: this.#kinds };
    const page = await this.#client.events(this.#session, this.#next, asked, signal);
    if (!page.ok || signal.aborted) return false;
    const { events, next } = page.value;
    this.#next = next ?? farthest + 1;
    if (next !== undefined) this.#pages++;
    if (events.length > 0) this.#found = [...this.#found, ...events];
    return true;
  }
}
