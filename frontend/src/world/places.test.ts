import { describe, expect, it } from "vitest";
import { placeNamed } from "./places";

describe("a place", () => {
  it.each([
    ["M4", { kind: "machine", zone: "M4", m: 4 }],
    ["P2.runnext", { kind: "runnext", zone: "P2.runnext", p: 2 }],
    ["P12.runq[255]", { kind: "local", zone: "P12.runq", p: 12, index: 255 }],
    ["P2.runq", { kind: "local", zone: "P2.runq", p: 2 }],
    ["sched.runq[0]", { kind: "global", zone: "sched.runq", index: 0 }],
    ["sched.runq", { kind: "global", zone: "sched.runq" }],
    ["netpoll", { kind: "netpoll", zone: "netpoll" }],
    ["timer", { kind: "timers", zone: "timers" }],
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
