import { describe, expect, it } from "vitest";
import { movesBetween, type Moves } from "./moves";
import { applyPatch } from "./patch";
import { recordedMessages, recording, streamedWorlds } from "./testdata/recorded-worlds";
import type { World } from "./world";

function told({ goroutines, machines }: Moves): string[] {
  return [
    ...goroutines.map(
      ({ g, from, to }) => `G${String(g)} ${from?.zone ?? "-"} > ${to?.zone ?? "-"}`,
    ),
    ...machines.map(({ m, from, to }) => {
      const [before, after] = [from, to].map((place) => place?.zone ?? "-");
      return `M${String(m)} ${before ?? ""} > ${after ?? ""}`;
    }),
  ];
}

/** What moves when the recorded world changes so. */
function after(patch: Record<string, unknown>, world: World = recording.snapshot): string[] {
  return told(movesBetween(world, applyPatch(world, patch) as World));
}

describe("moves", () => {
  it("are what events tell of goroutines that start to run", () => {
    let seen = 0;
    for (const [index, message] of recordedMessages.entries()) {
      const before = streamedWorlds[index - 1];
      const now = streamedWorlds[index];
      if (message.kind !== "delta" || before === undefined || now === undefined) continue;
      const { goroutines } = movesBetween(before, now);
      for (const { kind, g, to } of message.delta.events) {
        if (kind !== "goStarted" || before.gs[g ?? 0]?.where === to) continue;
        if (now.gs[g ?? 0]?.where !== to) continue;
        expect(goroutines.find((move) => move.g === g)?.to?.zone).toBe(to);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it("are none between a world and itself", () => {
    expect(told(movesBetween(recording.snapshot, recording.snapshot))).toEqual([]);
  });

  it("bring what is new from nowhere, and let what is gone go there", () => {
    const g = recording.snapshot.gs["2"];
    expect(after({ gs: { "77": { ...g, id: 77, where: "P0.runnext" } } })).toEqual([
      "G77 - > P0.runnext",
    ]);
    expect(after({ gs: { "2": null } })).toEqual(["G2 reason force gc (idle) > -"]);
  });

  it("are made by machines that lose or get a processor", () => {
    expect(after({ ms: { "0": { p: null, state: "scheduling" } } })).toEqual(["M0 P0 > midle"]);
  });

  it("are not made by those who come nearer to the head of a queue", () => {
    const inRing = (slots: readonly number[]): Record<string, unknown> =>
      Object.fromEntries(
        slots.map((g, index) => [
          String(g),
          { status: "_Grunnable", waitReason: "", where: `P0.runq[${String(index)}]` },
        ]),
      );
    const world = applyPatch(recording.snapshot, {
      ps: { "0": { runqhead: 254, runqtail: 257, runq: [2, 3, 4], runqsize: 3 } },
      gs: inRing([2, 3, 4]),
    }) as World;
    const popped = {
      ps: { "0": { runqhead: 255, runq: [3, 4], runqsize: 2 } },
      gs: { ...inRing([3, 4]), "2": { status: "_Grunning", where: "M0", m: 0, p: 0 } },
    };
    expect(after(popped, world)).toEqual(["G2 P0.runq > M0"]);
  });

  it("are made in one queue by who leaves and comes again", () => {
    const queued = { status: "_Grunnable", waitReason: "", where: "P0.runq[0]" };
    const world = applyPatch(recording.snapshot, {
      ps: { "0": { runqhead: 4, runqtail: 5, runq: [2], runqsize: 1 } },
      gs: { "2": queued },
    }) as World;
    const again = {
      ps: { "0": { runqhead: 5, runqtail: 6 } },
      gs: { "2": { sinceNs: 1 } },
    };
    expect(after(again, world)).toEqual(["G2 P0.runq > P0.runq"]);
  });
});
