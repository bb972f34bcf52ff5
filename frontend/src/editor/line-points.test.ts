import { describe, expect, it } from "vitest";
import { lineCondition, lineOfPoint, pointOf, pointedLines } from "./line-points";

describe("a breakpoint on a line", () => {
  it("has the line in its id", () => {
    expect(lineOfPoint(pointOf(12))).toBe(12);
    expect(lineOfPoint("b1")).toBeNull();
    expect(lineOfPoint(undefined)).toBeNull();
  });

  it("is found among others", () => {
    expect(pointedLines({ "line-20": "…", b1: "…", "line-3": "…" })).toEqual([3, 20]);
  });

  it("holds whenever a goroutine comes there", () => {
    expect(lineCondition(12)).toBe("ev.kind == 'lineReached' && ev.detail.line == 12");
  });
});
