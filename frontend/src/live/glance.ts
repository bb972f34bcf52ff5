import type { CommandClient } from "../connection/command-client.ts";
import type { Failure } from "../connection/ask.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";
import { lookBack } from "./look-back.ts";

/** A moment elsewhere in a session. */
export interface Instant {
  readonly step: number;
  readonly branch?: number;
}

/** What there was at a moment, and what had happened just before. */
export interface Glimpse {
  readonly world: World;
  readonly events: readonly SchedulerEvent[];
}

/** The number of steps before the moment that are shown. */
const before = 200;

/**
 * Looks at moments of a session, which stays where it is. Only the last one that was asked for
 * matters: while a finger draws along the seek bar, the moments between are left out.
 */
export class Glance {
  readonly #session: string;
  readonly #client: CommandClient;
  #wanted: AbortController | null = null;

  constructor(session: string, client: CommandClient) {
    this.#session = session;
    this.#client = client;
  }

  /**
   * What there is to see, or why not; null if something else was wanted meanwhile. The server tells
   * the events of the branch that the session plays, and of no other.
   *
   * @param played the branch that the session plays; null: that is not known yet
   */
  async at({ step, branch }: Instant, played: number | null): Promise<Glimpse | Failure | null> {
    const wanted = this.#begin();
    const instant = branch === undefined ? { step } : { step, branch };
    const isPlayed = branch === undefined || branch === played;
    const [snapshot, events] = await Promise.all([
      this.#client.snapshot(this.#session, instant, wanted.signal),
      isPlayed ? lookBack(this.#client, this.#session, { step, before }, wanted.signal) : null,
    ]);
    if (wanted.signal.aborted) return null;
    if (!snapshot.ok) return snapshot.failure;
    const world = snapshot.value;
    return { world, events: (events ?? []).filter((event) => event.step <= world.step) };
  }

  /** Whatever was asked for is not wanted any more. */
  forget(): void {
    this.#wanted?.abort();
    this.#wanted = null;
  }

  #begin(): AbortController {
    this.forget();
    const wanted = new AbortController();
    this.#wanted = wanted;
    return wanted;
  }
}
