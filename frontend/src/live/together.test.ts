import { describe, expect, it } from "vitest";
import { recording } from "../world/testdata/recorded-worlds.ts";
import { together, type LiveView } from "./live-session.ts";

function view(step: number, fresh: readonly number[], branch = 0): LiveView {
  const events = fresh.map((at) => ({ step: at, timeNs: at, kind: "k", fn: "f", detail: {} }));
  return { world: { ...recording.snapshot, step, branch }, events, fresh: events };
}

const steps = ({ fresh }: LiveView): number[] => fresh.map(({ step }) => step);

describe("two views of a session", () => {
  it("are one, with all that happened", () => {
    const both = together(view(1, [1]), view(3, [2, 3]));
    expect(both.world.step).toBe(3);
    expect(steps(both)).toEqual([1, 2, 3]);
  });

  it("are the later one alone where the way there was not forward", () => {
    expect(steps(together(view(5, [5]), view(2, [])))).toEqual([]);
    expect(steps(together(view(5, [5]), view(6, [6], 1)))).toEqual([6]);
  });
});
