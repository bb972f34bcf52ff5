import { describe, expect, it } from "vitest";
import { curveBetween, pathOf, pointOn, type Box } from "./curve.ts";

const box = (x: number, y: number): Box => ({ x, y, halfWidth: 50, halfHeight: 20 });

describe("an arrow", () => {
  it("goes from the edge of one box to the edge of the other", () => {
    const { from, to } = curveBetween(box(100, 100), box(400, 100), 0);
    expect(from).toEqual({ x: 155, y: 100 });
    expect(to).toEqual({ x: 345, y: 100 });
  });

  it("bows to its left, so that the way back has a curve of its own", () => {
    const there = pointOn(curveBetween(box(100, 100), box(400, 100), 30), 0.5);
    const back = pointOn(curveBetween(box(400, 100), box(100, 100), 30), 0.5);
    expect(there.y).toBeLessThan(100);
    expect(back.y).toBeGreaterThan(100);
  });

  it("begins and ends where its path does", () => {
    const curve = curveBetween(box(0, 0), box(0, 300), 0);
    expect(pointOn(curve, 0)).toEqual(curve.from);
    expect(pointOn(curve, 1)).toEqual(curve.to);
    expect(pathOf(curve)).toBe("M0.0 25.0Q0.0 150.0 0.0 275.0");
  });
});
