import type { Measure } from "../spans/lane.ts";
import type { Window } from "./window.ts";

const steps = [1, 2, 5] as const;

/** The round times in a window, at most `most`. */
export function timeTicks({ from, to }: Window, most: number): readonly number[] {
  const width = to - from;
  if (width <= 0 || most < 1) return [];
  let [unit, at] = [1, 0];
  while (width / (unit * (steps[at] ?? 1)) > most) {
    at = (at + 1) % steps.length;
    if (at === 0) unit *= 10;
  }
  const each = unit * (steps[at] ?? 1);
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / each) * each; tick <= to; tick += each) ticks.push(tick);
  return ticks;
}

/** A beat after which nothing happened for long, and for how long. */
export interface Gap {
  readonly beat: number;
  readonly ns: number;
}

/** The most beats between which a gap can still be written. */
const mostBeats = 20_000;
/** The distance that counts as long, as a multiple of the usual one. */
const long = 8;

/**
 * The long gaps between the beats in a window, the longest first, so far apart that each can be
 * written.
 *
 * @param apart in beats
 */
export function longGaps(
  { from, to }: Window,
  timeOf: Measure,
  beats: number,
  apart: number,
): readonly Gap[] {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(beats - 1, Math.ceil(to));
  if (last - first > mostBeats || last <= first) return [];
  const gaps: Gap[] = [];
  for (let beat = first; beat < last; beat++) {
    gaps.push({ beat, ns: timeOf(beat + 1) - timeOf(beat) });
  }
  const sorted = gaps.map(({ ns }) => ns).sort((one, other) => one - other);
  const usual = sorted[sorted.length >> 1] ?? 0;
  const kept: Gap[] = [];
  for (const gap of gaps.sort((one, other) => other.ns - one.ns)) {
    if (gap.ns <= 0 || gap.ns < usual * long || kept.length >= 40) break;
    if (kept.every(({ beat }) => Math.abs(beat - gap.beat) >= apart)) kept.push(gap);
  }
  return kept;
}
