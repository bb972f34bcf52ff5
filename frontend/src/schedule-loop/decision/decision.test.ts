import { describe, expect, it } from "vitest";
import { Replay } from "../../world/replay.ts";
import { recordedRuns } from "../../world/testdata/runs.ts";
import { recording, valueOf } from "../../world/testdata/recorded-worlds.ts";
import type { SchedulerEvent } from "../../world/event.ts";
import { lastDecision, latestSearcher, looksOf, threadOf } from "./decision.ts";

const runs = [...recordedRuns, ["a scene", recording] as const];

const order = ["gcWaiting", "safePoint", "ownTimers", "traceReader", "gcWorker", "globalTick"];
const all = [...order, "finalizers", "local", "global", "netpoll", "maySpin", "steal"];

const search = (checks: Record<string, string>, source: string): SchedulerEvent => ({
  step: 1,
  timeNs: 1,
  kind: "findRunnable",
  m: 0,
  fn: "runtime.findRunnable",
  checks: Object.entries(checks).map(([check, result]) => ({ check, result })),
  detail: { source },
});

describe.each(runs)("the decisions of %s", (_, run) => {
  const replay = new Replay(run);

  it("are of one thread, begin with a cause and end with what the thread does now", () => {
    const events: SchedulerEvent[] = [];
    let over = 0;
    for (let at = 1; at < replay.length; at++) {
      events.push(...(replay.deltaTo(at)?.events ?? []));
      const world = valueOf(replay.at(at));
      for (const { id, state, curg } of Object.values(world.ms)) {
        const decision = lastDecision(events, id);
        if (decision?.phase !== "runs" || decision.search === null) continue;
        over++;
        const started = decision.onTheWay.filter(({ kind }) => kind === "goStarted");
        expect(started).toHaveLength(1);
        expect(decision.search.g).toBe(started[0]?.g);
        if (state === "running" && curg !== undefined) expect(started[0]?.g).toBe(curg);
      }
    }
    expect(over).toBeGreaterThan(0);
  });

  it("have looks of which at most one decides, and none is found after it", () => {
    for (let at = 1; at < replay.length; at++) {
      for (const event of replay.deltaTo(at)?.events ?? []) {
        if (event.kind !== "findRunnable") continue;
        const looks = looksOf(event, all);
        const decisive = looks.findIndex(({ decides }) => decides);
        expect(decisive >= 0).toBe(event.g !== undefined);
        expect(new Set(looks.map(({ check }) => check)).size).toBe(looks.length);
      }
    }
  });
});

describe("the looks of a search", () => {
  it("are all there in order, also those to which it did not come", () => {
    const looks = looksOf(
      search(
        { gcWaiting: "empty", ownTimers: "empty", globalTick: "skipped", local: "found" },
        "runnext",
      ),
      all,
    );
    expect(looks.map(({ check }) => check)).toEqual(all);
    const outcomes = Object.fromEntries(looks.map(({ check, outcome }) => [check, outcome]));
    expect(outcomes).toMatchObject({
      gcWaiting: "empty",
      safePoint: "notTold",
      gcWorker: "skipped",
      globalTick: "skipped",
      local: "found",
      global: "notReached",
      steal: "notReached",
    });
    expect(looks.filter(({ decides }) => decides).map(({ check }) => check)).toEqual(["local"]);
  });

  it("keep the order of a release that looks elsewhere first", () => {
    const looks = looksOf(search({ local: "empty", globalTick: "found" }, "globalTick"), all);
    const names = looks.map(({ check }) => check);
    expect(names.indexOf("local")).toBeLessThan(names.indexOf("globalTick"));
  });

  it("are all open while it goes on", () => {
    expect(new Set(looksOf(null, all).map(({ outcome }) => outcome))).toEqual(
      new Set(["notReached"]),
    );
  });
});

describe("whose decision is shown", () => {
  const world = valueOf(new Replay(recording).at(0));

  it("is that of the thread with what is chosen", () => {
    const m = Object.values(world.ms).find(({ p, curg }) => p !== undefined && curg !== undefined);
    expect(threadOf({ kind: "m", id: m?.id ?? -1 }, world)).toBe(m?.id);
    expect(threadOf({ kind: "p", id: m?.p ?? -1 }, world)).toBe(m?.id);
    expect(threadOf({ kind: "g", id: m?.curg ?? -1 }, world)).toBe(m?.id);
    expect(threadOf({ kind: "grq", id: 0 }, world)).toBeNull();
  });

  it("is the latest search if nothing is", () => {
    expect(latestSearcher([])).toBeNull();
    expect(latestSearcher([search({}, "local")])).toBe(0);
  });
});
