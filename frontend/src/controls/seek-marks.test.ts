import { describe, expect, it } from "vitest";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import { conditionOf, destinations, markPaths } from "./seek-marks.ts";

describe("the marks of the seek bar", () => {
  it("stand where their events are, and differ by length", () => {
    const paths = markPaths(
      [
        { step: 0, kind: "steal" },
        { step: 50, kind: "worldStopped" },
      ],
      100,
    );
    expect(paths.get("steal")).toBe("M1 1V6");
    expect(paths.get("stop")).toBe("M120 0V12");
  });

  it("are as few for a million events as there is room", () => {
    const marks = Array.from({ length: 10_000 }, (_, step) => ({ step, kind: "steal" }));
    expect(markPaths(marks, 10_000).get("steal")?.split("M").length).toBeLessThan(250);
  });

  it("lead to kinds of events that the server knows", () => {
    const known = kinds.kinds.map(({ kind }) => kind);
    for (const kind of Object.values(destinations).flat()) expect(known).toContain(kind);
  });

  it("lead to conditions that name every kind", () => {
    expect(conditionOf("preemption")).toBe("ev.kind == 'goPreempted'");
    expect(conditionOf("steal")).toBe("ev.kind == 'steal' || ev.kind == 'stealRunnext'");
  });
});
