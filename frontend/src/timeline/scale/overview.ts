import { emptyMix, type Lane, type ScaleName } from "../spans/lane.ts";
import { stateCount } from "../spans/lane-state.ts";
import type { RunRecord } from "../spans/run-record.ts";
import type { Window } from "./window.ts";

/**
 * What the processors did in a whole run, pixel by pixel: the share of each state. Few processors
 * have a row each, more of them share one.
 */
export interface Overview {
  readonly pixels: number;
  /** The shares of all states in each pixel: together 1, or 0 where there is nothing. */
  readonly rows: readonly Float64Array[];
}

/** What an overview is made of. */
export interface Overlook {
  readonly scale: ScaleName;
  readonly pixels: number;
  /** The most rows that there is room for. */
  readonly rows: number;
  /** What is to be seen; without it, all that there is. */
  readonly window?: Window;
}

export function overviewOf(record: RunRecord, { scale, pixels, rows, window }: Overlook): Overview {
  const lanes = [...record.ps.values()];
  const { from, to } = window ?? { from: record.measures[scale](0), to: record.endOf(scale) };
  const each = (to - from) / pixels;
  const shown = lanes.length <= rows ? lanes.map((lane) => [lane]) : [lanes];
  return {
    pixels,
    rows: shown.map((group) => sharesOf(group, record, { scale, pixels, from, each })),
  };
}

interface Pixels {
  readonly scale: ScaleName;
  readonly pixels: number;
  readonly from: number;
  readonly each: number;
}

function sharesOf(
  lanes: readonly Lane[],
  record: RunRecord,
  { scale, pixels, from, each }: Pixels,
): Float64Array {
  const shares = new Float64Array(pixels * stateCount);
  const [first, end] = [record.measures[scale](0), record.endOf(scale)];
  const mix = emptyMix();
  if (each <= 0) return shares;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const left = from + pixel * each;
    if (left + each <= first || left >= end) continue;
    const sum = new Float64Array(stateCount);
    for (const lane of lanes) {
      lane.mix({ scale, from: Math.max(first, left), to: left + each, end }, mix);
      // What is no processor any more takes no room.
      for (let state = 1; state < stateCount; state++) {
        sum[state] = (sum[state] ?? 0) + (mix[state] ?? 0);
      }
    }
    const whole = sum.reduce((total, amount) => total + amount, 0);
    if (whole <= 0) continue;
    for (let state = 0; state < stateCount; state++) {
      shares[pixel * stateCount + state] = (sum[state] ?? 0) / whole;
    }
  }
  return shares;
}
