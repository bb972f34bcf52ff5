import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../world/world";
import { crowdedWorld, recordedWorld } from "../testdata/world";
import { machinePlace, whereabouts } from "./whereabouts";

describe("the whereabouts of goroutines", () => {
  it("are what the server says of each, where it says something", () => {
    const { placeOf } = whereabouts(recordedWorld);
    expect(placeOf.get(6)).toBe("M4");
    expect(placeOf.get(12)).toBe("M2");
    expect(placeOf.get(9)).toBe("P2.runnext");
    expect(placeOf.get(7)).toBe("sync 1");
    expect(placeOf.get(10)).toBe("chan 2 recvq");
    expect(placeOf.get(13)).toBe("gFree");
    expect(placeOf.get(1)).toBe("reason awaiting orders");
  });

  it("name each listed goroutine exactly once", () => {
    for (const world of [recordedWorld, busy]) {
      const { inPlace, placeOf } = whereabouts(world);
      const standing = [...inPlace.values()].flat();
      expect(new Set(standing).size).toBe(standing.length);
      for (const id of Object.keys(world.gs)) expect(placeOf.has(Number(id))).toBe(true);
      expect(placeOf.size).toBe(standing.length);
    }
  });

  it("have a goroutine in a select at the first of its channels only", () => {
    const { channels } = busy.sync;
    const twice: Snapshot = {
      ...busy,
      sync: {
        ...busy.sync,
        channels: { ...channels, 2: { ...channels[2], recvq: [...(channels[1]?.recvq ?? [])] } },
      } as Snapshot["sync"],
    };
    const { inPlace } = whereabouts(twice);
    expect(inPlace.get("chan 1 recvq")).toEqual(channels[1]?.recvq);
    expect(inPlace.has("chan 2 recvq")).toBe(false);
  });

  it("keep the order of the queues", () => {
    expect(whereabouts(busy).inPlace.get("P1.runq")).toEqual(busy.ps[1]?.runq);
    expect(whereabouts(busy).inPlace.get("sched.runq")).toEqual(busy.sched.runq);
  });
});

const busy = crowdedWorld({
  processors: 4,
  queues: [0, 5, 40, 256],
  global: 300,
  channels: 3,
  waiters: 4,
  mutexes: 2,
  syscalls: 3,
  parked: 2,
  network: 9,
  sleepers: 5,
  dead: 2,
});

describe("the place of a machine", () => {
  const { ms } = recordedWorld;
  const placed = (id: number) => {
    const m = ms[id];
    return m === undefined ? undefined : machinePlace(m, recordedWorld);
  };

  it("is under its processor, in a call, asleep, or to the side as sysmon", () => {
    expect([0, 1, 2, 3].map(placed)).toEqual(["hangs", "sysmon", "syscall", "spare"]);
  });

  it("is nowhere once it has exited", () => {
    const gone = { ...ms[3], state: "exited" } as Snapshot["ms"][string];
    expect(machinePlace(gone, recordedWorld)).toBe("gone");
  });
});
