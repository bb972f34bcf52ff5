import { describe, expect, it } from "vitest";
import { longGaps, timeTicks } from "./ticks.ts";

describe("the ruler", () => {
  it("has round times, at most so many", () => {
    expect(timeTicks({ from: 95, to: 1_020 }, 10)).toEqual([
      100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000,
    ]);
    expect(timeTicks({ from: 0, to: 3_000_000 }, 4)).toEqual([0, 1e6, 2e6, 3e6]);
  });

  it("has none of an empty window", () => {
    expect(timeTicks({ from: 5, to: 5 }, 10)).toEqual([]);
  });

  it("writes the long gaps, the longest where two are too near", () => {
    const times = [0, 10, 20, 10_020, 30_020, 30_030, 30_040, 30_050, 90_050, 90_060];
    const timeOf = (beat: number): number => times[beat] ?? 0;
    expect(longGaps({ from: 0, to: 9 }, timeOf, times.length, 2)).toEqual([
      { beat: 7, ns: 60_000 },
      { beat: 3, ns: 20_000 },
    ]);
  });

  it("writes none where all are alike", () => {
    expect(longGaps({ from: 0, to: 50 }, (beat) => beat * 10, 51, 1)).toEqual([]);
  });
});
