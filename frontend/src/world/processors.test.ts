import { describe, expect, it } from "vitest";
import type { Processor } from "../message/snapshot";
import { globalTickOf, ringOf } from "./processors";
import { recording } from "./testdata/recorded-worlds";
import type { World } from "./world";

function processorOf(world: World, id: number): Processor {
  const processor = world.ps[id];
  if (processor === undefined) throw new Error(`There is no P${String(id)}`);
  return processor;
}

const world = recording.snapshot;
const p0 = processorOf(world, 0);

describe("the ring of a processor", () => {
  it("has its goroutines in the slots that the runtime gave them", () => {
    const ring = ringOf({ ...p0, runqhead: 11, runqtail: 14, runq: [5, 6, 7], runqsize: 3 });
    expect(ring).toEqual({
      capacity: 256,
      head: 11,
      tail: 14,
      slots: [
        { slot: 11, g: 5 },
        { slot: 12, g: 6 },
        { slot: 13, g: 7 },
      ],
    });
  });

  it("goes on at the beginning of the array", () => {
    const ring = ringOf({ ...p0, runqhead: 511, runqtail: 513, runq: [5, 6], runqsize: 2 });
    expect(ring.slots.map(({ slot }) => slot)).toEqual([255, 0]);
    expect([ring.head, ring.tail]).toEqual([255, 1]);
  });

  it("has its head at its tail when it is full", () => {
    const runq = Array.from({ length: 256 }, (_, index) => index + 1);
    const ring = ringOf({ ...p0, runqhead: 3, runqtail: 259, runq, runqsize: 256 });
    expect([ring.head, ring.tail, ring.slots.length]).toEqual([3, 3, 256]);
  });

  it("has room for fewer where a rule says so", () => {
    expect(ringOf({ ...p0, runqcapacity: 8, runqhead: 9, runqtail: 9, runq: [] }).head).toBe(1);
  });
});

describe("the tick of a processor", () => {
  it("says how far it is to the global queue", () => {
    expect(globalTickOf(world, { ...p0, schedtick: 75 })).toEqual({
      tick: 14,
      every: 61,
      isDue: false,
    });
    expect(globalTickOf(world, { ...p0, schedtick: 122 })?.isDue).toBe(true);
  });

  it("follows a rule that was changed", () => {
    const changed = { ...world, globalTick: 10 };
    expect(globalTickOf(changed, { ...p0, schedtick: 75 })?.tick).toBe(5);
  });

  it("is not there where no pick prefers the global queue", () => {
    expect(globalTickOf({ ...world, globalTick: 0 }, p0)).toBeNull();
  });
});
