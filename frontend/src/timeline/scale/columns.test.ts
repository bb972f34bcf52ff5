import { describe, expect, it } from "vitest";
import { event, recordOf, turns } from "../testdata/made.ts";
import { code } from "../spans/lane-state.ts";
import type { Lane, Mix } from "../spans/lane.ts";
import type { RunRecord } from "../spans/run-record.ts";
import { columnsOf } from "./columns.ts";
import { overviewOf } from "./overview.ts";

interface Seen {
  readonly spans: (readonly [index: number, from: number, to: number])[];
  readonly mixed: Map<number, Mix>;
}

function seen(
  record: RunRecord,
  lane: Lane,
  view: { readonly from: number; readonly to: number; readonly pixels: number },
): Seen {
  const result: Seen = { spans: [], mixed: new Map() };
  columnsOf(
    lane,
    { ...view, scale: "beat", end: record.endOf("beat") },
    {
      span: (index, from, to) => result.spans.push([index, from, to]),
      mixed: (pixel, mix) => result.mixed.set(pixel, Float64Array.from(mix)),
    },
  );
  return result;
}

const firstLane = (record: RunRecord): Lane => {
  const lane = record.ps.get(0);
  if (lane === undefined) throw new Error("There is no P0");
  return lane;
};

describe("the columns of a lane", () => {
  it("give every pixel to one span or to a mix, in order and without a hole", () => {
    const record = recordOf(2, turns(2, 3_000));
    const lane = firstLane(record);
    for (const [from, to] of [
      [0, 3_000],
      [10, 60],
      [100, 900],
      [2_900, 3_001],
    ] as const) {
      const { spans, mixed } = seen(record, lane, { from, to, pixels: 700 });
      const owners = Array.from({ length: 700 }, () => 0);
      for (const [, start, end] of spans) {
        for (let pixel = start; pixel < end; pixel++) owners[pixel] = (owners[pixel] ?? 0) + 1;
      }
      for (const pixel of mixed.keys()) owners[pixel] = (owners[pixel] ?? 0) + 1;
      expect(owners.every((count) => count === 1)).toBe(true);
      expect(spans.map(([, start]) => start)).toEqual(
        spans.map(([, start]) => start).sort((one, other) => one - other),
      );
    }
  });

  it("draw a wide span where it begins and ends", () => {
    const record = recordOf(1, [
      event(1, "goStarted", { g: 7, m: 0, p: 0 }),
      event(5, "goParked", { g: 7, m: 0, p: 0 }),
      event(6, "pIdled", { p: 0 }),
    ]);
    const { spans, mixed } = seen(record, firstLane(record), { from: 0, to: 4, pixels: 400 });
    expect(mixed.size).toBe(0);
    expect(spans).toEqual([
      [0, 0, 100],
      [1, 100, 200],
      [2, 200, 300],
      [3, 300, 400],
    ]);
  });

  it("tell of a pixel with many spans how much of each state it has, not which was last", () => {
    const events = Array.from({ length: 400 }, (_, at) => [
      event(4 * at + 1, "goStarted", { g: 7, m: 0, p: 0 }),
      event(4 * at + 4, "goParked", { g: 7, m: 0, p: 0 }),
    ]).flat();
    const record = recordOf(1, events);
    const lane = firstLane(record);
    const { mixed } = seen(record, lane, { from: 1, to: 801, pixels: 10 });
    expect(mixed.size).toBe(10);
    for (const mix of mixed.values()) {
      expect(mix[code.running]).toBeCloseTo(40);
      expect(mix[code.scheduling]).toBeCloseTo(40);
    }
  });
});

describe("the overview", () => {
  it("shares every pixel out among the processors' states", () => {
    const record = recordOf(3, turns(3, 9_000));
    const { rows, pixels } = overviewOf(record, { scale: "step", pixels: 120, rows: 0 });
    const [shares = new Float64Array()] = rows;
    for (let pixel = 0; pixel < pixels; pixel++) {
      const column = shares.slice(pixel * 9, pixel * 9 + 9);
      expect(column.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect(shares[60 * 9 + code.running]).toBeGreaterThan(0.9);
  });
});
