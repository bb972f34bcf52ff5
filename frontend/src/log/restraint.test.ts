import { beforeEach, describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../world/event.ts";
import { Restraint, type Clock } from "./restraint.ts";

/** A clock that goes on when it is told to. */
class TestClock implements Clock {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter((one) => one !== entry);
    };
  }

  go(ms: number): void {
    this.time += ms;
    const due = this.calls.filter(({ at }) => at <= this.time);
    this.calls = this.calls.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
  }
}

const events = (...kinds: string[]): SchedulerEvent[] =>
  kinds.map((kind, step) => ({ step, timeNs: step, kind, fn: "", detail: {} }));

let clock: TestClock;
let said: string[];
let voice: Restraint;

describe("the voice", () => {
  beforeEach(() => {
    clock = new TestClock();
    said = [];
    const telling = {
      each: (all: readonly SchedulerEvent[]) => all.map(({ kind }) => kind).join(", "),
      sum: (all: readonly SchedulerEvent[]) => `${String(all.length)} events`,
    };
    voice = new Restraint(clock, telling, (words) => said.push(words));
  });

  it("says each event of each step at once", () => {
    voice.tell(events("a"), false, "full");
    voice.tell(events("b", "c"), false, "full");
    expect(said).toEqual(["a", "b, c"]);
  });

  it("sums up a step of many, and every step if it is to be brief", () => {
    voice.tell(events("a", "b", "c", "d", "e"), false, "full");
    voice.tell(events("a"), false, "brief");
    expect(said).toEqual(["5 events", "1 events"]);
  });

  it("says at most one thing in three seconds while it plays, with all that was left out", () => {
    for (let i = 0; i < 100; i++) {
      voice.tell(events("a", "b"), true, "full");
      clock.go(100);
    }
    expect(said).toEqual(["2 events", "58 events", "60 events", "60 events"]);
  });

  it("drops what it has not said when the run is paused", () => {
    voice.tell(events("a"), true, "full");
    voice.tell(events("b"), true, "full");
    voice.tell(events("c"), false, "full");
    clock.go(10_000);
    expect(said).toEqual(["1 events", "c"]);
  });

  it("is silent if it is to be", () => {
    voice.tell(events("a"), true, "off");
    voice.tell(events("a"), false, "off");
    clock.go(10_000);
    expect(said).toEqual([]);
  });
});
