import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../world/event.ts";
import { everything, filtered, isUnderstood } from "./filter.ts";

const event = (kind: string, more: Partial<SchedulerEvent> = {}): SchedulerEvent => ({
  step: 1,
  timeNs: 1,
  kind,
  fn: "",
  detail: {},
  ...more,
});

const events = [
  event("steal", { p: 2, detail: { victim: 0 } }),
  event("goStarted", { g: 7, p: 2 }),
  event("goParked", { g: 8, p: 1 }),
];
const groupOf = (kind: string) => (kind.startsWith("go") ? "goroutine" : "scheduler");
const kindsOf = (kind: string, of: string) =>
  filtered(events, { kind, of }, groupOf).map((one) => one.kind);

describe("the filter of the log", () => {
  it("lets everything through at first", () => {
    expect(filtered(events, everything, groupOf)).toBe(events);
  });

  it("looks at the kind, its group and the object", () => {
    expect(kindsOf("kind:steal", "")).toEqual(["steal"]);
    expect(kindsOf("group:goroutine", "")).toEqual(["goStarted", "goParked"]);
    expect(kindsOf("", "P2")).toEqual(["steal", "goStarted"]);
    expect(kindsOf("group:goroutine", "p0")).toEqual([]);
    expect(kindsOf("", "P0")).toEqual(["steal"]);
  });

  it("lets everything through while an object's name is being typed", () => {
    expect(kindsOf("", "G")).toHaveLength(3);
    expect(isUnderstood({ kind: "", of: "G" })).toBe(false);
    expect(isUnderstood({ kind: "", of: "G7" })).toBe(true);
  });
});
