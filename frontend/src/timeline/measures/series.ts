import type { Band, RunRecord } from "../spans/run-record.ts";
import type { Window } from "../scale/window.ts";
import type { Counts, Level, Rate } from "./counts.ts";

/** What is drawn over the time axis. */
export const measures = [
  "runnable",
  "running",
  "waiting",
  "syscall",
  "utilisation",
  "threads",
  "spinning",
  "switches",
  "steals",
  "handoffs",
  "preemptions",
  "wakes",
  "gc",
  "quota",
] as const;

export type MeasureName = (typeof measures)[number];

/** A measure in a window: a value for each column, of which the highest is told. */
export interface Series {
  readonly values: Float64Array;
  readonly most: number;
}

export interface Axis {
  readonly scale: "beat" | "time";
  readonly window: Window;
  readonly columns: number;
}

const isRate = (name: MeasureName): name is Rate =>
  ["switches", "steals", "handoffs", "preemptions", "wakes"].includes(name);

/**
 * A measure column by column: of what is counted the most in a column, of what happens how often it
 * did, and of shares how much of the column.
 */
export function seriesOf(
  record: RunRecord,
  counts: Counts,
  name: MeasureName,
  { scale, window, columns }: Axis,
): Series {
  const values = new Float64Array(columns);
  const each = (window.to - window.from) / columns;
  for (let column = 0; column < columns; column++) {
    const left = window.from + column * each;
    if (left >= record.endOf(scale)) break;
    const from = record.beatAt(left, scale);
    const next = record.beatAt(left + each, scale);
    const to = Math.min(counts.beats, Math.max(from + 1, next));
    values[column] = isRate(name)
      ? counts.times(name, from, to)
      : valueOf(record, counts, name, { from, to }, { from: left, to: left + each, scale });
  }
  return { values, most: values.reduce((one, other) => Math.max(one, other), 0) };
}

/** A measure at a beat. */
export function valueAt(
  record: RunRecord,
  counts: Counts,
  name: MeasureName,
  beat: number,
): number {
  const stretch = { from: beat, to: beat + 1 };
  return isRate(name)
    ? counts.times(name, beat, beat + 1)
    : valueOf(record, counts, name, stretch, { ...stretch, scale: "beat" });
}

function valueOf(
  record: RunRecord,
  counts: Counts,
  name: Exclude<MeasureName, Rate>,
  { from, to }: Window,
  column: Window & { readonly scale: "beat" | "time" },
): number {
  switch (name) {
    case "gc":
    case "quota":
      return shareOf(record, name, column);
    case "utilisation":
      return utilisation(record, counts, { from, to });
    case "runnable":
    case "running":
    case "waiting":
    case "syscall":
    case "threads":
    case "spinning":
      return counts.most(name satisfies Level, from, to);
  }
}

/** The share of the processors' time in which they ran goroutines. */
export function utilisation(record: RunRecord, counts: Counts, { from, to }: Window): number {
  let [busy, all] = [0, 0];
  for (let beat = from; beat < to; beat++) {
    const ns = record.timeOf(beat + 1) - record.timeOf(beat);
    busy += ns * counts.level("busy", beat);
    all += ns * counts.level("processors", beat);
  }
  if (all > 0) return busy / all;
  const processors = counts.level("processors", from);
  return processors === 0 ? 0 : counts.level("busy", from) / processors;
}

/** How much of a column a band of a kind covers. */
function shareOf(
  record: RunRecord,
  kind: Band["kind"],
  { from, to, scale }: Window & { readonly scale: "beat" | "time" },
): number {
  let covered = 0;
  for (const band of record.bands) {
    if (band.kind !== kind) continue;
    const begins = record.measures[scale](band.from);
    const ends = band.to === null ? record.endOf(scale) : record.measures[scale](band.to);
    covered += Math.max(0, Math.min(to, ends) - Math.max(from, begins));
  }
  return to > from ? covered / (to - from) : 0;
}
