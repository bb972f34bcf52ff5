import { describe, expect, it } from "vitest";
import { Replay } from "../../world/replay.ts";
import { recordedRuns } from "../../world/testdata/runs.ts";
import { valueOf } from "../../world/testdata/recorded-worlds.ts";
import { laneEventOf } from "../spans/lane-event.ts";
import { RunRecord } from "../spans/run-record.ts";
import { event, recordOf } from "../testdata/made.ts";
import { Counts } from "./counts.ts";
import { eventsCsv, measuresCsv } from "./csv.ts";
import { goroutinesIn, quantile, waitsIn, wakingsIn } from "./goroutines.ts";
import { seriesOf, utilisation } from "./series.ts";

describe.each(recordedRuns)("the counts of %s", (_, recording) => {
  it("are those of the world after every step", () => {
    const replay = new Replay(recording);
    const record = new RunRecord(valueOf(replay.at(0)));
    const expected: string[] = [];
    const told: string[] = [];
    for (let at = 1; at < replay.length; at++) {
      const events = replay.deltaTo(at)?.events ?? [];
      record.append(events.map(laneEventOf).filter((each) => each !== null));
      const { gs, ms, ps } = valueOf(replay.at(at));
      const count = <T>(of: Readonly<Record<string, T>>, is: (one: T) => boolean): number =>
        Object.values(of).filter(is).length;
      const counts = new Counts(record);
      const beat = record.beats - 1;
      expected.push(
        [
          count(gs, ({ status }) => status === "_Grunnable"),
          count(gs, ({ status }) => status === "_Grunning"),
          count(gs, ({ status }) => status === "_Gsyscall"),
          count(ms, ({ state }) => state === "spinning"),
          count(ms, ({ state }) => state !== "exited"),
          count(ps, ({ status }) => status !== "_Pdead"),
        ].join(),
      );
      told.push(
        (["runnable", "running", "syscall", "spinning", "threads", "processors"] as const)
          .map((name) => counts.level(name, beat))
          .join(),
      );
    }
    expect(told).toEqual(expected);
  });
});

const record = recordOf(1, [
  event(1, "goCreated", { g: 7, other: 1 }),
  event(3, "goStarted", { g: 7, m: 0, p: 0 }),
  event(5, "goParked", { g: 7, m: 0, p: 0, word: "chan receive" }),
  event(9, "goReadied", { g: 7, other: 1 }),
  event(10, "goStarted", { g: 7, m: 0, p: 0 }),
  event(12, "goEnded", { g: 7, m: 0, p: 0 }),
]);
const whole = { from: 0, to: record.beats };

describe("measures", () => {
  it("tell how long goroutines waited for a processor", () => {
    const { rows, latency } = goroutinesIn(record, whole, record.beats - 1);
    const row = rows.find(({ id }) => id === 7);
    expect(row?.starter).toBe(1);
    expect(row?.runs).toBe(2);
    expect(row?.latency.count).toBe(2);
    expect(latency.most).toBe(record.timeOf(2) - record.timeOf(1));
  });

  it("tell why goroutines waited, and who woke them", () => {
    expect(waitsIn(record, whole)).toEqual([
      {
        reason: "chan receive",
        count: 1,
        totalNs: record.timeOf(4) - record.timeOf(3),
        mostNs: record.timeOf(4) - record.timeOf(3),
      },
    ]);
    expect(wakingsIn(record, whole)).toEqual([{ waker: 1, g: 7, count: 1 }]);
  });

  it("count in every column what happened there, and nothing twice", () => {
    const counts = new Counts(record);
    const axis = { scale: "beat", window: { from: 0, to: record.beats }, columns: 50 } as const;
    const fine = seriesOf(record, counts, "runnable", axis);
    expect(fine.most).toBe(1);
    const coarse = seriesOf(record, counts, "switches", { ...axis, columns: 2 });
    expect(coarse.values.reduce((sum, value) => sum + value, 0)).toBe(2);
    const share = utilisation(record, counts, whole);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
  });

  it("are a table for other programs", () => {
    const lines = measuresCsv(record, new Counts(record), whole).trimEnd().split("\n");
    expect(lines[0]).toMatch(/^step,timeNs,runnable,/);
    expect(lines).toHaveLength(record.beats + 1);
    const events = eventsCsv(record, whole).trimEnd().split("\n");
    expect(events).toHaveLength(record.marks + 1);
    expect(events[3]).toMatch(/^5,\d+,goParked,7,0,0,,"chan receive"$/);
  });

  it("have quantiles that are numbers of the run", () => {
    const numbers = Float64Array.from({ length: 100 }, (_none, at) => at + 1);
    expect(quantile(numbers, 0.5)).toBe(50);
    expect(quantile(numbers, 0.99)).toBe(99);
    expect(quantile(new Float64Array(), 0.5)).toBe(0);
  });
});
