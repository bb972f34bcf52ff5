import { describe, expect, it } from "vitest";
import { celOf, freeId } from "./condition.ts";

describe("a breakpoint's condition", () => {
  it("is about an event, of anybody or of one", () => {
    expect(celOf({ about: "event", kind: "steal", of: "" })).toBe("ev.kind == 'steal'");
    expect(celOf({ about: "event", kind: "steal", of: " p2 " })).toBe(
      "ev.kind == 'steal' && ev.p == 2",
    );
    expect(celOf({ about: "event", kind: "goParked", of: "G17" })).toBe(
      "ev.kind == 'goParked' && ev.g == 17",
    );
  });

  it("is about the size of a queue", () => {
    expect(celOf({ about: "queue", p: 0, compare: "==", size: 256 })).toBe("ps[0].runqsize == 256");
    expect(celOf({ about: "queue", p: null, compare: ">=", size: 1 })).toBe("sched.runqsize >= 1");
  });

  it("is about a goroutine's status, or the time", () => {
    expect(celOf({ about: "status", g: 7, status: "_Gwaiting" })).toBe(
      "gs[7].status == '_Gwaiting'",
    );
    expect(celOf({ about: "time", ns: 12_480_000 })).toBe("timeNs >= 12480000");
  });

  it("is none while something is missing or misspelt", () => {
    expect(celOf({ about: "event", kind: "", of: "P2" })).toBeNull();
    expect(celOf({ about: "event", kind: "steal", of: "Q2" })).toBeNull();
  });

  it("cannot be broken out of by a quote", () => {
    expect(celOf({ about: "event", kind: "a' || true", of: "" })).toBe("ev.kind == 'a\\' || true'");
  });

  it("gets an id that is free", () => {
    expect(freeId({})).toBe("b1");
    expect(freeId({ b1: "x", b2: "y" })).toBe("b3");
  });
});
