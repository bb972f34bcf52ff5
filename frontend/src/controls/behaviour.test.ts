import { describe, expect, it } from "vitest";
import { behaviourOf, behaviours, type BehaviourKind } from "./behaviour.ts";

describe("a behaviour", () => {
  it("says what is asked of it, under the contract's names", () => {
    expect(behaviourOf("cpu", { ns: 1000, calls: false })).toEqual({
      kind: "cpu",
      ns: 1000,
      calls: false,
    });
    expect(behaviourOf("mutex", { pauseNs: 5 })).toEqual({
      kind: "mutex",
      mutex: "lock",
      rounds: 10,
      ns: 10_000,
      pauseNs: 5,
    });
  });

  it("starts others", () => {
    expect(behaviourOf("spawn", { children: 3, ns: 7 })).toEqual({
      kind: "spawn",
      count: 3,
      behaviour: { kind: "cpu", ns: 7 },
    });
  });

  it("goes on without end where its rounds are 0", () => {
    expect(behaviourOf("pingpong", { rounds: 0 })).not.toHaveProperty("rounds");
    expect(behaviourOf("worker", {})).not.toHaveProperty("results");
  });

  it("is a script if its steps can be read", () => {
    expect(behaviourOf("script", {})).toHaveProperty("steps.length", 3);
    expect(behaviourOf("script", { steps: "[" })).toBeNull();
    expect(behaviourOf("script", { steps: "{}" })).toBeNull();
  });

  it("is whole with nothing but its first values", () => {
    for (const kind of Object.keys(behaviours) as BehaviourKind[]) {
      expect(behaviourOf(kind, {})?.kind).toBe(kind);
    }
  });
});
