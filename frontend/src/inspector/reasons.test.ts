import { describe, expect, it } from "vitest";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import type { Snapshot } from "../world/world.ts";
import { releaseOf, type Reason } from "./reason.ts";
import { explained, reasonFor } from "./reasons.ts";

const world = recorded as unknown as Snapshot;
const older: Snapshot = { ...world, go: "1.24" };

function happened(kind: string, more: Partial<SchedulerEvent> = {}): SchedulerEvent {
  const { step, timeNs } = world;
  return { step, timeNs, kind, m: 1, p: 0, fn: "", detail: {}, ...more };
}

function reasonOf(event: SchedulerEvent, now: Snapshot | null = world): Reason {
  return reasonFor(event, now, [event]);
}

const verdicts = ({ looks }: Reason) => looks.map(({ name, verdict }) => `${name} ${verdict}`);
const names = ({ facts }: Reason) => facts.map(({ name }) => name);
const asked = (reason: Reason, name: string) =>
  reason.looks.find((look) => look.name === name)?.asks;

describe("the reason of an event", () => {
  it("is there for every kind that says much about its step", () => {
    const telling = [
      ["processExited", "articleRule", "pHandedOff", "pRetaken", "steal", "stealRunnext"],
      ["runqOverflowed", "procsResized", "worldStopped", "goPreempted", "syscallExitedSlow"],
      ["throttled", "gcPhase", "findRunnable", "syscallEntered", "syscallExitedFast"],
      ["preemptionRequested", "networkReady", "mutexStarving", "gcTriggered", "runnextKicked"],
      ["printed", "goCreated", "goParked", "goReadied", "goEnded", "goYielded", "timerFired"],
      ["mCreated", "worldStarted", "gcWorkerStarted", "mWoken", "mParked"],
      ["spinningStarted", "spinningEnded"],
    ].flat();
    expect(telling.filter((kind) => !explained.includes(kind))).toEqual([]);
  });

  it("has the looks up to the one that decided", () => {
    const handOff = reasonOf(happened("pHandedOff", { detail: { why: "gcWork" } }));
    expect(verdicts(handOff).slice(0, 5)).toEqual([
      "hand-local-work no",
      "hand-global-work no",
      "hand-trace-reader no",
      "hand-gc-work taken",
      "hand-nobody-looks notReached",
    ]);
  });

  it("tells a condition that held from one that decided", () => {
    const retaken = reasonOf(happened("pRetaken", { detail: { from: 0, why: "nobodyIdle" } }));
    expect(verdicts(retaken)).toEqual([
      "retake-seen holds",
      "retake-queued-work no",
      "retake-nobody-idle taken",
      "retake-ten-milliseconds notReached",
    ]);
  });

  it("asks what the source of the release that is played asks", () => {
    const handOff = happened("pHandedOff", { detail: { why: "idle" } });
    expect(asked(reasonOf(handOff), "hand-gc-work")).toBe("gcShouldScheduleWorker(pp)");
    expect(asked(reasonOf(handOff, older), "hand-gc-work")).toBe("gcMarkWorkAvailable(pp)");
    expect(asked(reasonOf(handOff, older), "hand-global-work")).toBe("sched.runqsize != 0");
    const ancient = reasonOf(handOff, { ...world, go: "1.14" });
    expect(asked(ancient, "hand-trace-reader")).toBeUndefined();
  });

  it("follows the rules of the release, and those that somebody has switched", () => {
    const event = happened("goPreempted", { g: 7, detail: { how: "bySignal", place: "runnext" } });
    expect(reasonOf(event).rules).toEqual(["preempted", "preempted-stop"]);
    expect(reasonOf(event, older).rules).toEqual(["preempted", "preempted-tail"]);
    const entered = happened("syscallEntered", { detail: { call: "blocking" } });
    expect(reasonOf(entered).rules[0]).toBe("syscall-keeps");
    const switched = { ...world, rules: { syscallStatus: true } };
    expect(reasonOf(entered, switched).rules[0]).toBe("syscall-marks");
    expect(releaseOf({ go: "article", rules: {} }).minor).toBe(24);
  });

  it("has the facts under the runtime’s names, each leading to what it is of", () => {
    const reason = reasonOf(happened("pHandedOff", { detail: { why: "localWork" } }));
    expect(names(reason)).toContain("P0.runqsize");
    expect(names(reason)).toContain("sched.runqsize");
    expect(reason.facts.find(({ name }) => name === "sched.runqsize")).toEqual({
      name: "sched.runqsize",
      owner: { kind: "grq", id: 0 },
      values: [{ as: "number", amount: world.sched.runqsize }],
    });
    const waits = happened("goParked", { g: 7, detail: { reason: "sync.Mutex.Lock", handle: 1 } });
    expect(names(reasonOf(waits))).toContain("G7.waitreason");
  });

  it("has no facts of a world that has gone on", () => {
    const before = happened("pHandedOff", { step: world.step - 1, detail: { why: "idle" } });
    expect(reasonOf(before).facts).toEqual([]);
    expect(reasonOf(before).looks).not.toEqual([]);
    expect(reasonOf(before, null).rules).toEqual(["hand-off"]);
  });

  it("has neither Go’s rule nor its looks where an article decides", () => {
    const event = happened("pRetaken", { rule: "T4", detail: { why: "tenMilliseconds" } });
    expect(reasonOf(event).rules).toEqual(["article"]);
    expect(reasonOf(event).looks).toEqual([]);
  });

  it("says how a channel came to make somebody wait", () => {
    const waits = happened("goParked", { g: 7, detail: { reason: "chan send", handle: 2 } });
    expect(verdicts(reasonOf(waits))).toEqual([
      "chan-nil no",
      "chan-closed no",
      "chan-receiver no",
      "chan-room no",
      "chan-park taken",
    ]);
    const never = happened("goParked", { detail: { reason: "chan send (nil chan)" } });
    expect(verdicts(reasonOf(never))[0]).toBe("chan-nil taken");
  });

  it("does not take a select for a plain operation on its channel", () => {
    const received = happened("chanReceived", { g: 7, detail: { channel: 2, from: "sender" } });
    const selected = happened("selected", { g: 7 });
    expect(reasonFor(received, world, [received]).looks).toHaveLength(5);
    expect(reasonFor(received, world, [received, selected]).looks).toEqual([]);
  });

  it("knows of a search which tick it had", () => {
    const search = happened("findRunnable", { g: 7, detail: { source: "local", taken: 0 } });
    const runs = happened("goStarted", { g: 7, detail: { inheritsTime: false, schedtick: 62 } });
    expect(reasonFor(search, world, [search, runs]).facts[0]).toEqual({
      name: "schedtick % 61",
      owner: null,
      values: [{ as: "number", amount: 0 }],
    });
    const often = { ...world, globalTick: 7 };
    expect(reasonFor(search, often, [search, runs]).facts[0]).toEqual({
      name: "schedtick % 7",
      owner: null,
      values: [{ as: "number", amount: 5 }],
    });
    const names = reasonFor(search, { ...world, globalTick: 0 }, [search, runs]).facts.map(
      ({ name }) => name,
    );
    expect(names.join()).not.toContain("%");
  });

  it("of a kind that nobody knows is none", () => {
    expect(reasonOf(happened("quantumLeap"))).toEqual({ rules: [], facts: [], looks: [] });
  });
});
