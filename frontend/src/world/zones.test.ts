import { describe, expect, it } from "vitest";
import { applyPatch } from "./patch";
import { placeOf } from "./places";
import { recordedWorlds, recording, worldWhere } from "./testdata/recorded-worlds";
import type { World } from "./world";
import { zonesOf } from "./zones";

/** A world with some differences from a recorded one. */
function changed(patch: Record<string, unknown>): World {
  return applyPatch(recording.snapshot, patch) as World;
}

describe("the zones", () => {
  it("have every goroutine of every recorded world in one place", () => {
    for (const world of recordedWorlds) {
      const zones = [...zonesOf(world).values()];
      const members = zones.flatMap((zone) => zone.members);
      expect(members.sort((a, b) => a - b)).toEqual(Object.values(world.gs).map(({ id }) => id));
      for (const zone of zones) expect(zone.size).toBe(zone.members.length);
      for (const g of Object.values(world.gs)) {
        expect(zonesOf(world).get(placeOf(g).zone)?.members).toContain(g.id);
      }
    }
  });

  it("keep the order of a channel's queue", () => {
    const world = worldWhere((each) => (each.sync.channels["2"]?.recvqsize ?? 0) > 1);
    expect(zonesOf(world).get("chan 2 recvq")?.members).toEqual(world.sync.channels["2"]?.recvq);
  });

  it("keep the order of a mutex's queue", () => {
    const world = worldWhere((each) => (each.sync.objects["1"]?.waitersize ?? 0) > 1);
    const zone = zonesOf(world).get("sync 1");
    expect(zone?.place).toEqual({ kind: "object", zone: "sync 1", object: 1 });
    expect(zone?.members).toEqual(world.sync.objects["1"]?.waiters);
  });

  it("show a goroutine in a select in every queue in which it stands", () => {
    const world = changed({
      gs: { "10": { status: "_Gwaiting", waitReason: "select", where: "select of 1" } },
      sync: { channels: { "2": { recvq: [11, 10], recvqsize: 2 } } },
    });
    expect(zonesOf(world).get("chan 2 recvq")?.members).toEqual([11, 10]);
    expect(zonesOf(world).get("select")?.members).toEqual([10]);
  });

  it("tell how long a queue is whose end is not listed", () => {
    const world = changed({ sched: { runq: [6, 7], runqsize: 99_744 } });
    const zone = zonesOf(world).get("sched.runq");
    expect([zone?.size, zone?.members]).toEqual([99_744, [6, 7]]);
    expect(zone?.place).toEqual({ kind: "global", zone: "sched.runq" });
  });

  it("tell how many ended goroutines wait to be used again", () => {
    const world = changed({ sched: { gFree: 500 }, ps: { "0": { gFree: 0 }, "1": { gFree: 40 } } });
    expect(zonesOf(world).get("gFree")).toMatchObject({ size: 540 });
    const listed = worldWhere((each) => (each.gCounts["_Gdead"] ?? 0) > 1);
    expect(zonesOf(listed).get("gFree")?.members.length).toBe(listed.gCounts["_Gdead"]);
  });

  it("have those who sleep in the order in which they will wake", () => {
    const asleep = { status: "_Gwaiting", waitReason: "sleep", where: "timer" };
    const world = changed({
      gs: {
        "2": { ...asleep, sleepWhenNs: 30 },
        "3": { ...asleep, sleepWhenNs: 10 },
        "4": { ...asleep, sleepWhenNs: 20 },
      },
    });
    expect(zonesOf(world).get("timer")?.members.slice(0, 3)).toEqual([3, 4, 2]);
  });

  it("are worked out once for a world", () => {
    expect(zonesOf(recording.snapshot)).toBe(zonesOf(recording.snapshot));
  });
});
