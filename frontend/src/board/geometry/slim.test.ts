import { describe, expect, it } from "vitest";
import type { Processor, Snapshot } from "../../world/world";
import { SlimProcessors } from "./slim";

const row = { density: "full", columns: 4, swipes: false } as const;

function worldAt(step: number, idle: readonly number[], session = "one"): Snapshot {
  const ps = [0, 1, 2, 3].map((id): Partial<Processor> & { id: number } => {
    const isIdle = idle.includes(id);
    const holder = isIdle ? {} : { m: id };
    return { id, status: isIdle ? "_Pidle" : "_Prunning", runqsize: 0, ...holder };
  });
  return { session, step, ps: Object.fromEntries(ps.map((p) => [p.id, p])) } as unknown as Snapshot;
}

describe("processors that do nothing", () => {
  it("are slim where the busy ones need their room", () => {
    expect([...new SlimProcessors().of(worldAt(0, [1, 3]), row, 900)]).toEqual([1, 3]);
  });

  it("are drawn as all others where there is room for all", () => {
    expect(new SlimProcessors().of(worldAt(0, [1, 3]), row, 1300).size).toBe(0);
  });

  it("stay as they are for a while after they were busy, and grow at once", () => {
    const slim = new SlimProcessors();
    slim.of(worldAt(10, [3]), row, 900);
    expect([...slim.of(worldAt(12, [1, 3]), row, 900)]).toEqual([3]);
    expect([...slim.of(worldAt(40, [1, 3]), row, 900)]).toEqual([1, 3]);
    expect([...slim.of(worldAt(41, [1]), row, 900)]).toEqual([1]);
  });

  it("are slim at once at a step before they were busy, and in another session", () => {
    const slim = new SlimProcessors();
    slim.of(worldAt(10, [3]), row, 900);
    expect([...slim.of(worldAt(5, [1, 3]), row, 900)]).toEqual([1, 3]);
    expect([...slim.of(worldAt(12, [1, 3], "two"), row, 900)]).toEqual([1, 3]);
  });

  it("are drawn as usual if none is busy", () => {
    expect(new SlimProcessors().of(worldAt(0, [0, 1, 2, 3]), row, 900).size).toBe(0);
  });
});
