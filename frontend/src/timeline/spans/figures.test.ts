import { describe, expect, it } from "vitest";
import { event, recordOf } from "../testdata/made.ts";
import { figuresOf, laneFiguresOf } from "./figures.ts";

const record = recordOf(2, [
  event(1, "goCreated", { g: 5, other: 1 }),
  event(2, "goStarted", { g: 5, m: 0, p: 0 }),
  event(5, "syscallEntered", { g: 5, m: 0, p: 0 }),
  event(9, "syscallExitedFast", { g: 5, m: 0, p: 0 }),
  event(10, "goPreempted", { g: 5, m: 0, p: 0 }),
  event(12, "steal", { g: 5, m: 1, p: 1, other: 0 }),
  event(12, "goStarted", { g: 5, m: 1, p: 1 }),
  event(20, "goEnded", { g: 5, m: 1, p: 1 }),
]);
const all = { from: 0, to: record.beats };

describe("the figures of a stretch", () => {
  it("count what happened in it", () => {
    expect(figuresOf(record, all)).toMatchObject({
      ns: 200,
      switches: 2,
      steals: 1,
      preemptions: 1,
      calls: 1,
      created: 1,
      ended: 1,
      mostRunnable: 1,
    });
    expect(figuresOf(record, all).meanRunnable).toBeCloseTo(30 / 200);
  });

  it("leave out what was before and after", () => {
    const stretch = { from: record.beatAtStep(5), to: record.beatAtStep(12) };
    expect(figuresOf(record, stretch)).toMatchObject({ switches: 0, steals: 0, calls: 1, ns: 70 });
  });

  it("say of a lane how long it did what", () => {
    expect(laneFiguresOf(record, "p", 0, all)).toMatchObject({
      runningNs: 40,
      syscallNs: 40,
      idleNs: 20,
      schedulingNs: 100,
      switches: 2,
    });
    expect(laneFiguresOf(record, "g", 5, all)).toMatchObject({ runningNs: 120, runnableNs: 30 });
    expect(laneFiguresOf(record, "p", 77, all)).toMatchObject({ runningNs: 0, switches: 0 });
  });
});
