import { describe, expect, it } from "vitest";
import type { World } from "./world";
import { applyDelta } from "./world";
import { Replay } from "./replay";
import { recording, valueOf } from "./testdata/recorded-worlds";

const worlds = recording.deltas.reduce<World[]>(
  (so, delta) => [...so, valueOf(applyDelta(so.at(-1) ?? recording.snapshot, delta))],
  [recording.snapshot],
);

/** Every number below, in an order that jumps about. */
function scattered(length: number): number[] {
  return Array.from({ length }, (_, index) => (index * 37) % length);
}

describe("a replay", () => {
  it.each([1, 4, 7, 64])("finds every world again in any order, keeping every %i.", (distance) => {
    const replay = new Replay(recording, distance);
    expect(replay.length).toBe(52);
    for (const index of scattered(replay.length)) {
      expect(valueOf(replay.at(index)), `world ${String(index)}`).toEqual(worlds[index]);
    }
  });

  it("gives the very same world where it has kept one", () => {
    const replay = new Replay(recording, 8);
    const kept = valueOf(replay.at(16));
    valueOf(replay.at(50));
    expect(valueOf(replay.at(16))).toBe(kept);
  });

  it("stays at its ends when asked for what lies beyond", () => {
    const replay = new Replay(recording);
    expect(valueOf(replay.at(-3))).toBe(recording.snapshot);
    expect(valueOf(replay.at(1000)).step).toBe(recording.to);
  });

  it("knows what led to a world", () => {
    const replay = new Replay(recording);
    expect(replay.deltaTo(0)).toBeNull();
    expect(replay.deltaTo(3)).toBe(recording.deltas[2]);
  });

  it("finds the world of a step, also of one at which nothing was to be seen", () => {
    const replay = new Replay(recording);
    expect(replay.indexAtStep(0)).toBe(0);
    expect(replay.indexAtStep(recording.from)).toBe(0);
    for (let step = recording.from; step <= recording.to; step++) {
      const index = replay.indexAtStep(step);
      expect(worlds[index]?.step).toBeLessThanOrEqual(step);
      expect(worlds[index + 1]?.step ?? Infinity).toBeGreaterThan(step);
    }
  });

  it("finds the world of a time", () => {
    const replay = new Replay(recording);
    for (const [index, { timeNs }] of worlds.entries()) {
      expect(worlds[replay.indexAtTime(timeNs)]?.timeNs).toBe(timeNs);
      expect(replay.indexAtTime(timeNs)).toBeGreaterThanOrEqual(index);
    }
  });

  it("tells which change is wrong, and still shows what is before it", () => {
    const deltas = recording.deltas.map((delta, index) =>
      index === 20 ? { ...delta, patch: { ...delta.patch, gs: { "6": { status: 1 } } } } : delta,
    );
    const replay = new Replay({ ...recording, deltas });
    const result = replay.at(30);
    expect(result.ok ? null : result.failure.path).toBe("deltas.20.patch.gs.6.status");
    expect(valueOf(replay.at(20))).toEqual(worlds[20]);
  });
});
