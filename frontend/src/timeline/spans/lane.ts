import { code, stateCount, type StateCode } from "./lane-state.ts";
import { Numbers } from "./numbers.ts";

/** A stretch of a lane: one state from one beat up to, but without, another. */
export interface Span {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly state: StateCode;
  /** The goroutine that runs or is in a call; −1: none. */
  readonly g: number;
}

/** How much of each state there is, by its number. */
export type Mix = Float64Array;

export const emptyMix = (): Mix => new Float64Array(stateCount);

/** The number of spans that share one sum, so that a mix of a million is made of few. */
const blockSize = 64;

/** Where a beat lies on a scale. */
export type Measure = (beat: number) => number;

/** The scales on which a lane can be measured: in beats, in virtual time, in steps. */
export interface Measures {
  readonly beat: Measure;
  readonly time: Measure;
  readonly step: Measure;
}

export type ScaleName = keyof Measures;

const scaleNames = ["beat", "time", "step"] as const satisfies readonly ScaleName[];

/** A part of a scale, and where the run ends on it. */
export interface Range {
  readonly scale: ScaleName;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/**
 * What one processor, thread or goroutine did, span after span; a span lasts until the next. The
 * first begins with the lane.
 */
export class Lane {
  readonly #from = new Numbers(Int32Array);
  readonly #state = new Numbers(Uint8Array);
  readonly #g = new Numbers(Int32Array);
  readonly #measures: Measures;
  /**
   * How much of each state there was before each block of spans, on each scale. Of a hundred
   * thousand goroutines few have a block that is full.
   */
  #sums: Readonly<Record<ScaleName, Mix[]>> | null = null;

  constructor(measures: Measures) {
    this.#measures = measures;
  }

  get length(): number {
    return this.#from.length;
  }

  /** Begins a span; within a beat the last one counts. */
  begin(beat: number, state: StateCode, g: number): void {
    const last = this.length - 1;
    if (last >= 0 && this.#from.at(last) === beat) {
      this.#state.set(last, state);
      this.#g.set(last, g);
      return;
    }
    if (last < 0 ? state === code.none : this.#state.at(last) === state && this.#g.at(last) === g)
      return;
    this.#from.push(beat);
    this.#state.push(state);
    this.#g.push(g);
    if ((last + 1) % blockSize === 0 && last >= 0) this.#close();
  }

  /** The span of a number, the last of which ends where the run does. */
  span(index: number, end: number): Span {
    return {
      index,
      from: this.#from.at(index),
      to: index + 1 < this.length ? this.#from.at(index + 1) : end,
      state: this.#state.at(index),
      g: this.#g.at(index),
    };
  }

  /** The number of the span at a beat; −1: the lane begins later. */
  indexAt(beat: number): number {
    return this.#from.countUpTo(beat) - 1;
  }

  stateAt(beat: number): StateCode {
    const index = this.indexAt(beat);
    return index < 0 ? code.none : this.#state.at(index);
  }

  /** The goroutine that runs there or is in a call; −1: none. */
  goroutineAt(beat: number): number {
    const index = this.indexAt(beat);
    return index < 0 ? -1 : this.#g.at(index);
  }

  /** Where a span ends on a scale that ends there. */
  endAt(index: number, scale: ScaleName, end: number): number {
    return index + 1 < this.length ? this.#measures[scale](this.#from.at(index + 1)) : end;
  }

  fromOf(index: number): number {
    return this.#from.at(index);
  }

  stateOf(index: number): StateCode {
    return this.#state.at(index);
  }

  goroutineOf(index: number): number {
    return this.#g.at(index);
  }

  /** How much of each state there is in a range, whose ends may lie within a span. */
  mix(range: Range, mix: Mix = emptyMix()): Mix {
    mix.fill(0);
    const first = Math.max(0, this.indexAtPlace(range.from, range.scale));
    const last = this.indexAtPlace(range.to, range.scale, first);
    let index = first;
    if (last - first > 2 * blockSize) {
      const sums = this.#sums?.[range.scale] ?? [];
      const low = Math.ceil((first + 1) / blockSize);
      const high = Math.floor(last / blockSize);
      this.#add(mix, first, low * blockSize, range);
      for (let state = 0; state < stateCount; state++) {
        mix[state] = (mix[state] ?? 0) + (sums[high]?.[state] ?? 0) - (sums[low]?.[state] ?? 0);
      }
      index = high * blockSize;
    }
    this.#add(mix, index, last + 1, range);
    return mix;
  }

  #add(mix: Mix, first: number, end: number, range: Range): void {
    const measure = this.#measures[range.scale];
    for (let index = first; index < end; index++) {
      const begins = Math.max(range.from, measure(this.#from.at(index)));
      const next = index + 1 < this.length ? measure(this.#from.at(index + 1)) : range.end;
      const amount = Math.min(range.to, next) - begins;
      const state = this.#state.at(index);
      if (amount > 0) mix[state] = (mix[state] ?? 0) + amount;
    }
  }

  /**
   * The number of the span at a place of a scale; −1: the lane begins later.
   *
   * @param hint a span that begins no later
   */
  indexAtPlace(place: number, scale: ScaleName, hint = 0): number {
    const measure = this.#measures[scale];
    let [low, stride] = [Math.max(0, hint), 1];
    while (low + stride < this.length && measure(this.#from.at(low + stride)) <= place) {
      low += stride;
      stride *= 2;
    }
    let high = Math.min(this.length, low + stride);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (measure(this.#from.at(middle)) <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Sums up a block that is full: its last span ends where the one just begun starts. */
  #close(): void {
    const start = this.length - 1 - blockSize;
    this.#sums ??= { beat: [emptyMix()], time: [emptyMix()], step: [emptyMix()] };
    for (const scale of scaleNames) {
      const measure = this.#measures[scale];
      const sums = this.#sums[scale];
      const sum = Float64Array.from(sums.at(-1) ?? emptyMix());
      for (let index = start; index < start + blockSize; index++) {
        const state = this.#state.at(index);
        const amount = measure(this.#from.at(index + 1)) - measure(this.#from.at(index));
        sum[state] = (sum[state] ?? 0) + amount;
      }
      sums.push(sum);
    }
  }
}
