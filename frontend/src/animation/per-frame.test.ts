import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PerFrame } from "./per-frame";

let frame: (() => void)[] = [];

/** What a browser does when it is time to draw. */
async function nextFrame(): Promise<void> {
  const tasks = frame;
  frame = [];
  for (const task of tasks) task();
  await Promise.resolve();
  await Promise.resolve();
}

describe("once per frame", () => {
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (task: () => void) => frame.push(task));
  });

  afterEach(async () => {
    await nextFrame();
    await nextFrame();
    vi.unstubAllGlobals();
  });

  it("the first is handed on at once, and all others of the frame together", async () => {
    const handed: number[][] = [];
    const views = new PerFrame<number[]>(
      (waiting, next) => [...waiting, ...next],
      (one) => handed.push(one),
    );
    for (const number of [1, 2, 3]) views.add([number]);
    expect(handed).toEqual([[1]]);
    await nextFrame();
    expect(handed).toEqual([[1], [2, 3]]);
    views.add([4]);
    expect(handed).toHaveLength(2);
    await nextFrame();
    await nextFrame();
    views.add([5]);
    expect(handed).toEqual([[1], [2, 3], [4], [5]]);
  });
});
