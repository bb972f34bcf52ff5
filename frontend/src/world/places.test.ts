import { describe, expect, it } from "vitest";
import { placeNamed, placeOf } from "./places";
import { recording, worldWhere } from "./testdata/recorded-worlds";

describe("a place", () => {
  it.each([
    ["M4", { kind: "machine", zone: "M4", m: 4 }],
    ["P2.runnext", { kind: "runnext", zone: "P2.runnext", p: 2 }],
    ["P12.runq[255]", { kind: "local", zone: "P12.runq", p: 12, index: 255 }],
    ["P2.runq", { kind: "local", zone: "P2.runq", p: 2 }],
    ["sched.runq[0]", { kind: "global", zone: "sched.runq", index: 0 }],
    ["sched.runq", { kind: "global", zone: "sched.runq" }],
    ["netpoll", { kind: "netpoll", zone: "netpoll" }],
    ["timer", { kind: "timers", zone: "timer" }],
    ["chan 5 recvq", { kind: "receivers", zone: "chan 5 recvq", channel: 5 }],
    ["chan 5 sendq", { kind: "senders", zone: "chan 5 sendq", channel: 5 }],
    ["mutex 1", { kind: "object", zone: "sync 1", object: 1 }],
    ["rwmutex 2", { kind: "object", zone: "sync 2", object: 2 }],
    ["waitgroup 3", { kind: "object", zone: "sync 3", object: 3 }],
    ["cond 4", { kind: "object", zone: "sync 4", object: 4 }],
    ["sema 5", { kind: "object", zone: "sync 5", object: 5 }],
    ["gFree", { kind: "free", zone: "gFree" }],
    ["sched.gFree", { kind: "free", zone: "gFree" }],
    ["P1.gFree", { kind: "free", zone: "gFree", p: 1 }],
  ])("that the server calls %s is understood", (words, place) => {
    expect(placeNamed(words)).toEqual(place);
  });

  it("that has no such name is none", () => {
    expect(placeNamed("select of 3")).toBeNull();
    expect(placeNamed("M4 or so")).toBeNull();
  });
});

describe("a goroutine", () => {
  const { gs } = recording.snapshot;
  const any = gs["1"];
  if (any === undefined) throw new Error("G1 is always there");

  it("is where the server says", () => {
    const world = worldWhere((each) => each.sched.runqsize > 0);
    const first = world.gs[world.sched.runq[0] ?? 0];
    expect(first && placeOf(first)).toEqual({ kind: "global", zone: "sched.runq", index: 0 });
  });

  it("that no queue holds waits for its reason", () => {
    const idle = gs["2"];
    expect(idle && placeOf(idle)).toEqual({
      kind: "waiting",
      zone: "force gc (idle)",
      reason: "force gc (idle)",
    });
  });

  it("that is in several queues waits for its select", () => {
    const place = placeOf({ ...any, waitReason: "select", where: "select of 2" });
    expect(place).toEqual({ kind: "waiting", zone: "select", reason: "select" });
  });

  it("that is beyond what is listed of a queue is nowhere in particular", () => {
    const idle = gs["2"];
    expect(idle && placeOf({ ...idle, status: "_Grunnable", waitReason: "" })).toEqual({
      kind: "nowhere",
      zone: "_Grunnable",
      status: "_Grunnable",
    });
  });

  it("has the same place as long as it is the same object", () => {
    expect(placeOf(any)).toBe(placeOf(any));
  });
});
