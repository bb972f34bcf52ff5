import { describe, expect, it } from "vitest";
import { seenSoFar } from "./so-far";

const judged = {
  step: 90,
  timeNs: 1,
  complete: true,
  passed: true,
  goals: [
    { met: true, times: 1, needed: 1, step: 40 },
    { met: true, times: 1, needed: 1, step: 90 },
  ],
};

describe("a judgement while its recording plays", () => {
  it("tells nothing before a goal is met", () => {
    expect(seenSoFar(judged, 39, false)).toBeNull();
  });

  it("tells of the goals that are met by then, and of no other", () => {
    const seen = seenSoFar(judged, 40, false);
    expect(seen?.passed).toBe(false);
    expect(seen?.goals.map(({ met }) => met)).toEqual([true, false]);
  });

  it("is whole where all are met", () => {
    expect(seenSoFar(judged, 90, false)).toEqual(judged);
  });

  it("says at the end that it was not enough", () => {
    const open = { met: false, times: 0, needed: 1 };
    const missed = { ...judged, step: 500, passed: false, goals: [open] };
    expect(seenSoFar(missed, 480, false)).toBeNull();
    expect(seenSoFar(missed, 480, true)?.passed).toBe(false);
  });
});
