import { describe, expect, it, vi } from "vitest";
import { recordOf, turns } from "./testdata/made.ts";
import { View } from "./view.ts";

const record = recordOf(2, turns(2, 500));

function viewOf(): View {
  const view = new View(() => undefined);
  view.follow(record);
  return view;
}

describe("the view of a run", () => {
  it("is all of it, and grows with it", () => {
    const growing = recordOf(2, turns(2, 10));
    const view = new View(() => undefined);
    view.follow(growing);
    expect(view.window).toEqual({ from: 0, to: growing.beats });
    growing.append([...turns(2, 30)].filter(({ step }) => step > 10));
    view.follow(growing);
    expect(view.window.to).toBe(growing.beats);
    expect(view.stretch).toEqual({ from: 0, to: growing.beats });
  });

  it("stays where somebody has put it", () => {
    const view = viewOf();
    view.zoom(4, 250);
    const { window } = view;
    view.follow(record);
    expect(view.window).toEqual(window);
    view.fit();
    expect(view.fits).toBe(true);
  });

  it("shows the same events on another scale", () => {
    const view = viewOf();
    view.centre(250);
    const { from, to } = view.stretch;
    view.changeScale("time");
    expect(view.stretch.from).toBe(from);
    expect(view.stretch.to).toBeGreaterThanOrEqual(to);
    expect(view.window.from).toBe(record.timeOf(from));
  });

  it("keeps the moment in sight, and says when it has moved", () => {
    const moved = vi.fn();
    const view = new View(moved);
    view.follow(record);
    view.centre(100);
    moved.mockClear();
    view.show(400);
    expect(view.stretch.from).toBeLessThanOrEqual(400);
    expect(view.stretch.to).toBeGreaterThan(400);
    expect(moved).toHaveBeenCalledOnce();
  });

  it("follows the finger on the minimap", () => {
    const view = viewOf();
    view.zoom(5, 0);
    view.centreAt(0.5);
    const { from, to } = view.window;
    expect((from + to) / 2).toBeCloseTo(record.beats / 2, 5);
  });
});
