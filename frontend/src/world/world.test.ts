import { describe, expect, it } from "vitest";
import { parseStreamMessage } from "../message/stream";
import { recorded, recordedStream } from "../message/testdata/recorded";
import { countOf } from "./counts";
import { placementOf } from "./placement";
import {
  recordedMessages,
  recordedWorlds,
  recording,
  replayedWorlds,
  streamedWorlds,
  valueOf,
} from "./testdata/recorded-worlds";
import { applyDelta, applyMessage, type World } from "./world";

type Json = Record<string, unknown>;

/** RFC 7396 as it is written there, in place. */
function mergePatch(target: Json, patch: Json): Json {
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(target, name);
    else if (typeof value === "object" && !Array.isArray(value)) {
      const part = target[name];
      const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
      target[name] = mergePatch(isObject ? (part as Json) : {}, value as Json);
    } else target[name] = value;
  }
  return target;
}

describe("the world", () => {
  it("after a stream is what plain merge patches make of its snapshot", () => {
    const [first, ...rest] = recordedStream.map(({ data }) => JSON.parse(data) as Json);
    const plain = rest.reduce((world, { patch }) => mergePatch(world, patch as Json), first ?? {});
    Reflect.deleteProperty(plain, "atMs");
    expect(streamedWorlds.at(-1)).toEqual(plain);
    expect(streamedWorlds.at(-1)?.step).toBe(503);
  });

  it("after a recording is what plain merge patches make of its snapshot", () => {
    const { snapshot, deltas } = JSON.parse(recorded.replay) as { snapshot: Json; deltas: Json[] };
    const plain = deltas.reduce((world, { patch }) => mergePatch(world, patch as Json), snapshot);
    expect(replayedWorlds.at(-1)).toEqual(plain);
  });

  it("is consistent after every message", () => {
    expect(recordedWorlds.length).toBe(135 + 52);
    for (const world of recordedWorlds) expectConsistent(world);
  });

  it("keeps the objects of whatever a message does not speak of", () => {
    for (const [index, message] of recordedMessages.entries()) {
      const before = streamedWorlds[index - 1];
      const after = streamedWorlds[index];
      if (message.kind !== "delta" || before === undefined || after === undefined) continue;
      const { gs, ms, sync } = message.delta.patch as Partial<Record<keyof World, Json>>;
      const changed = Object.keys(after.gs).filter((g) => after.gs[g] !== before.gs[g]);
      expect(changed.filter((g) => !Object.hasOwn(gs ?? {}, g))).toEqual([]);
      if (ms === undefined) expect(after.ms).toBe(before.ms);
      if (sync === undefined) expect(after.sync).toBe(before.sync);
    }
  });

  it("is the new snapshot when there is one", () => {
    const [last, first] = [streamedWorlds.at(-1) ?? null, recordedMessages[0]];
    if (first?.kind !== "snapshot") throw new Error("A stream begins with a snapshot");
    expect(valueOf(applyMessage(last, first))).toBe(first.snapshot);
  });

  it("is older when only time has passed, and else the same", () => {
    const world = recording.snapshot;
    const { seq, step } = world;
    const clock = valueOf(
      parseStreamMessage("clock", JSON.stringify({ seq, step, timeNs: 999_999, atMs: 1 })),
    );
    const after = valueOf(applyMessage(world, clock));
    expect(after).toEqual({ ...world, timeNs: 999_999 });
    expect(after.gs).toBe(world.gs);
  });

  it("stays when the stream ends", () => {
    const world = recording.snapshot;
    expect(valueOf(applyMessage(world, { kind: "end" }))).toBe(world);
  });
});

describe("a change that makes no world", () => {
  const world = recording.snapshot;
  const { seq, timeNs } = world;
  const events = [] as const;

  it("comes before there is a world", () => {
    expect(applyMessage(null, { kind: "end" })).toEqual({
      ok: false,
      failure: { path: "", expected: "a snapshot first" },
    });
  });

  it.each([
    ["brings a goroutine without its fields", { gs: { "99": { id: 99 } } }, "gs.99.name"],
    ["takes away what must be there", { sched: { runq: null } }, "sched.runq"],
    [
      "has a status that no goroutine can have",
      { gs: { "1": { status: "_Gone" } } },
      "gs.1.status",
    ],
    ["leads to another step than it says", { step: 7 }, "step"],
  ])("%s", (_, patch, path) => {
    const result = applyDelta(world, {
      seq,
      step: 101,
      timeNs,
      patch: { step: 101, ...patch },
      events,
    });
    expect(result.ok ? null : result.failure.path).toBe(path);
  });

  it("was meant for another world", () => {
    const [delta] = recording.deltas;
    if (delta === undefined) throw new Error("There are changes");
    expect(applyDelta({ ...world, seq: 5 }, { ...delta, patch: {} })).toEqual({
      ok: false,
      failure: { path: "seq", expected: String(delta.seq) },
    });
  });
});

function expectConsistent(world: World): void {
  const goroutines = Object.values(world.gs);
  expect(countOf(world)).toBe(goroutines.length);

  for (const p of Object.values(world.ps)) {
    expect(p.runqtail - p.runqhead).toBe(p.runqsize);
    expect(p.runq.length).toBe(p.runqsize);
    if (p.m !== undefined) expect(world.ms[p.m]?.p).toBe(p.id);
  }
  for (const g of goroutines) {
    if (g.m !== undefined) expect(world.ms[g.m]?.curg).toBe(g.id);
    const place = placementOf(world).goroutines.get(g.id);
    if (place === undefined) throw new Error(`G${String(g.id)} has no place`);
    if (place.kind === "local") expect(world.ps[place.p]?.runq[place.index ?? -1]).toBe(g.id);
    if (place.kind === "runnext") expect(world.ps[place.p]?.runnext).toBe(g.id);
    if (place.kind === "global") expect(world.sched.runq[place.index ?? -1]).toBe(g.id);
    if (place.kind === "nowhere") throw new Error(`G${String(g.id)} is nowhere`);
  }
  const runnable = goroutines.filter(({ status }) => status === "_Grunnable");
  expect(world.stats.runnable).toBe(runnable.length);
}
