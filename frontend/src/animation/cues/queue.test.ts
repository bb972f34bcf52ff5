import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../../message/event";
import { recording } from "../../world/testdata/recorded-worlds";
import type { World } from "../../world/world";
import { isTooFast, WorldQueue } from "./queue";

const happened: readonly SchedulerEvent[] = [
  { step: 1, timeNs: 1, kind: "goReadied", fn: "runtime.ready", detail: {} },
];

function moved(step: number): World {
  return { ...recording.snapshot, step, sched: { ...recording.snapshot.sched } };
}

describe("worlds that wait", () => {
  it("are drawn as one step when their turn comes", () => {
    const queue = new WorldQueue();
    queue.add({ world: moved(1), events: happened });
    queue.add({ world: moved(2), events: happened });
    expect(queue.length).toBe(2);
    const taken = queue.takeAll();
    expect(taken?.world.step).toBe(2);
    expect(taken?.events).toHaveLength(2);
    expect(queue.takeAll()).toBeNull();
  });

  it("cut short what plays when more than two wait", () => {
    const queue = new WorldQueue();
    queue.add({ world: moved(1), events: happened });
    queue.add({ world: moved(2), events: happened });
    expect(queue.isLate).toBe(false);
    queue.add({ world: moved(3), events: happened });
    expect(queue.isLate).toBe(true);
  });

  it("make way for a jump, which has no beat", () => {
    const queue = new WorldQueue();
    queue.add({ world: moved(1), events: happened });
    queue.add({ world: moved(7), events: [] });
    expect(queue.isLate).toBe(true);
    const taken = queue.takeAll();
    expect(taken?.world.step).toBe(7);
    expect(taken?.events).toEqual([]);
    expect(queue.isLate).toBe(false);
  });

  it("are not disturbed by time that goes by", () => {
    const queue = new WorldQueue();
    const world = moved(1);
    queue.add({ world, events: happened });
    queue.takeAll();
    queue.add({ world: { ...world, timeNs: 5 }, events: [] });
    expect(queue.isQuiet).toBe(true);
    expect(queue.isLate).toBe(false);
  });
});

describe("flights", () => {
  it("are left out where nobody could follow them", () => {
    expect(isTooFast(4, 16)).toBe(false);
    expect(isTooFast(8, 1)).toBe(true);
    expect(isTooFast(1, 31)).toBe(true);
  });
});
