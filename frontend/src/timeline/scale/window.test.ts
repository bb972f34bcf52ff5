import { describe, expect, it } from "vitest";
import { around, fitted, panned, showing, within, zoomed, type Extent } from "./window.ts";

const extent: Extent = { from: 0, to: 1_000, least: 4 };

describe("a window", () => {
  it("keeps the place under the pointer where it is while it zooms", () => {
    const near = zoomed({ from: 200, to: 600 }, 2, 300, extent);
    expect(near).toEqual({ from: 250, to: 450 });
    expect(zoomed(near, 0.5, 300, extent)).toEqual({ from: 200, to: 600 });
  });

  it("shows neither more than the run nor less than the least", () => {
    expect(zoomed({ from: 0, to: 1_000 }, 0.1, 500, extent)).toEqual(fitted(extent));
    const nearest = zoomed({ from: 0, to: 1_000 }, 1e9, 500, extent);
    expect(nearest.to - nearest.from).toBe(4);
  });

  it("stops at both ends of the run", () => {
    expect(panned({ from: 100, to: 200 }, -5, extent)).toEqual({ from: 0, to: 100 });
    expect(panned({ from: 100, to: 200 }, 50, extent)).toEqual({ from: 900, to: 1_000 });
    expect(within({ from: -50, to: 5_000 }, extent)).toEqual({ from: 0, to: 1_000 });
  });

  it("moves only when the moment would be out of sight", () => {
    const window = { from: 100, to: 200 };
    expect(showing(window, 150, extent)).toEqual(window);
    const moved = showing(window, 400, extent);
    expect(moved.to - moved.from).toBe(100);
    expect(moved.from).toBeLessThan(400);
    expect(moved.to).toBeGreaterThan(400);
  });

  it("leaves room around a stretch", () => {
    expect(around(400, 500, extent)).toEqual({ from: 385, to: 515 });
  });

  it("has room for a run that has only begun", () => {
    expect(fitted({ from: 0, to: 1, least: 4 })).toEqual({ from: 0, to: 4 });
  });
});
