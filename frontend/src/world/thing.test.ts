import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "./event.ts";
import { involves, nameOf, thingNamed, thingOf } from "./thing.ts";

const event = (more: Partial<SchedulerEvent>): SchedulerEvent => ({
  step: 1,
  timeNs: 10,
  kind: "goStarted",
  fn: "runtime.execute",
  detail: {},
  ...more,
});

describe("a thing", () => {
  it("has the runtime's name", () => {
    expect(nameOf({ kind: "g", id: 7 })).toBe("G7");
    expect(nameOf({ kind: "runq", id: 2 })).toBe("P2.runq");
    expect(nameOf({ kind: "sysmon", id: 0 })).toBe("sysmon");
  });

  it.each([
    ["g12", "g", 12],
    ["P2.runq[3]", "runq", 2],
    ["P0.runnext", "p", 0],
    ["M4", "m", 4],
    ["chan 5 recvq", "channel", 5],
    ["mutex 1", "lock", 1],
    ["sched.runq[0]", "grq", 0],
    ["netpoll", "netpoll", 0],
  ] as const)("is found in the place %s", (place, kind, id) => {
    expect(thingNamed(place)).toEqual({ kind, id });
  });

  it("is not found where there is none", () => {
    expect(thingNamed("gFree")).toBeNull();
    expect(thingNamed("")).toBeNull();
  });

  it("is what was chosen on the board, under the board's name", () => {
    expect(thingOf({ kind: "g", id: 7 })).toEqual({ kind: "g", id: 7 });
    expect(thingOf({ kind: "queue", id: "sched" })).toEqual({ kind: "grq", id: 0 });
    expect(thingOf({ kind: "queue", id: "P2" })).toEqual({ kind: "runq", id: 2 });
    expect(thingOf({ kind: "sync", id: 1 })).toEqual({ kind: "lock", id: 1 });
    expect(thingOf({ kind: "sysmon", id: "" })).toEqual({ kind: "sysmon", id: 0 });
    expect(thingOf({ kind: "reason", id: "sleep" })).toBeNull();
  });

  it("has the events in its history that name it anywhere", () => {
    expect(involves(event({ g: 7 }), { kind: "g", id: 7 })).toBe(true);
    expect(involves(event({ g: 8, detail: { waker: 7 } }), { kind: "g", id: 7 })).toBe(true);
    expect(involves(event({ g: 8 }), { kind: "g", id: 7 })).toBe(false);
    expect(
      involves(event({ kind: "steal", p: 1, detail: { victim: 0 } }), { kind: "p", id: 0 }),
    ).toBe(true);
    expect(involves(event({ to: "P1.runq" }), { kind: "runq", id: 1 })).toBe(true);
    expect(involves(event({ kind: "sysmonRound" }), { kind: "sysmon", id: 0 })).toBe(true);
  });
});
