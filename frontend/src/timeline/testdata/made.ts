import { replayedWorlds } from "../../world/testdata/recorded-worlds.ts";
import type { World } from "../../world/world.ts";
import type { LaneEvent, LaneEventKind } from "../spans/lane-event.ts";
import { RunRecord } from "../spans/run-record.ts";

const someWorld = replayedWorlds[0];
if (someWorld === undefined) throw new Error("No world was recorded");

/** A world of idle processors, each with a thread that has nothing to do. */
export function quietWorld(processors: number): World {
  const [p, m] = [Object.values(someWorld?.ps ?? {})[0], Object.values(someWorld?.ms ?? {})[0]];
  if (someWorld === undefined || p === undefined || m === undefined) throw new Error("Empty world");
  const idle = { ...p, status: "_Pidle" as const };
  const parked = { ...m, state: "parked" as const, spinning: false };
  Reflect.deleteProperty(idle, "m");
  for (const name of ["p", "curg"]) Reflect.deleteProperty(parked, name);
  const ids = Array.from({ length: processors }, (_, id) => id);
  return {
    ...someWorld,
    step: 0,
    timeNs: 0,
    ps: Object.fromEntries(ids.map((id) => [id, { ...idle, id }])),
    ms: Object.fromEntries(ids.map((id) => [id, { ...parked, id }])),
    gs: {},
  };
}

/** An event at a step, ten ns later than that of the step before. */
export const event = (
  step: number,
  kind: LaneEventKind,
  { timeNs = step * 10, g = -1, m = -1, p = -1, other = -1, word = "" }: Partial<LaneEvent> = {},
): LaneEvent => ({ step, timeNs, kind, g, m, p, other, word });

/** Goroutines that take turns on every processor, one switch a step. */
export function* turns(processors: number, switches: number): Generator<LaneEvent> {
  for (let step = 1; step <= switches; step++) {
    const p = step % processors;
    const g = 10 + (step % 97);
    if (step > processors) {
      yield event(step, "goYielded", { g: 10 + ((step - processors) % 97), m: p, p });
    }
    yield event(step, "goStarted", { g, m: p, p });
  }
}

export function recordOf(processors: number, events: Iterable<LaneEvent>): RunRecord {
  const record = new RunRecord(quietWorld(processors));
  record.append(events);
  return record;
}
