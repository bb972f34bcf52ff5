import type { SchedulerEvent } from "../world/event.ts";

/** The time as the voice needs it; handed in, so that nothing has to wait to test it. */
export interface Clock {
  now(): number;
  /** Calls back once, after `ms` milliseconds; the result calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** How much is told: nothing, sums only, or each event of a step. */
export const verbosities = ["full", "brief", "off"] as const;

export type Verbosity = (typeof verbosities)[number];

/** While it plays, a message is said no more often than this. */
export const quietMs = 3_000;

/** More events at once are summed up. */
export const mostAtOnce = 4;

/** How events become words. */
export interface Telling {
  each(events: readonly SchedulerEvent[]): string;
  sum(events: readonly SchedulerEvent[]): string;
}

/**
 * Decides what is said when: each event of a step, but one message in three seconds while it
 * plays, with all that has happened since the last.
 */
export class Restraint {
  private readonly clock: Clock;
  private readonly telling: Telling;
  private readonly say: (words: string) => void;
  private waiting: SchedulerEvent[] = [];
  private saidAt = -Infinity;
  private callOff: (() => void) | null = null;

  constructor(clock: Clock, telling: Telling, say: (words: string) => void) {
    this.clock = clock;
    this.telling = telling;
    this.say = say;
  }

  tell(events: readonly SchedulerEvent[], playing: boolean, verbosity: Verbosity): void {
    if (verbosity === "off") {
      this.forget();
      return;
    }
    if (playing) {
      this.waiting.push(...events);
      this.sayWhenQuiet();
      return;
    }
    // What was gathered while playing is stale by now.
    this.forget();
    if (events.length === 0) return;
    const few = verbosity === "full" && events.length <= mostAtOnce;
    this.speak(few ? this.telling.each(events) : this.telling.sum(events));
  }

  /** Drops what has not been said. */
  forget(): void {
    this.waiting = [];
    this.callOff?.();
    this.callOff = null;
  }

  private sayWhenQuiet(): void {
    if (this.waiting.length === 0 || this.callOff !== null) return;
    const left = this.saidAt + quietMs - this.clock.now();
    if (left > 0) {
      this.callOff = this.clock.after(left, () => {
        this.callOff = null;
        this.sayWhenQuiet();
      });
      return;
    }
    const events = this.waiting;
    this.waiting = [];
    this.speak(this.telling.sum(events));
  }

  private speak(words: string): void {
    this.saidAt = this.clock.now();
    this.say(words);
  }
}
