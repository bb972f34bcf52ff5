import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../world/event";
import type { Replay } from "../world/replay";
import { between, Course } from "./course";

interface Change {
  readonly timeNs: number;
  readonly kinds: readonly string[];
}

function recorded(...changes: readonly Change[]): Replay {
  const deltas = changes.map(({ timeNs, kinds }) => ({
    timeNs,
    events: kinds.map((kind) => ({ kind }) as SchedulerEvent),
  }));
  return {
    length: deltas.length + 1,
    deltaTo: (world: number) => deltas[world - 1] ?? null,
    at: () => ({ ok: true, value: { timeNs: 10 } }),
  } as unknown as Replay;
}

const quick = recorded(
  { timeNs: 20, kinds: ["a"] },
  { timeNs: 30, kinds: ["b", "sysmonRound"] },
  { timeNs: 40, kinds: ["c"] },
);
const slow = recorded({ timeNs: 25, kinds: ["a", "b"] }, { timeNs: 95, kinds: ["c"] });
const lanes = [
  { replay: quick, first: 5 },
  { replay: slow, first: 5 },
];
const uncounted = new Set(["sysmonRound"]);

describe("a course", () => {
  it("shows the runs after the same number of events", () => {
    const course = new Course(lanes, "event", uncounted);
    expect(course.places).toEqual([5, 6, 7, 8]);
    expect([0, 1, 2, 3].map((station) => course.at(station))).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it("shows the runs at the same time", () => {
    const course = new Course(lanes, "time", uncounted);
    expect(course.places).toEqual([10, 20, 25, 30, 40, 95]);
    expect(course.at(course.stationAt(90))).toEqual([3, 1]);
    expect(course.at(course.length - 1)).toEqual([3, 2]);
  });

  it("finds where a run first shows a world, and where the cursor is before a place", () => {
    const course = new Course(lanes, "time", uncounted);
    expect(course.stationOf(1, 1)).toBe(2);
    expect(course.stationAt(0)).toBe(0);
    expect(course.stationAt(29)).toBe(2);
  });

  it("tells what happened on the way forward only", () => {
    expect(between(quick, 0, 2).map(({ kind }) => kind)).toEqual(["a", "b", "sysmonRound"]);
    expect(between(quick, 2, 0)).toEqual([]);
  });
});
