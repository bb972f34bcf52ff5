import { describe, expect, it } from "vitest";
import type { Snapshot } from "../world/world.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import type { Thing } from "../world/thing.ts";
import { fieldsOf, fieldsOfEvent } from "./fields.ts";

const world = recorded as unknown as Snapshot;

function field(thing: Thing, name: string) {
  return fieldsOf(world, thing)?.find((one) => one.name === name);
}

describe("the fields of a thing", () => {
  it("are the runtime's, in their order, without what is not there", () => {
    const names = fieldsOf(world, { kind: "g", id: 7 })?.map(({ name }) => name);
    expect(names?.slice(0, 4)).toEqual(["id", "name", "status", "waitReason"]);
    expect(names).not.toContain("m");
  });

  it("lead to other things", () => {
    expect(field({ kind: "m", id: 4 }, "curg")?.values).toEqual([
      { as: "thing", thing: { kind: "g", id: 6 } },
    ]);
    expect(field({ kind: "lock", id: 1 }, "waiters")?.values).toEqual([
      { as: "thing", thing: { kind: "g", id: 7 } },
      { as: "thing", thing: { kind: "g", id: 8 } },
    ]);
    expect(field({ kind: "g", id: 9 }, "where")?.values).toEqual([
      { as: "place", text: "P2.runnext" },
    ]);
    expect(field({ kind: "os", id: 0 }, "running")?.values[0]).toEqual({
      as: "core",
      core: "0",
      thing: { kind: "m", id: 4 },
    });
  });

  it("tell moments, durations and memory apart", () => {
    const as = (thing: Thing, name: string) => field(thing, name)?.values[0]?.as;
    expect(as({ kind: "g", id: 7 }, "ranNs")).toBe("duration");
    expect(as({ kind: "g", id: 7 }, "sinceNs")).toBe("moment");
    expect(as({ kind: "g", id: 7 }, "stackBytes")).toBe("memory");
    expect(as({ kind: "p", id: 0 }, "schedtick")).toBe("number");
  });

  it("are none where 0 means none", () => {
    expect(field({ kind: "g", id: 1 }, "parent")?.values).toEqual([]);
  });

  it("of a queue are those of its holder that concern it", () => {
    expect(fieldsOf(world, { kind: "runq", id: 2 })?.map(({ name }) => name)).toEqual([
      "runnext",
      "runqhead",
      "runqtail",
      "runqsize",
      "runqcapacity",
      "runq",
    ]);
  });

  it("list the first of a long queue, and how many more there are", () => {
    const runq = Array.from({ length: 200 }, (_, id) => id);
    const long = { ...world, sched: { ...world.sched, runq } };
    const queue = fieldsOf(long, { kind: "grq", id: 0 })?.find(({ name }) => name === "runq");
    expect(queue?.values).toHaveLength(64);
    expect(queue?.more).toBe(136);
  });

  it("do not exist of what is not there", () => {
    expect(fieldsOf(world, { kind: "g", id: 99 })).toBeNull();
    expect(fieldsOf(world, { kind: "timer", id: 1 })).toBeNull();
  });

  it("of an event are its own and its details", () => {
    const fields = fieldsOfEvent({
      step: 106,
      timeNs: 345_863,
      kind: "goReadied",
      g: 8,
      fn: "runtime.ready",
      detail: { waker: 7, place: "runnext" },
      checks: [],
    });
    expect(fields.map(({ name }) => name)).toEqual([
      "step",
      "timeNs",
      "kind",
      "g",
      "fn",
      "waker",
      "place",
    ]);
  });
});
