import { describe, expect, it } from "vitest";
import { countsOf } from "./counts";
import { applyPatch } from "./patch";
import { recording } from "./testdata/recorded-worlds";
import type { World } from "./world";

describe("the counts", () => {
  const world = recording.snapshot;
  const listed = Object.keys(world.gs).length;

  it("have no rest where all are listed", () => {
    expect(countsOf(world)).toEqual({
      total: listed,
      unlisted: 0,
      unlistedByStatus: new Map(),
    });
  });

  it("tell of those who are not listed", () => {
    const waiting = world.gCounts["_Gwaiting"] ?? 0;
    const many = applyPatch(world, {
      gCounts: { _Gwaiting: waiting + 99_000, _Gdead: (world.gCounts["_Gdead"] ?? 0) + 7 },
    }) as World;
    const { total, unlisted, unlistedByStatus } = countsOf(many);
    expect([total, unlisted]).toEqual([listed + 99_007, 99_007]);
    expect(unlistedByStatus.get("_Gwaiting")).toBe(99_000);
    expect(unlistedByStatus.get("_Grunning")).toBeUndefined();
  });
});
