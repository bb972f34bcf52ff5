import type { World } from "../../world/world.ts";
import { bandsOf, changeBands, type Band } from "./bands.ts";
import type { LaneEvent, LaneEventKind } from "./lane-event.ts";
import type { Lane, Measures, ScaleName } from "./lane.ts";
import { Lanes, type LaneKind } from "./lanes.ts";
import { Marks, type Mark } from "./marks.ts";
import { Numbers } from "./numbers.ts";

export type { Band } from "./bands.ts";
export type { LaneKind } from "./lanes.ts";
export type { Mark } from "./marks.ts";

/** The function that a goroutine runs, and the line of its go statement; either may be empty. */
export interface Origin {
  readonly name: string;
  readonly line: string;
}

/** The number of beats that share one maximum of runnable goroutines. */
const crowd = 256;

/**
 * A run as lanes of spans. It begins with the world at a step and grows by the events after it. A
 * beat is a moment at which something happened to a lane: a step, or one of the times within it.
 */
export class RunRecord {
  readonly bands: Band[];
  /** Where a beat lies on each scale; after the last one there is the end. */
  readonly measures: Measures = {
    beat: (beat) => beat,
    time: (beat) => (beat < this.#times.length ? this.#times.at(beat) : this.#lastTime),
    step: (beat) => (beat < this.#steps.length ? this.#steps.at(beat) : this.#lastStep + 1),
  };
  readonly #steps = new Numbers(Float64Array);
  readonly #times = new Numbers(Float64Array);
  /** How many goroutines were runnable after each beat. */
  readonly #runnable = new Numbers(Int32Array);
  /** The most that were runnable in each full block of beats. */
  readonly #crowds = new Numbers(Int32Array);
  readonly #marks = new Marks();
  readonly #lanes: Lanes;
  /** How goroutines came to be, as far as that was told. */
  readonly #origins = new Map<number, Origin>();
  #lastStep: number;
  #lastTime: number;

  constructor(world: World) {
    this.#lastStep = world.step;
    this.#lastTime = world.timeNs;
    this.#steps.push(world.step);
    this.#times.push(world.timeNs);
    this.#lanes = new Lanes(world, this.measures);
    this.#runnable.push(this.#lanes.runnable);
    this.bands = [...bandsOf(world)];
    for (const { id, name } of Object.values(world.gs)) {
      if (name !== "") this.#origins.set(id, { name, line: "" });
    }
  }

  get ps(): ReadonlyMap<number, Lane> {
    return this.#lanes.of.p;
  }

  get ms(): ReadonlyMap<number, Lane> {
    return this.#lanes.of.m;
  }

  get gs(): ReadonlyMap<number, Lane> {
    return this.#lanes.of.g;
  }

  lanes(kind: LaneKind): ReadonlyMap<number, Lane> {
    return this.#lanes.of[kind];
  }

  /** The step at which it begins. */
  get firstStep(): number {
    return this.#steps.at(0);
  }

  /** The last step that it tells of. */
  get lastStep(): number {
    return this.#lastStep;
  }

  /** How many beats there are. */
  get beats(): number {
    return this.#steps.length;
  }

  /** How many events there are. */
  get marks(): number {
    return this.#marks.length;
  }

  /** How many spans there are in all lanes. */
  get spans(): number {
    let count = 0;
    for (const lanes of [this.ps, this.ms, this.gs]) {
      for (const lane of lanes.values()) count += lane.length;
    }
    return count;
  }

  /** The step of a beat. */
  stepOf(beat: number): number {
    return this.#steps.at(beat);
  }

  timeOf(beat: number): number {
    return this.measures.time(beat);
  }

  /** Where a scale ends. */
  endOf(scale: ScaleName): number {
    return this.measures[scale](this.beats);
  }

  /** The last beat that is not after a place of a scale. */
  beatAt(place: number, scale: ScaleName): number {
    const last = this.beats - 1;
    if (scale === "beat") return Math.min(Math.max(0, Math.floor(place)), last);
    if (scale === "step") return this.beatAtStep(Math.floor(place));
    return Math.max(0, this.#times.countUpTo(place) - 1);
  }

  /** The last beat that is not after a step. */
  beatAtStep(step: number): number {
    return Math.max(0, this.#steps.countUpTo(step) - 1);
  }

  runnableAt(beat: number): number {
    return this.#runnable.at(beat);
  }

  /** The most that were runnable from one beat up to, but without, another. */
  mostRunnable(from: number, to: number): number {
    let most = 0;
    for (let beat = from; beat < to;) {
      const block = beat / crowd;
      if (Number.isInteger(block) && beat + crowd <= to && block < this.#crowds.length) {
        most = Math.max(most, this.#crowds.at(block));
        beat += crowd;
      } else {
        most = Math.max(most, this.#runnable.at(beat));
        beat++;
      }
    }
    return most;
  }

  mark(index: number): Mark {
    return this.#marks.at(index);
  }

  markKind(index: number): LaneEventKind {
    return this.#marks.kindOf(index);
  }

  markBeat(index: number): number {
    return this.#marks.beatOf(index);
  }

  /** Why a goroutine that parked waits; empty if this was no parking. */
  wordOf(mark: number): string {
    return this.#marks.wordOf(mark);
  }

  /** The number of the first mark that is not before a beat. */
  firstMarkAt(beat: number): number {
    return this.#marks.firstAt(beat);
  }

  /** How many rare marks there are before a beat. */
  rareBefore(beat: number): number {
    return this.#marks.rareBefore(beat);
  }

  /** The rare mark at an index among the rare ones. */
  rareMark(index: number): Mark {
    return this.#marks.rareAt(index);
  }

  /** How a goroutine came to be; null if that was not told. */
  originOf(g: number): Origin | null {
    return this.#origins.get(g) ?? null;
  }

  /** Remembers how a goroutine came to be; the first that names a line counts. */
  know(g: number, origin: Origin): void {
    const known = this.#origins.get(g);
    if (known === undefined || known.line === "") this.#origins.set(g, origin);
  }

  /** Notes that time went on without an event. */
  reached(step: number, timeNs: number): void {
    this.#lastStep = Math.max(this.#lastStep, step);
    this.#lastTime = Math.max(this.#lastTime, timeNs);
  }

  /** Goes on with what happened after all that is here. */
  append(events: Iterable<LaneEvent>): void {
    for (const event of events) {
      this.#toBeat(event);
      const beat = this.beats - 1;
      this.#marks.push(event, beat);
      this.#lanes.happened(event, beat);
      changeBands(this.bands, event, beat);
      this.#runnable.set(beat, this.#lanes.runnable);
    }
  }

  #toBeat({ step, timeNs }: LaneEvent): void {
    const last = this.beats - 1;
    this.reached(step, timeNs);
    if (this.#steps.at(last) === step && this.#times.at(last) === timeNs) return;
    if (this.beats % crowd === 0) {
      this.#crowds.push(this.mostRunnable(this.beats - crowd, this.beats));
    }
    this.#steps.push(step);
    this.#times.push(timeNs);
    this.#runnable.push(this.#lanes.runnable);
  }
}
