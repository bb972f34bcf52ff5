import { describe, expect, it } from "vitest";
import { machinesByRole, roleOf, spinningMachines } from "./machines";
import { recordedWorlds, streamedWorlds, worldWhere } from "./testdata/recorded-worlds";

describe("machines", () => {
  it("are each in one role", () => {
    for (const world of recordedWorlds) {
      const all = Object.values(machinesByRole(world)).flat();
      expect(new Set(all)).toEqual(new Set(Object.values(world.ms)));
      expect(all.length).toBe(Object.keys(world.ms).length);
    }
  });

  it("that are attached are those that processors have", () => {
    for (const world of recordedWorlds) {
      const held = Object.values(world.ps).flatMap(({ m }) => m ?? []);
      const attached = machinesByRole(world).attached.map(({ id }) => id);
      expect(attached).toEqual(held.sort((a, b) => a - b));
    }
  });

  it("are found where a learner looks for them", () => {
    const world = streamedWorlds[0];
    if (world === undefined) throw new Error("There is a first world");
    const roles = Object.entries(machinesByRole(world)).map(
      ([role, machines]) => [role, machines.map(({ id }) => id)] as const,
    );
    expect(Object.fromEntries(roles)).toEqual({
      attached: [0, 4, 5],
      syscall: [2],
      parked: [3],
      sysmon: [1],
      starting: [],
      polling: [],
      between: [],
      exited: [],
    });
  });

  it("that have just lost their processor are between two places", () => {
    const world = worldWhere(({ ms }) =>
      Object.values(ms).some(({ state, p }) => state === "scheduling" && p === undefined),
    );
    expect(machinesByRole(world).between.length).toBe(1);
  });

  it("that sleep until their goroutine may run are parked", () => {
    const machine = streamedWorlds[0]?.ms["3"];
    expect(machine && roleOf({ ...machine, state: "parkedLocked" })).toBe("parked");
  });

  it("spin as many as the scheduler counts", () => {
    for (const world of recordedWorlds) {
      expect(spinningMachines(world).length).toBe(world.sched.nmspinning);
    }
  });
});
