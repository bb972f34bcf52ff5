import { describe, expect, it } from "vitest";
import { recordOf, turns } from "../testdata/made.ts";
import { emptyMix, type Lane, type Mix, type ScaleName } from "./lane.ts";
import type { RunRecord } from "./run-record.ts";

/** The mix of a range span by span: the long way. */
function longWay(record: RunRecord, lane: Lane, scale: ScaleName, from: number, to: number): Mix {
  const mix = emptyMix();
  const measure = record.measures[scale];
  for (let index = 0; index < lane.length; index++) {
    const span = lane.span(index, record.beats);
    const amount = Math.min(to, measure(span.to)) - Math.max(from, measure(span.from));
    if (amount > 0) mix[span.state] = (mix[span.state] ?? 0) + amount;
  }
  return mix;
}

describe("a lane", () => {
  const record = recordOf(3, turns(3, 5_000));
  const lane = record.ps.get(1);
  if (lane === undefined) throw new Error("There is no P1");

  it.each(["beat", "time", "step"] as const)("sums up any range by %s", (scale) => {
    const end = record.endOf(scale);
    for (let at = 0; at < 60; at++) {
      const from = ((at * 7919) % 1000) * (end / 1000) * 0.9;
      const to = Math.min(end, from + ((at * 104729) % 997) * (end / 1500) + 0.3);
      const short = lane.mix({ scale, from, to, end });
      longWay(record, lane, scale, from, to).forEach((amount, state) => {
        expect(short[state]).toBeCloseTo(amount, 5);
      });
    }
  });

  it("finds a place from any span before it", () => {
    for (const place of [0, 1, 17.5, 900, 4_999]) {
      const index = lane.indexAtPlace(place, "beat");
      expect(index).toBe(lane.indexAt(Math.floor(place)));
      for (const hint of [0, Math.floor(index / 2), index]) {
        expect(lane.indexAtPlace(place, "beat", hint)).toBe(index);
      }
    }
  });
});
