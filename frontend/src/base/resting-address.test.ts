// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RestingAddress } from "./resting-address";

describe("an address that rests", () => {
  let written: string[];
  let step: number;

  beforeEach(() => {
    vi.useFakeTimers();
    written = [];
    step = 0;
    vi.spyOn(history, "replaceState").mockImplementation((_, __, address) => {
      written.push(`replace ${String(address)}`);
    });
    vi.spyOn(history, "pushState").mockImplementation((_, __, address) => {
      written.push(`push ${String(address)}`);
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const resting = () => new RestingAddress(() => `/at/${String(step)}`);

  it("is written once for many changes, as it is then", () => {
    const bar = resting();
    for (step = 1; step < 60; step++) bar.remember();
    expect(written).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(written).toEqual(["replace /at/60"]);
  });

  it("is written at once where going back is to lead somewhere", () => {
    const bar = resting();
    bar.remember();
    bar.push();
    step = 7;
    bar.remember();
    bar.leave();
    vi.advanceTimersByTime(300);
    expect(written).toEqual(["replace /at/0", "push /at/0", "push /at/7"]);
  });
});
