import { describe, expect, it } from "vitest";
import { Replay } from "../../world/replay.ts";
import { recordedRuns } from "../../world/testdata/runs.ts";
import { recording, valueOf } from "../../world/testdata/recorded-worlds.ts";
import type { World } from "../../world/world.ts";
import { hasSyscallStatus, movesOf, stateIn } from "./moves.ts";
import { arrowBetween, arrows, cycleKinds, states, wayBetween, type CycleKind } from "./states.ts";

const runs = [...recordedRuns, ["a scene", recording] as const];

const things = (world: World): readonly (readonly [CycleKind, number])[] => [
  ...Object.values(world.gs).map(({ id }) => ["g", id] as const),
  ...Object.values(world.ms).map(({ id }) => ["m", id] as const),
  ...Object.values(world.ps).map(({ id }) => ["p", id] as const),
];

describe.each(runs)("the moves of %s", (_, run) => {
  const replay = new Replay(run);
  const steps = Array.from({ length: replay.length - 1 }, (_none, at) => ({
    before: valueOf(replay.at(at)),
    after: valueOf(replay.at(at + 1)),
    events: replay.deltaTo(at + 1)?.events ?? [],
  }));

  it("take everything from where it was to where the world says it is", () => {
    for (const { before, after, events } of steps) {
      const moves = movesOf(before, events);
      for (const [kind, id] of things(after)) {
        const own = moves.filter((move) => move.kind === kind && move.id === id);
        const reached = own.at(-1)?.to ?? stateIn(before, kind, id);
        const what = `${kind}${String(id)} after step ${String(after.step)}`;
        expect(`${what}: ${String(reached)}`).toBe(`${what}: ${String(stateIn(after, kind, id))}`);
      }
    }
  });

  it("go along an arrow each, by a function that is written on it", () => {
    for (const { before, events } of steps) {
      for (const { kind, from, to, fn } of movesOf(before, events)) {
        if (from === null) continue;
        const arrow = arrowBetween(kind, from, to);
        expect(`${kind} ${from} → ${to}: ${String(arrow !== null)}`).toBe(
          `${kind} ${from} → ${to}: true`,
        );
        expect(arrow?.fns).toContain(fn);
      }
    }
  });
});

describe("the life cycle", () => {
  it.each(cycleKinds)("has every end of an arrow among its states: %s", (kind) => {
    for (const { from, to, fns } of arrows[kind]) {
      expect(states[kind]).toContain(from);
      expect(states[kind]).toContain(to);
      expect(fns.length).toBeGreaterThan(0);
    }
  });

  it("leads a waiting goroutine to a thread through a queue only", () => {
    expect(arrowBetween("g", "_Gwaiting", "_Grunning")).toBeNull();
    const way = wayBetween("g", "_Gwaiting", "_Grunning") ?? [];
    expect(way.map(({ fns }) => fns[0])).toEqual(["ready", "execute"]);
  });

  it("leads nowhere back to a goroutine that was just allocated", () => {
    expect(wayBetween("g", "_Grunning", "_Gidle")).toBeNull();
    expect(wayBetween("g", "_Grunning", "_Grunning")).toEqual([]);
  });

  it("has a processor's own state of a system call up to Go 1.25", () => {
    expect(["1.13", "1.24", "1.25", "article"].map(hasSyscallStatus)).not.toContain(false);
    expect(hasSyscallStatus("1.26")).toBe(false);
  });
});
