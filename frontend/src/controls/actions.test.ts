import { describe, expect, it } from "vitest";
import type { Goroutine, Snapshot } from "../world/world.ts";
import type { Thing } from "../world/thing.ts";
import { actionsFor, type ActionName } from "./actions.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };

const world = recorded as unknown as Snapshot;
const g = (id: number): Thing => ({ kind: "g", id });

function offered(thing: Thing, on = world): ActionName[] {
  return actionsFor(on, thing)
    .actions.filter(({ refused }) => refused === undefined)
    .map(({ name }) => name);
}

function refusal(thing: Thing, name: ActionName, on = world): string | undefined {
  return actionsFor(on, thing).actions.find((action) => action.name === name)?.refused?.code;
}

function withG(id: number, change: Partial<Goroutine>): Snapshot {
  const before = world.gs[String(id)];
  if (before === undefined) throw new Error("There is no such goroutine in the recording");
  return { ...world, gs: { ...world.gs, [String(id)]: { ...before, ...change } } };
}

describe("the actions of a goroutine", () => {
  it("are all that a running one can do, at once", () => {
    expect(offered(g(6))).toEqual([
      "syscall",
      "net-read",
      "sleep",
      "block-chan",
      "block-mutex",
      "block-select",
      "gosched",
      "preempt",
      "lock-thread",
      "grow-stack",
      "exit",
      "panic",
    ]);
    expect(actionsFor(world, g(6)).actions.every(({ later }) => !later)).toBe(true);
    expect(refusal(g(6), "unblock")).toBe("not-waiting");
    expect(refusal(g(6), "unlock-thread")).toBe("not-locked");
  });

  it("last as long as was said", () => {
    const { actions } = actionsFor(world, g(6), 50_000_000);
    expect(actions[0]?.command).toEqual({ do: "syscall", g: 6, ns: 50_000_000 });
    expect(actions.filter(({ lasts }) => lasts).map(({ name }) => name)).toEqual([
      "syscall",
      "net-read",
      "sleep",
    ]);
  });

  it("come later where it does not run, and cannot preempt it", () => {
    expect(actionsFor(world, g(9)).actions[0]?.later).toBe(true);
    expect(refusal(g(9), "preempt")).toBe("not-running");
  });

  it("are none of a dead one, and that is said", () => {
    expect(actionsFor(world, g(13))).toEqual({
      actions: [],
      nothing: { code: "dead", name: "G13", detail: "" },
    });
  });

  it("are none of the runtime's own, or of one that is not there", () => {
    expect(actionsFor(world, g(2)).nothing?.code).toBe("system");
    expect(actionsFor(world, g(99)).nothing?.code).toBe("gone");
  });

  it("unblock what was blocked by hand, and nothing that waits for something real", () => {
    expect(refusal(g(7), "unblock")).toBe("waits-for-something");
    expect(offered(g(7), withG(7, { operation: "block" }))).toContain("unblock");
    expect(refusal(g(12), "unblock")).toBe("in-syscall");
  });

  it("unlock the thread of one that is locked to it", () => {
    expect(offered(g(6), withG(6, { lockedm: 4 }))).toContain("unlock-thread");
  });

  it("are none once the process has ended", () => {
    const ended = { ...world, ended: { exitCode: 2, stderr: "" } };
    expect(actionsFor(ended, g(6)).nothing?.code).toBe("process-ended");
  });
});

describe("the actions of a machine", () => {
  it("are those of the goroutine it runs", () => {
    expect(actionsFor(world, { kind: "m", id: 4 }).actions[0]?.command).toMatchObject({ g: 6 });
  });

  it("are none where it runs none, and the reason is its own", () => {
    expect(actionsFor(world, { kind: "m", id: 1 }).nothing?.code).toBe("sysmon");
    expect(actionsFor(world, { kind: "m", id: 3 }).nothing?.code).toBe("parked");
    expect(actionsFor(world, { kind: "m", id: 0 }).nothing).toMatchObject({
      code: "searching",
      detail: "stealWork",
    });
  });
});

describe("the actions of a processor", () => {
  const p1: Thing = { kind: "p", id: 1 };

  it("start goroutines there, preempt, watch its queue and change how many there are", () => {
    expect(offered(p1)).toEqual([
      "go",
      "preempt",
      "stop-when-full",
      "more-processors",
      "fewer-processors",
    ]);
    const watch = actionsFor(world, p1).actions.find(({ name }) => name === "stop-when-full");
    expect(watch?.command).toEqual({
      do: "breakpoint",
      id: "full-p1",
      condition: "ps[1].runqsize == 256",
    });
  });

  it("need somebody who runs there to start a goroutine", () => {
    expect(refusal({ kind: "p", id: 0 }, "go")).toBe("runs-nobody");
  });

  it("leave one processor", () => {
    expect(refusal(p1, "fewer-processors", { ...world, gomaxprocs: 1 })).toBe("only-processor");
  });

  it("watch a queue once", () => {
    const breakpoints = { x: "ps[1].runqsize == 256" };
    expect(refusal(p1, "stop-when-full", { ...world, breakpoints })).toBe("watched-already");
  });
});
