import type { CommandClient } from "../connection/command-client.ts";
import { Retry } from "../connection/retry.ts";
import type { TimelinePage } from "../message/timeline.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";

/** A listener to a run: hears where it begins, and then everything in order and once. */
export interface RunListener {
  /** It begins here, or anew. */
  begins(world: World): void;
  page(page: TimelinePage): void;
  happened(events: readonly SchedulerEvent[]): void;
  /** Whether all is there that has been seen; false: what is missing could not be had. */
  settled(isComplete: boolean): void;
  /** How many events are kept; beyond the most no more are asked for. */
  readonly kept: number;
}

export interface RunTools {
  /** The most events that are kept. */
  readonly most: number;
  /** Waits between two requests for what a fast run has left out. */
  readonly rest: () => Promise<void>;
}

/** The most that the server tells at once. */
const limit = 50_000;
/** The steps before what is in sight at which a part of a long run begins. */
const before = 20_000;

/**
 * All that happened in the branch that is shown: what the stream brings as it comes, and what it
 * does not bring asked for. A run that is too long is kept in part, around what is in sight.
 */
export class RunEvents {
  readonly #session: string;
  readonly #client: CommandClient;
  readonly #listener: RunListener;
  readonly #tools: RunTools;
  #branch = -1;
  /** Whether the listener has heard where the run of this branch begins. */
  #isBegun = false;
  readonly #retry = new Retry();
  /** The number of the next event, all kinds counted. */
  #next = 0;
  #known = { first: 0, last: 0 };
  #isPart = false;
  #asked: AbortController | null = null;
  #awaited = 0;

  constructor(session: string, client: CommandClient, listener: RunListener, tools: RunTools) {
    this.#session = session;
    this.#client = client;
    this.#listener = listener;
    this.#tools = tools;
  }

  /** Whether more has been seen of the run than is kept. */
  get isPart(): boolean {
    return this.#isPart;
  }

  stop(): void {
    this.#asked?.abort();
    this.#asked = null;
    this.#retry.over();
    this.#branch = -1;
    this.#isBegun = false;
  }

  /** Goes along with a session. */
  async show(world: World, fresh: readonly SchedulerEvent[]): Promise<void> {
    await this.look(world);
    if (!this.#isBegun) return;
    this.#awaited = Math.max(this.#awaited, world.events);
    if (this.#asked !== null || this.#retry.isWaiting) return;
    if (this.#isPart || world.events <= this.#next) return;
    const first = world.events - fresh.length;
    if (first <= this.#next) {
      const unknown = fresh.slice(this.#next - first);
      this.#next = world.events;
      this.#known.last = Math.max(this.#known.last, world.step);
      this.#listener.happened(unknown);
      this.#full();
      return;
    }
    await this.#load();
  }

  /** A step is in sight; of a run that is kept in part it may be another part. */
  async look({ branch, step }: Pick<World, "branch" | "step">): Promise<void> {
    if (branch !== this.#branch) {
      this.#branch = branch;
      this.#awaited = 0;
      await this.#begin(0);
      return;
    }
    const { first, last } = this.#known;
    const isThere = step >= first && (step <= last || !this.#isPart);
    if (!this.#isBegun || this.#asked !== null || isThere) return;
    await this.#begin(Math.max(0, step - before));
  }

  /** Asks again, without waiting, for what could not be had. */
  async retry(): Promise<void> {
    if (this.#branch < 0) return;
    if (this.#isBegun) await this.#load();
    else await this.#begin(0);
  }

  async #begin(step: number): Promise<void> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    this.#isBegun = false;
    this.#next = 0;
    this.#isPart = false;
    const instant = { step, branch: this.#branch };
    const snapshot = await this.#client.snapshot(this.#session, instant, asked.signal);
    if (asked.signal.aborted) return;
    this.#asked = null;
    if (!snapshot.ok) {
      this.#again(() => this.#begin(step));
      return;
    }
    this.#retry.over();
    this.#isBegun = true;
    this.#next = snapshot.value.events;
    this.#known = { first: snapshot.value.step, last: snapshot.value.step };
    this.#listener.begins(snapshot.value);
    await this.#load();
  }

  /** Asks page by page, as long as there are more and they are wanted. */
  async #load(): Promise<void> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const { signal } = asked;
    let isComplete = true;
    for (let more = true; more && isComplete;) {
      const answer = await this.#client.timeline(this.#session, this.#next, limit, signal);
      if (signal.aborted) return;
      if (!answer.ok) {
        this.#asked = null;
        this.#again(() => this.#load());
        return;
      }
      this.#retry.over();
      const page = answer.value;
      isComplete = page.branch === this.#branch;
      if (isComplete) {
        this.#next = page.to;
        const reached = page.step.reduce((sum, each) => sum + each, 0);
        this.#known.last = Math.max(this.#known.last, reached);
        this.#listener.page(page);
        this.#full();
        more = page.more && !this.#isPart;
        if (!more && !this.#isPart && this.#awaited > this.#next) more = await this.#rest(signal);
      }
    }
    if (this.#asked !== asked) return;
    this.#asked = null;
    this.#listener.settled(isComplete);
  }

  /** Whether somebody still waits for more after a rest. */
  async #rest(signal: AbortSignal): Promise<boolean> {
    await this.#tools.rest();
    return !signal.aborted;
  }

  /** It could not be had now; somebody who does not want to wait may ask for it before. */
  #again(ask: () => Promise<void>): void {
    this.#listener.settled(false);
    this.#retry.later(() => void ask());
  }

  #full(): void {
    this.#isPart ||= this.#listener.kept >= this.#tools.most;
  }
}
