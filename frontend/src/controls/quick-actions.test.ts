import { describe, expect, it } from "vitest";
import type { Snapshot } from "../world/world.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import { quickActionIn, type QuickAction } from "./quick-actions.ts";

const world = recorded as unknown as Snapshot;
const atRest: Snapshot = { ...world, gs: {} };

function command(name: Parameters<typeof quickActionIn>[1], on = world): QuickAction["command"] {
  const action = quickActionIn(on, name);
  if (typeof action === "string") throw new Error(action);
  return action.command;
}

describe("a quick action", () => {
  it("blocks the thread of a running goroutine that has others queued behind it", () => {
    const said = command("block");
    if (said.do !== "syscall") throw new Error(said.do);
    const g = world.gs[String(said.g)];
    expect(g?.status).toBe("_Grunning");
    expect(g?.system).toBe(false);
    const queued = Object.values(world.gs)
      .filter(({ status, system }) => status === "_Grunning" && !system)
      .map(({ p = 0 }) => world.ps[String(p)]?.runqsize ?? 0);
    expect(world.ps[String(g?.p)]?.runqsize).toBe(Math.max(...queued));
  });

  it("piles work up on one processor", () => {
    expect(command("work")).toMatchObject({ do: "go", count: 8 });
  });

  it("takes the processors away but one, unless there is only one", () => {
    expect(command("one-p")).toEqual({ do: "gomaxprocs", n: 1 });
    expect(quickActionIn({ ...world, gomaxprocs: 1 }, "one-p")).toBe("one-already");
  });

  it("starts a collection, unless there is one", () => {
    expect(command("gc", { ...world, gc: { ...world.gc, phase: "off" } })).toEqual({ do: "gc" });
    expect(quickActionIn({ ...world, gc: { ...world.gc, phase: "mark" } }, "gc")).toBe(
      "collecting",
    );
  });

  it("says why it makes no sense", () => {
    expect(quickActionIn(atRest, "block")).toBe("nobody-runs");
    expect(quickActionIn(atRest, "work")).toBe("nobody-runs");
    const ended = { ...world, ended: { exitCode: 0 } } as Snapshot;
    expect(quickActionIn(ended, "gc")).toBe("process-ended");
  });
});
