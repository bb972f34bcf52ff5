import { emptyMix, type ScaleName } from "../spans/lane.ts";
import { stateCount } from "../spans/lane-state.ts";
import type { RunRecord } from "../spans/run-record.ts";

/** What the processors did in a whole run, pixel by pixel: the share of each state. */
export interface Overview {
  readonly pixels: number;
  /** The shares of all states in each pixel: together 1, or 0 where there is nothing. */
  readonly shares: Float64Array;
}

export function overviewOf(record: RunRecord, scale: ScaleName, pixels: number): Overview {
  const shares = new Float64Array(pixels * stateCount);
  const measure = record.measures[scale];
  const [first, end] = [measure(0), record.endOf(scale)];
  const each = (end - first) / pixels;
  const mix = emptyMix();
  const lanes = [...record.ps.values()];
  if (each <= 0) return { pixels, shares };
  for (let pixel = 0; pixel < pixels; pixel++) {
    const from = first + pixel * each;
    const sum = new Float64Array(stateCount);
    for (const lane of lanes) {
      lane.mix({ scale, from, to: from + each, end }, mix);
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
  return { pixels, shares };
}
