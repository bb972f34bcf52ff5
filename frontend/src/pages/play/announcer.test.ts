// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { LiveView } from "../../live/live-session";
import { recording } from "../../world/testdata/recorded-worlds";
import type { World } from "../../world/world";
import { Announcer, whyNoEnd, whyPaused } from "./announcer";

const world = (different: Partial<World> = {}): World => {
  const going: { -readonly [Key in keyof World]: World[Key] } = { ...recording.snapshot };
  delete going.ended;
  return { ...going, seq: 1, step: 5, branch: 0, playing: false, breakpoints: {}, ...different };
};
const view = (different: Partial<World> = {}): LiveView => ({
  world: world(different),
  events: [],
  fresh: [],
});

describe("what is said of a run", () => {
  let said: string;
  let announcer: Announcer;

  beforeEach(() => {
    document.documentElement.lang = "en";
    said = "";
    announcer = new Announcer((words) => {
      said = words;
    });
  });

  it("is the breakpoint that paused it, by its line or its condition", () => {
    expect(whyPaused(world({ stoppedBy: "line-7" }))).toContain("line 7");
    const breakpoints = { b1: "sched.runqsize > 3" };
    expect(whyPaused(world({ stoppedBy: "b1", breakpoints }))).toContain("sched.runqsize > 3");
  });

  it("is nothing where somebody paused it, and goes with the next step", () => {
    announcer.show(view({ playing: true }));
    announcer.show(view({ stoppedBy: "line-7", step: 6 }));
    expect(said).toContain("line 7");
    announcer.show(view({ step: 7 }));
    expect(said).toBe("");
    announcer.show(view({ playing: true, step: 8 }));
    announcer.show(view({ step: 9 }));
    expect(said).toBe("");
  });

  it("names the branch that acting in the past made, and the one that kept the future", () => {
    announcer.show(view());
    announcer.changes(world());
    announcer.show(view({ branch: 1, seq: 2 }));
    announcer.done(2);
    expect(said).toMatch(/Branch 1 begins at step 5.*The first run keeps/);
  });

  it("names that branch for as long as the run plays on, and with the reason of its pause", () => {
    announcer.show(view());
    announcer.changes(world());
    announcer.show(view({ branch: 1, seq: 2, playing: true }));
    announcer.done(2);
    announcer.show(view({ branch: 1, seq: 2, playing: true, step: 6 }));
    expect(said).toContain("Branch 1 begins");
    announcer.show(view({ branch: 1, seq: 2, step: 7, stoppedBy: "line-7" }));
    expect(said).toMatch(/line 7.*Branch 1 begins/);
    announcer.show(view({ branch: 1, seq: 2, step: 8 }));
    expect(said).toBe("");
  });

  it("is nothing where acting made no branch", () => {
    announcer.show(view());
    announcer.changes(world());
    announcer.done(2);
    announcer.show(view({ seq: 2, step: 6 }));
    expect(said).toBe("");
  });

  it("says why a run to the end has found none", () => {
    announcer.runsToEnd(world());
    announcer.done(2);
    announcer.show(view({ seq: 2 }));
    expect(said).toContain("No end in sight");
  });

  it("tells a loop that this Go cannot interrupt", () => {
    const [any] = Object.values(recording.snapshot.gs);
    if (any === undefined) throw new Error("There is no goroutine");
    const loop = { ...any, id: 6, system: false, status: "_Grunning", ranNs: 118e6 } as const;
    expect(whyNoEnd(view({ go: "1.13", gs: { 6: loop } }))).toContain("Go 1.13 cannot interrupt");
    expect(whyNoEnd(view({ go: "1.26", gs: { 6: loop } }))).toContain("G6 is still in its loop");
  });

  it("says at which breakpoint a run to the end has paused", () => {
    const reached = { step: 5, timeNs: 1, kind: "lineReached", fn: "f", detail: { line: 7 } };
    const breakpoints = { "line-7": "ev.detail.line == 7" };
    expect(whyNoEnd({ world: world({ breakpoints }), events: [reached] })).toContain("line 7");
  });
});
