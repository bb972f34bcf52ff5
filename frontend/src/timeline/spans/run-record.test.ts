import { describe, expect, it } from "vitest";
import { Replay } from "../../world/replay.ts";
import type { World } from "../../world/world.ts";
import { event, quietWorld, recordOf } from "../testdata/made.ts";
import { recordedRuns } from "../../world/testdata/runs.ts";
import { columnsOf, eventsIn } from "./columns.ts";
import { laneEventOf } from "./lane-event.ts";
import { stateOf } from "./lane-state.ts";
import { RunRecord } from "./run-record.ts";
import { standingIn } from "./standing.ts";

const worldAt = (replay: Replay, index: number): World => {
  const world = replay.at(index);
  if (!world.ok) throw new Error(world.failure.path);
  return world.value;
};

/** What every lane shows at the end, in words. */
function shown(record: RunRecord): Record<string, string> {
  const beat = record.beats - 1;
  const lanes = (["g", "m", "p"] as const).flatMap((kind) =>
    [...record.lanes(kind)].map(([id, lane]) => [
      `${kind}${String(id)}`,
      `${stateOf(lane.stateAt(beat))} ${String(lane.goroutineAt(beat))}`,
    ]),
  );
  return Object.fromEntries(lanes) as Record<string, string>;
}

/** What every lane must show of a world. */
function standing(world: World): Record<string, string> {
  return Object.fromEntries(
    standingIn(world).map(({ lane, state, g }) => [
      `${lane.kind}${String(lane.id)}`,
      `${stateOf(state)} ${String(g)}`,
    ]),
  );
}

describe.each(recordedRuns)("the record of a run: %s", (_, recording) => {
  const replay = new Replay(recording);
  const beginnings = [0, Math.floor(replay.length / 3), Math.floor(replay.length / 2)];

  it.each(beginnings)("shows after every step what the world shows, begun at %i", (beginning) => {
    const record = new RunRecord(worldAt(replay, beginning));
    for (let index = beginning + 1; index < replay.length; index++) {
      const events = replay.deltaTo(index)?.events ?? [];
      record.append(events.map(laneEventOf).filter((each) => each !== null));
      const world = worldAt(replay, index);
      expect({ step: world.step, ...shown(record) }).toMatchObject({
        step: world.step,
        ...standing(world),
      });
    }
    expect(record.beats).toBeGreaterThan(5);
  });

  it("is the same from columns as from the log", () => {
    const events = Array.from(
      { length: replay.length },
      (__, at) => replay.deltaTo(at)?.events ?? [],
    )
      .flat()
      .map(laneEventOf)
      .filter((each) => each !== null);
    expect([...eventsIn(columnsOf(events))]).toEqual(events);
  });
});

describe("the record of a run", () => {
  it("has a beat for each time at which something happened to a lane", () => {
    const record = recordOf(2, [
      event(4, "pAcquired", { m: 0, p: 0 }),
      event(4, "goStarted", { g: 7, m: 0, p: 0 }),
      event(4, "mParked", { m: 1, timeNs: 90 }),
      event(9, "goEnded", { g: 7, m: 0, p: 0 }),
    ]);
    expect(record.beats).toBe(4);
    expect([1, 2, 3].map((beat) => record.stepOf(beat))).toEqual([4, 4, 9]);
    expect([3, 4, 8, 9, 100].map((step) => record.beatAtStep(step))).toEqual([0, 2, 2, 3, 3]);
  });

  it("counts who is runnable", () => {
    const record = recordOf(1, [
      event(1, "goCreated", { g: 5 }),
      event(2, "goCreated", { g: 6 }),
      event(3, "goStarted", { g: 5, m: 0, p: 0 }),
    ]);
    expect([0, 1, 2, 3].map((beat) => record.runnableAt(beat))).toEqual([0, 1, 2, 1]);
  });

  it("knows the most that were runnable in any stretch", () => {
    const events = Array.from({ length: 2_000 }, (_, at) =>
      at % 3 === 2
        ? event(at + 1, "goStarted", { g: at - 1, m: 0, p: 0 })
        : event(at + 1, "goCreated", { g: at }),
    );
    const record = recordOf(1, events);
    for (const [from, to] of [
      [0, 2_001],
      [3, 7],
      [250, 1_030],
      [512, 768],
      [1_999, 2_000],
    ] as const) {
      let most = 0;
      for (let beat = from; beat < to; beat++) most = Math.max(most, record.runnableAt(beat));
      expect(record.mostRunnable(from, to)).toBe(most);
    }
  });

  it("tells where the world stood still and what a collection took", () => {
    const record = recordOf(1, [
      event(1, "gcPhase", { word: "mark" }),
      event(2, "worldStopped"),
      event(3, "worldStarted"),
      event(4, "gcPhase", { word: "off" }),
      event(5, "throttled"),
    ]);
    expect(record.bands).toEqual([
      { kind: "gc", from: 1, to: 4 },
      { kind: "stop", from: 2, to: 3 },
      { kind: "quota", from: 5, to: null },
    ]);
  });

  it("begins with the goroutines of its world, by their names", () => {
    const world = recordedRuns[0]?.[1].snapshot ?? quietWorld(1);
    const record = new RunRecord(world);
    const main = Object.values(world.gs).find(({ id }) => id === 1);
    expect(record.originOf(1)?.name).toBe(main?.name);
    record.know(1, { name: "main.main", line: "main.go:3" });
    record.know(1, { name: "other", line: "main.go:9" });
    expect(record.originOf(1)).toEqual({ name: "main.main", line: "main.go:3" });
  });
});
