import { describe, expect, it } from "vitest";
import { applyPatch } from "./patch";
import {
  callingMachines,
  homeOf,
  machineOf,
  machinesIn,
  placementOf,
  type MachinePlace,
} from "./placement";
import { recordedWorlds, recording, streamedWorlds, worldWhere } from "./testdata/recorded-worlds";
import type { Processor, World } from "./world";

/** A world with some differences from a recorded one. */
function changed(patch: Record<string, unknown>, world: World = recording.snapshot): World {
  return applyPatch(world, patch) as World;
}

const zoneIn = (world: World, zone: string) => placementOf(world).zones.get(zone);

describe("the place of a goroutine", () => {
  it("is one for each in every recorded world, and where the server says", () => {
    for (const world of recordedWorlds) {
      const { goroutines, zones } = placementOf(world);
      const home = [...zones.values()].flatMap((zone) => zone.home);
      expect(home.sort((a, b) => a - b)).toEqual(Object.values(world.gs).map(({ id }) => id));
      for (const { id, where } of Object.values(world.gs)) {
        const place = goroutines.get(id);
        expect(zones.get(place?.zone ?? "")?.home).toContain(id);
        if (/^(?:[MP]\d|sched|chan)/.test(where ?? "") && place !== undefined && "index" in place) {
          expect(`${place.zone}[${String(place.index)}]`).toBe(where);
        }
      }
    }
  });

  it("keeps the order of a channel's queue and of a mutex's", () => {
    const world = worldWhere((each) => (each.sync.channels["2"]?.recvqsize ?? 0) > 1);
    expect(zoneIn(world, "chan 2 recvq")?.members).toEqual(world.sync.channels["2"]?.recvq);
    const locked = worldWhere((each) => (each.sync.objects["1"]?.waitersize ?? 0) > 1);
    expect(zoneIn(locked, "sync 1")?.home).toEqual(locked.sync.objects["1"]?.waiters);
  });

  it("in a select is the first of its channels, and the others count it", () => {
    const world = changed({
      gs: { "10": { status: "_Gwaiting", waitReason: "select", where: "select of 2" } },
      sync: {
        channels: {
          "2": { recvq: [11, 10], recvqsize: 2 },
          "3": { ...recording.snapshot.sync.channels["2"], id: 3, recvq: [10], recvqsize: 1 },
        },
      },
    });
    expect(zoneIn(world, "chan 2 recvq")?.home).toEqual([11, 10]);
    expect(zoneIn(world, "chan 3 recvq")).toMatchObject({ home: [], members: [10], size: 1 });
    expect(placementOf(world).goroutines.get(10)?.zone).toBe("chan 2 recvq");
  });

  it("that is ready no longer waits where a select still names it", () => {
    const world = changed({
      gs: { "10": { status: "_Grunnable", waitReason: "", where: "M3" } },
      sync: { channels: { "2": { recvq: [10, 11], recvqsize: 2 } } },
    });
    expect(placementOf(world).goroutines.get(10)?.zone).toBe("M3");
    expect(zoneIn(world, "chan 2 recvq")).toMatchObject({ home: [11], members: [10, 11], size: 2 });
  });

  it("that stands behind what is listed of its queue is in it all the same", () => {
    const listed = { status: "_Grunnable", waitReason: "" };
    const world = changed({
      sched: { runq: [], runqsize: 99_744 },
      gs: {
        "2": { ...listed, where: "sched.runq[700]" },
        "3": { ...listed, where: "sched.runq[400]" },
      },
    });
    expect(zoneIn(world, "sched.runq")).toEqual({
      place: { kind: "global", zone: "sched.runq" },
      members: [3, 2],
      home: [3, 2],
      size: 99_744,
    });
  });

  it("that sleeps comes in the order of waking, and who has no timer last", () => {
    const [timer] = worldWhere(({ timers }) => timers.length > 0).timers;
    const at = (whenNs: number, goid: number, zombie = false) => ({
      ...timer,
      whenNs,
      goid,
      zombie,
    });
    const world = changed({ timers: [at(30, 2), at(10, 3), at(5, 5, true), at(20, 4)] });
    expect(homeOf(world, "timers")).toEqual([3, 4, 2, 14]);
  });

  it("that no queue holds is told by its reason, else by its status", () => {
    const idle = { status: "_Grunnable", waitReason: "", where: null };
    const world = changed({ gs: { "3": idle } });
    expect(placementOf(world).goroutines.get(2)).toEqual({
      kind: "waiting",
      zone: "reason force gc (idle)",
      reason: "force gc (idle)",
    });
    expect(placementOf(world).goroutines.get(3)?.zone).toBe("status _Grunnable");
  });

  it("is worked out once for a world", () => {
    expect(placementOf(recording.snapshot)).toBe(placementOf(recording.snapshot));
  });
});

describe("the place of a machine", () => {
  it("is one for each, and that of a holder is its processor's", () => {
    const kinds: MachinePlace["kind"][] = [
      "processor",
      "syscall",
      "netpoll",
      "sysmon",
      "spare",
      "gone",
    ];
    for (const world of recordedWorlds) {
      const all = kinds.flatMap((kind) => machinesIn(world, kind).map(({ id }) => id));
      expect(all.sort((a, b) => a - b)).toEqual(Object.values(world.ms).map(({ id }) => id));
      const held = Object.values(world.ps).flatMap(({ m }) => m ?? []);
      const hanging = machinesIn(world, "processor").map(({ id }) => id);
      expect(hanging).toEqual(held.sort((a, b) => a - b));
    }
  });

  it("is where a learner looks for it", () => {
    const [world] = streamedWorlds;
    if (world === undefined) throw new Error("There is a first world");
    const zones = [...placementOf(world).machines].map(([m, { zone }]) => [m, zone]);
    expect(zones).toEqual([
      [0, "P0"],
      [1, "sysmon"],
      [2, "syscall"],
      [3, "midle"],
      [4, "P1"],
      [5, "P2"],
    ]);
  });

  it("is without a processor while it looks for one", () => {
    const world = worldWhere(({ ms }) =>
      Object.values(ms).some(({ state, p }) => state === "scheduling" && p === undefined),
    );
    expect(machinesIn(world, "spare").map(({ state }) => state)).toContain("scheduling");
  });

  it("is nowhere once it has exited", () => {
    const world = changed({ ms: { "3": { state: "exited" } } });
    expect(placementOf(world).machines.get(3)?.kind).toBe("gone");
  });
});

describe("the machine of a processor", () => {
  const world = streamedWorlds[0] ?? recording.snapshot;
  const p0 = (each: World): Processor => {
    const p = each.ps["0"];
    if (p === undefined) throw new Error("P0 is always there");
    return p;
  };
  const told = (each: World): string => {
    const found = machineOf(each, p0(each));
    return found === null ? "none" : `M${String(found.machine.id)} ${found.tie}`;
  };

  it("holds it, also in a system call of a newer release", () => {
    expect(told(world)).toBe("M0 holds");
    const inside = changed({ ms: { "0": { state: "syscall" } } }, world);
    expect(told(inside)).toBe("M0 holds");
    expect(callingMachines(inside).map(({ id }) => id)).toEqual([0, 2]);
    expect(machinesIn(inside, "syscall").map(({ id }) => id)).toEqual([2]);
  });

  const call = { p: null, oldp: 0, state: "syscall", syscalltick: 4 };

  it("has left it for a system call, as in older releases, until it is taken away", () => {
    const p = { m: null, status: "_Psyscall", syscalltick: 4 };
    expect(told(changed({ ps: { "0": p }, ms: { "0": call } }, world))).toBe("M0 left");
    const retaken = { ...p, status: "_Pidle", syscalltick: 5 };
    expect(told(changed({ ps: { "0": retaken }, ms: { "0": call } }, world))).toBe("none");
  });

  it("will have it when it has woken", () => {
    const ms = { "0": call, "3": { state: "starting", nextp: 0 } };
    expect(told(changed({ ps: { "0": { m: null, status: "_Pidle" } }, ms }, world))).toBe(
      "M3 comes",
    );
  });
});
