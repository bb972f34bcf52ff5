import type { SchedulerEvent } from "../../message/event";
import type { World } from "../../world/world";

/** A world that is to be drawn, and what led to it. */
export interface Arrival {
  readonly world: World;
  readonly events: readonly SchedulerEvent[];
}

/** Behind by more than this, what plays is cut short. */
const mostWaiting = 2;

/** The speed and the number of events from which nobody could follow a flight. */
const fastSpeed = 8;
const manyEvents = 30;

export function isTooFast(speed: number, eventsPerSecond: number): boolean {
  return speed >= fastSpeed || eventsPerSecond > manyEvents;
}

/** Worlds that wait for the beat before them. */
export class WorldQueue {
  #last: World | undefined;
  #waiting: Arrival[] = [];
  #jumps = false;

  add(arrival: Arrival): void {
    const { world, events } = arrival;
    // A jump has no beat, and nothing before it is worth showing any more.
    if (events.length === 0 && !(this.#last !== undefined && isSameScene(this.#last, world))) {
      this.#jumps = true;
      this.#waiting = [];
    }
    this.#last = world;
    this.#waiting.push(arrival);
  }

  /** Takes back what is to come after what has been drawn again before it. */
  putBack(arrival: Arrival): void {
    this.#last ??= arrival.world;
    this.#waiting.unshift(arrival);
  }

  /** How many beats wait. */
  get length(): number {
    return this.#waiting.filter(({ events }) => events.length > 0).length;
  }

  /** Whether what plays now is to be cut short. */
  get isLate(): boolean {
    return this.#jumps || this.length > mostWaiting;
  }

  /** Whether what waits does not follow from what is shown. */
  get isJump(): boolean {
    return this.#jumps;
  }

  /** Whether all that has come is that time went by: it need not wait for a beat. */
  get isQuiet(): boolean {
    return !this.#jumps && this.#waiting.length > 0 && this.length === 0;
  }

  /** All that waits, as one step to the last of it. */
  takeAll(): Arrival | null {
    const last = this.#waiting.at(-1);
    if (last === undefined) return null;
    const events = this.#jumps ? [] : this.#waiting.flatMap((arrival) => arrival.events);
    this.#waiting = [];
    this.#jumps = false;
    return { world: last.world, events };
  }
}

/** Whether all stand where they stood: only the clock, the pace or the like is another. */
export function isSameScene(one: World, other: World): boolean {
  const { gs, ms, ps, sched, sync } = one;
  return (
    gs === other.gs &&
    ms === other.ms &&
    ps === other.ps &&
    sched === other.sched &&
    sync === other.sync
  );
}
