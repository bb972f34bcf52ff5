import {
  around,
  fitted,
  panned,
  showing,
  within,
  zoomed,
  type Extent,
  type Window,
} from "./scale/window.ts";
import type { Stretch } from "./spans/figures.ts";
import type { RunRecord } from "./spans/run-record.ts";

/** The scale on which a timeline is drawn: every event equally wide, or virtual time. */
export type TimelineScale = "beat" | "time";

/** The least that can be in sight: beats, or virtual nanoseconds. */
const least = { beat: 4, time: 100 } as const;
/** The number of beats on either side of the moment that is brought to the middle. */
const surroundings = 20;

/** Which part of a run is in sight. As long as that is all, it grows with the run. */
export class View {
  window: Window = { from: 0, to: 1 };
  fits = true;
  scale: TimelineScale = "beat";
  readonly #moved: () => void;
  #record: RunRecord | null = null;

  constructor(moved: () => void) {
    this.#moved = moved;
  }

  /** Goes along with a record that is new or has grown. */
  follow(record: RunRecord): void {
    if (record !== this.#record) this.fits = true;
    this.#record = record;
    const extent = this.#extent(record);
    this.window = this.fits ? fitted(extent) : within(this.window, extent);
  }

  /** Keeps a beat in sight, if not all is. */
  keep(beat: number): void {
    const record = this.#record;
    if (record === null || this.fits) return;
    this.window = showing(this.window, this.#place(record, beat), this.#extent(record));
  }

  show(beat: number): void {
    this.keep(beat);
    this.#moved();
  }

  /** @param place what stays where it is; without it, a beat in sight or the middle */
  zoom(factor: number, beat: number, place?: number): void {
    const record = this.#record;
    if (record === null) return;
    const { from, to } = this.window;
    const at = this.#place(record, beat);
    const still = place ?? (at >= from && at <= to ? at : (from + to) / 2);
    this.#to(zoomed(this.window, factor, still, this.#extent(record)));
  }

  /** @param share of what is in sight, to the right */
  pan(share: number): void {
    const record = this.#record;
    if (record !== null) this.#to(panned(this.window, share, this.#extent(record)));
  }

  /** All of the run. */
  fit(): void {
    const record = this.#record;
    if (record !== null) this.#to(fitted(this.#extent(record)));
  }

  /** A beat in the middle. */
  centre(beat: number): void {
    const record = this.#record;
    if (record === null) return;
    const from = this.#place(record, Math.max(0, beat - surroundings));
    this.#to(around(from, this.#place(record, beat + surroundings), this.#extent(record)));
  }

  /** The place at a share of the whole run in the middle. */
  centreAt(share: number): void {
    const record = this.#record;
    if (record === null) return;
    const { from, to } = this.whole;
    const half = (this.window.to - this.window.from) / 2;
    const place = from + share * (to - from);
    this.#to(within({ from: place - half, to: place + half }, this.#extent(record)));
  }

  /** The same events on another scale. */
  changeScale(scale: TimelineScale): void {
    const record = this.#record;
    if (record === null) return;
    const from = record.beatAt(this.window.from, this.scale);
    const to = record.beatAt(this.window.to, this.scale) + 1;
    this.scale = scale;
    if (this.fits) this.fit();
    else {
      const window = { from: this.#place(record, from), to: this.#place(record, to) };
      this.#to(within(window, this.#extent(record)));
    }
  }

  /** All that there is of the scale. */
  get whole(): Window {
    return this.#record === null ? this.window : fitted(this.#extent(this.#record));
  }

  /** The beats in sight. */
  get stretch(): Stretch {
    const record = this.#record;
    if (record === null) return { from: 0, to: 0 };
    const from = record.beatAt(this.window.from, this.scale);
    const last = record.beatAt(this.window.to, this.scale);
    const isWhole = this.window.to >= record.endOf(this.scale);
    return { from, to: isWhole ? record.beats : Math.max(from, last) };
  }

  #place(record: RunRecord, beat: number): number {
    return record.measures[this.scale](beat);
  }

  #extent(record: RunRecord): Extent {
    const from = record.measures[this.scale](0);
    return { from, to: record.endOf(this.scale), least: least[this.scale] };
  }

  #to(window: Window): void {
    const { from, to } = this.whole;
    this.window = window;
    this.fits = window.from <= from && window.to >= to;
    this.#moved();
  }
}
