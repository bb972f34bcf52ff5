import { describe, expect, it } from "vitest";
import { event, recordOf } from "../testdata/made.ts";
import { arrowsOf } from "./causes.ts";

const record = recordOf(3, [
  event(1, "goStarted", { g: 1, m: 0, p: 0 }),
  event(2, "goCreated", { g: 5, m: 0, p: 0, other: 1 }),
  event(3, "steal", { g: 5, m: 1, p: 1, other: 0 }),
  event(4, "goStarted", { g: 5, m: 1, p: 1 }),
  event(5, "goParked", { g: 5, m: 1, p: 1, word: "chan receive" }),
  event(6, "goReadied", { g: 5, m: 0, p: 0, other: 1 }),
  event(7, "goStarted", { g: 5, m: 2, p: 2 }),
]);

const spot = (kind: "p" | "g", id: number, beat: number) => ({ kind, id, beat });

describe("the arrows of a span", () => {
  it("lead from who created the goroutine, by way of the steal, to where it runs", () => {
    expect(arrowsOf(record, spot("p", 1, 4))).toEqual([
      { why: "created", from: spot("p", 0, 2), to: spot("p", 1, 4) },
      { why: "stolen", from: spot("p", 0, 3), to: spot("p", 1, 3) },
    ]);
  });

  it("lead from who woke it, and not from what was before", () => {
    expect(arrowsOf(record, spot("p", 2, 7))).toEqual([
      { why: "woke", from: spot("p", 0, 6), to: spot("p", 2, 7) },
    ]);
  });

  it("lead on to all whom a goroutine created and woke", () => {
    expect(arrowsOf(record, spot("p", 0, 3))).toEqual([
      { why: "created", from: spot("p", 0, 2), to: spot("p", 1, 4) },
      { why: "woke", from: spot("p", 0, 6), to: spot("p", 2, 7) },
    ]);
  });

  it("lead from goroutine to goroutine where the lanes are goroutines", () => {
    expect(arrowsOf(record, spot("g", 5, 7))).toEqual([
      { why: "woke", from: spot("g", 1, 6), to: spot("g", 5, 7) },
    ]);
  });

  it("are none where nothing runs", () => {
    expect(arrowsOf(record, spot("p", 2, 1))).toEqual([]);
    expect(arrowsOf(record, spot("p", 9, 1))).toEqual([]);
  });
});
