import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../../message/event";
import { applyPatch } from "../../world/patch";
import { recording } from "../../world/testdata/recorded-worlds";
import type { World } from "../../world/world";
import { beatBetween } from "./beat";
import type { Cue } from "./cue";
import { durations } from "./durations";

function event(kind: string, more: Partial<SchedulerEvent> = {}): SchedulerEvent {
  return { step: 1, timeNs: 1, kind, fn: "runtime.f", detail: {}, ...more };
}

function after(world: World, patch: Record<string, unknown>): World {
  return applyPatch(world, patch) as World;
}

const idle = Object.values(recording.snapshot.gs).find(({ status }) => status === "_Gwaiting");

/** A world in which the goroutines with these ids wait in a place. */
function queued(ids: readonly number[], where: string, world = recording.snapshot): World {
  const status = "_Grunnable";
  const gs = Object.fromEntries(
    ids.map((id) => [String(id), { ...idle, id, status, waitReason: "", where }]),
  );
  return after(world, { gs });
}

const numbers = (count: number, first = 100) => Array.from({ length: count }, (_, i) => first + i);

function told(cues: readonly Cue[]): string[] {
  return cues.map((cue) => {
    switch (cue.kind) {
      case "flight":
        return `${cue.key}: ${cue.from?.[0] ?? "-"} > ${cue.to?.[0] ?? "-"}`;
      case "packet":
        return `×${String(cue.count)}: ${cue.from[0] ?? "-"} > ${cue.to[0] ?? "-"}`;
      case "change":
        return `${cue.key} changes`;
      case "link":
        return `${cue.from[0] ?? "-"} ${cue.why} ${cue.to[0] ?? "-"}`;
      case "stop":
        return cue.stopped ? "stops" : "goes on";
    }
  });
}

describe("a beat", () => {
  it("is nothing between a world and itself, and where no event led", () => {
    const { snapshot } = recording;
    expect(beatBetween(snapshot, snapshot, [event("goReadied")]).cues).toEqual([]);
    expect(beatBetween(snapshot, queued([100], "P0.runq"), []).cues).toEqual([]);
  });

  it("takes a new goroutine from the one that made it", () => {
    const made = event("goCreated", { g: 100, detail: { creator: 1 } });
    const { cues } = beatBetween(recording.snapshot, queued([100], "P0.runnext"), [made]);
    expect(told(cues)).toEqual(["G100: G1 > P0.runnext"]);
  });

  it("shows the thieves' first six one after another, and the rest as one packet", () => {
    const ids = numbers(20);
    const before = queued(ids, "P0.runq[0]");
    const now = queued(ids, "P1.runq[0]", before);
    const theft = event("steal", { p: 1, g: 100, detail: { victim: 0, taken: 20 } });
    const { cues, lastsMs } = beatBetween(before, now, [theft]);
    expect(told(cues)).toHaveLength(8);
    expect(told(cues)[0]).toBe("P0.runq steals P1");
    expect(told(cues).at(-1)).toMatch(/^×14: P0.runq/);
    const flights = cues.slice(1);
    const delays = flights.map((cue) => ("delayMs" in cue ? cue.delayMs : 0));
    expect(delays).toEqual([140, 170, 200, 230, 260, 290, 320]);
    expect(flights.every(({ ms }) => ms === durations.batch)).toBe(true);
    expect(lastsMs).toBe(800);
  });

  it("shows who takes a processor before its name leaves for the machine it is promised", () => {
    const { snapshot } = recording;
    const m = { ...snapshot.ms[0], state: "syscall", p: undefined, id: 8 };
    const spare = { ...snapshot.ms[0], state: "parked", p: undefined, curg: undefined, id: 9 };
    const before = after(snapshot, {
      ms: { "8": m, "9": spare },
      ps: { "0": { m: null, status: "_Psyscall" } },
    });
    const now = after(before, {
      ms: { "9": { state: "starting", nextp: 0 } },
      ps: { "0": { status: "_Pidle" } },
    });
    const events = [
      event("pRetaken", { m: 1, p: 0, detail: { from: 8 } }),
      event("mWoken", { m: 9, detail: { by: 1 } }),
    ];
    const { cues, lastsMs } = beatBetween(before, now, events);
    expect(told(cues)).toEqual(["M1 retakes P0", "M1 wakes M9", "P0: M8 > M9", "M9 changes"]);
    expect(cues[2]).toMatchObject({ isToken: true, delayMs: durations.cause });
    expect(lastsMs).toBeLessThanOrEqual(durations.beat);
    expect(
      told(
        beatBetween(before, after(before, { ps: { "0": { status: "_Pidle" } } }), [
          event("pRetaken", { m: 1, p: 0, detail: { from: 8 } }),
        ]).cues,
      ),
    ).toContain("P0: M8 > P0");
  });

  it("lets the machine come before the goroutine that is to ride on it", () => {
    const { snapshot } = recording;
    const spare = { ...snapshot.ms[0], state: "starting", p: undefined, curg: undefined, id: 9 };
    const before = queued([100], "P0.runq", after(snapshot, { ms: { "9": spare } }));
    const now = after(before, {
      ms: { "9": { state: "running", p: 0, curg: 100 } },
      gs: { "100": { status: "_Grunning", where: "M9" } },
    });
    const { cues } = beatBetween(before, now, [event("goStarted", { g: 100, m: 9, p: 0 })]);
    const [machine, rider] = [/^M9/, /^G100/].map((name) =>
      cues.find((cue) => cue.kind === "flight" && name.test(cue.key)),
    );
    if (machine?.kind !== "flight" || rider?.kind !== "flight") throw new Error("Both fly");
    expect(rider.delayMs).toBeGreaterThan(machine.ms / 2);
    expect(rider.delayMs + rider.ms).toBeLessThanOrEqual(durations.beat);
  });

  it("draws no more lines than can be followed, and of those the rarest", () => {
    const { snapshot } = recording;
    const wakes = numbers(6, 4).map((m) => event("mWoken", { m, detail: { by: m + 10 } }));
    const now = queued([100], "P0.runq");
    const events = [...wakes, event("pRetaken", { m: 1, p: 0, detail: { from: 2 } })];
    const links = beatBetween(snapshot, now, events).cues.filter(({ kind }) => kind === "link");
    expect(told(links)).toEqual(["M1 retakes P0", "M14 wakes M4", "M15 wakes M5"]);
  });

  it("goes on for no longer than a beat", () => {
    const before = queued(numbers(100), "P0.runq");
    const now = queued(numbers(100), "sched.runq", before);
    const { lastsMs } = beatBetween(before, now, [event("runqOverflowed", { p: 0 })]);
    expect(lastsMs).toBeLessThanOrEqual(durations.beat);
  });

  it("merges what nobody could follow by where it comes from and goes", () => {
    const before = queued(
      numbers(3, 200),
      "chan 1 recvq",
      queued(numbers(20), "chan 2 recvq", recording.snapshot),
    );
    const now = queued(numbers(3, 200), "P1.runq", queued(numbers(20), "P0.runq", before));
    const { cues } = beatBetween(before, now, [event("goReadied")]);
    expect(told(cues)).toContain("×14: chan 2 recvq > P0.runq");
    expect(cues.filter(({ kind }) => kind === "flight")).toHaveLength(9);
  });

  it("takes the goroutine along with the machine that it rides on", () => {
    const rider = Object.values(recording.snapshot.ms).find(({ curg, p }) => curg && p === 0);
    if (rider === undefined) throw new Error("Nobody runs on P0");
    const m = String(rider.id);
    const now = after(recording.snapshot, { ms: { [m]: { p: null, state: "syscall" } } });
    expect(told(beatBetween(recording.snapshot, now, [event("syscallEntered")]).cues)).toEqual([
      `M${m}: P0 > syscall`,
      `G${String(rider.curg)}: P0 > syscall`,
    ]);
  });

  it("hands a processor from one machine to the other", () => {
    const before = after(recording.snapshot, { ps: { "0": { m: 0 } } });
    const now = after(before, { ps: { "0": { m: 4 } } });
    expect(told(beatBetween(before, now, [event("pHandedOff")]).cues)).toContain("P0: M0 > M4");
  });

  it("tells of a new state where nobody moves", () => {
    const running = after(recording.snapshot, { gs: { "1": { status: "_Grunning" } } });
    const preempted = after(running, { gs: { "1": { status: "_Gpreempted" } } });
    expect(told(beatBetween(running, preempted, [event("goPreempted")]).cues)).toEqual([
      "G1 changes",
    ]);
  });

  it("shows that the world is stopped, and that it goes on", () => {
    const { snapshot } = recording;
    const stopped = after(snapshot, { sched: { gcwaiting: true } });
    expect(told(beatBetween(snapshot, stopped, [event("stwStarted")]).cues)).toEqual(["stops"]);
    expect(told(beatBetween(stopped, snapshot, [event("worldStarted")]).cues)).toEqual(["goes on"]);
  });
});
