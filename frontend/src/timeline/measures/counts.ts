import { code, type StateCode } from "../spans/lane-state.ts";
import type { Lane } from "../spans/lane.ts";
import type { LaneEventKind } from "../spans/lane-event.ts";
import type { RunRecord } from "../spans/run-record.ts";

/** What is counted at every beat. */
export const levels = [
  "runnable",
  "running",
  "waiting",
  "syscall",
  "threads",
  "spinning",
  "processors",
  "busy",
] as const;

export type Level = (typeof levels)[number];

/** What happens at beats, and is counted from the first on. */
export const rates = ["switches", "steals", "handoffs", "preemptions", "wakes"] as const;

export type Rate = (typeof rates)[number];

const countedAs: Readonly<Partial<Record<LaneEventKind, Rate>>> = {
  goStarted: "switches",
  steal: "steals",
  stealRunnext: "steals",
  pHandedOff: "handoffs",
  goPreempted: "preemptions",
  goReadied: "wakes",
};

/** How many there were of each at every beat of a run. */
export class Counts {
  readonly beats: number;
  readonly #levels: Readonly<Record<Level, Int32Array>>;
  readonly #rates: Readonly<Record<Rate, Int32Array>>;

  /** Goes through all spans and events once. */
  constructor(record: RunRecord) {
    this.beats = record.beats;
    const arrays = <Name extends string>(names: readonly Name[]): Record<Name, Int32Array> =>
      Object.fromEntries(names.map((name) => [name, new Int32Array(this.beats + 1)])) as Record<
        Name,
        Int32Array
      >;
    this.#levels = arrays(levels);
    this.#rates = arrays(rates);
    for (const lane of record.gs.values()) this.#add(lane, levelOfGoroutine);
    for (const lane of record.ms.values()) {
      this.#add(lane, (state) => (state === code.none ? null : "threads"));
      this.#add(lane, (state) => (state === code.spinning ? "spinning" : null));
    }
    for (const lane of record.ps.values()) {
      this.#add(lane, (state) => (state === code.none ? null : "processors"));
      this.#add(lane, (state) => (state === code.running ? "busy" : null));
    }
    for (let at = 0; at < record.marks; at++) {
      const rate = countedAs[record.markKind(at)];
      if (rate !== undefined) increase(this.#rates[rate], record.markBeat(at) + 1, 1);
    }
    for (const name of levels) sumUp(this.#levels[name]);
    for (const name of rates) sumUp(this.#rates[name]);
  }

  level(name: Level, beat: number): number {
    return this.#levels[name][beat] ?? 0;
  }

  /** The most that there were from one beat up to, but without, another. */
  most(name: Level, from: number, to: number): number {
    const all = this.#levels[name];
    let most = 0;
    for (let beat = from; beat < to; beat++) most = Math.max(most, all[beat] ?? 0);
    return most;
  }

  /** How often it happened from one beat up to, but without, another. */
  times(name: Rate, from: number, to: number): number {
    const all = this.#rates[name];
    return (all[to] ?? 0) - (all[from] ?? 0);
  }

  #add(lane: Lane, levelOf: (state: StateCode) => Level | null): void {
    for (let index = 0; index < lane.length; index++) {
      const level = levelOf(lane.stateOf(index));
      if (level === null) continue;
      increase(this.#levels[level], lane.fromOf(index), 1);
      if (index + 1 < lane.length) increase(this.#levels[level], lane.fromOf(index + 1), -1);
    }
  }
}

function levelOfGoroutine(state: StateCode): Level | null {
  switch (state) {
    case code["runnable"]:
      return "runnable";
    case code["running"]:
      return "running";
    case code["waiting"]:
      return "waiting";
    case code["syscall"]:
      return "syscall";
    default:
      return null;
  }
}

function increase(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}

function sumUp(counts: Int32Array): void {
  for (let at = 1; at < counts.length; at++) {
    counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
  }
}
