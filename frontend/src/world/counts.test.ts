import { describe, expect, it } from "vitest";
import { countOf, mayExist, unplaced } from "./counts";
import { applyPatch } from "./patch";
import { recordedWorlds, recording } from "./testdata/recorded-worlds";
import type { World } from "./world";

describe("the counts", () => {
  it("leave nobody over where all are listed", () => {
    for (const world of recordedWorlds) {
      expect(countOf(world)).toBe(Object.keys(world.gs).length);
      expect(unplaced(world)).toBe(0);
    }
  });

  it("leave over whom no place lists and none counts", () => {
    const world = recording.snapshot;
    const { gCounts, sched } = world;
    const many = applyPatch(world, {
      sched: { runqsize: sched.runqsize + 1_000 },
      gCounts: {
        _Gwaiting: (gCounts["_Gwaiting"] ?? 0) + 99_000,
        _Grunnable: (gCounts["_Grunnable"] ?? 0) + 1_000,
        _Gdead: (gCounts["_Gdead"] ?? 0) + 7,
      },
    }) as World;
    expect(countOf(many)).toBe(countOf(world) + 100_007);
    expect(unplaced(many)).toBe(99_000);
    const asked = [mayExist(world, 1), mayExist(world, 77_777), mayExist(many, 77_777)];
    expect(asked).toEqual([true, false, true]);
  });
});
