import type { SchedulerEvent } from "../world/event";
import type { Replay } from "../world/replay";

/** What the runs have in common where they are shown: the number of an event, or the time. */
export type Cursor = "event" | "time";

/** A run as the cursor sees it. */
export interface Lane {
  readonly replay: Replay;
  /** The number of the first event of the recording. */
  readonly first: number;
}

/** Which world of each run's recording is shown, by the lanes' order. */
export type Station = readonly number[];

/**
 * The way through several recordings at once. Every change of any of them is a station; at one all
 * runs show their last world that is not beyond the cursor.
 */
export class Course {
  readonly cursor: Cursor;
  /** Where the cursor stands at each station. */
  readonly places: readonly number[];
  readonly #marks: readonly (readonly number[])[];

  constructor(lanes: readonly Lane[], cursor: Cursor, uncounted: ReadonlySet<string>) {
    this.cursor = cursor;
    this.#marks = lanes.map((lane) =>
      cursor === "event" ? numbersIn(lane, uncounted) : timesIn(lane),
    );
    this.places = [...new Set(this.#marks.flat())].sort((a, b) => a - b);
  }

  get length(): number {
    return this.places.length;
  }

  at(station: number): Station {
    const place = this.places[station] ?? 0;
    return this.#marks.map((marks) => Math.max(0, after(marks, place) - 1));
  }

  /** The last station that is not beyond a place. */
  stationAt(place: number): number {
    return Math.max(0, after(this.places, place) - 1);
  }

  /** The first station at which a run shows a world. */
  stationOf(lane: number, world: number): number {
    const place = this.#marks[lane]?.[world] ?? 0;
    return Math.max(0, this.places.indexOf(place));
  }
}

/** How many events have happened at each world of a recording. */
function numbersIn({ replay, first }: Lane, uncounted: ReadonlySet<string>): readonly number[] {
  const numbers = [first];
  for (let world = 1; world < replay.length; world++) {
    const { events = [], skipped = 0 } = replay.deltaTo(world) ?? {};
    const counted = events.filter(({ kind }) => !uncounted.has(kind)).length;
    numbers.push((numbers.at(-1) ?? 0) + counted + skipped);
  }
  return numbers;
}

function timesIn({ replay }: Lane): readonly number[] {
  const begin = replay.at(0);
  const times = [begin.ok ? begin.value.timeNs : 0];
  for (let world = 1; world < replay.length; world++) {
    times.push(replay.deltaTo(world)?.timeNs ?? 0);
  }
  return times;
}

/** How many of the marks, which are in order, are not beyond a place. */
function after(marks: readonly number[], place: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What happened in a run from one of its worlds to another; nothing on the way back. */
export function between(replay: Replay, from: number, to: number): readonly SchedulerEvent[] {
  const events: SchedulerEvent[] = [];
  for (let world = from + 1; world <= to; world++) {
    events.push(...(replay.deltaTo(world)?.events ?? []));
  }
  return events;
}
