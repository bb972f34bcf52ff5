import type { Behaviour } from "../world/command.ts";

export type BehaviourKind = Behaviour["kind"];

/** How a field is asked for; `steps` are a script's, as JSON. */
export type FieldKind = "duration" | "count" | "bytes" | "flag" | "name" | "steps" | "function";

export interface BehaviourField {
  readonly name: FieldName;
  readonly kind: FieldKind;
  readonly start: string | number | boolean;
}

export type FieldName =
  | "ns"
  | "calls"
  | "raw"
  | "rounds"
  | "pauseNs"
  | "mutex"
  | "channel"
  | "count"
  | "capacity"
  | "close"
  | "results"
  | "bytes"
  | "children"
  | "steps"
  | "name";

export type FieldValues = Readonly<Partial<Record<FieldName, string | number | boolean>>>;

const us = 1_000;
const ms = 1_000_000;

const field = (name: FieldName, kind: FieldKind, start: BehaviourField["start"]) => ({
  name,
  kind,
  start,
});
const lasting = (ns: number) => field("ns", "duration", ns);
const jobs = field("channel", "name", "jobs");

const sampleScript = `[
  {"kind": "cpu", "ns": 100000},
  {"kind": "sleep", "ns": 1000000},
  {"kind": "cpu", "ns": 100000}
]`;

/** Every behaviour with what can be said of it, the simplest first. */
export const behaviours: Readonly<Record<BehaviourKind, readonly BehaviourField[]>> = {
  cpu: [lasting(5 * ms), field("calls", "flag", true)],
  forever: [field("calls", "flag", true)],
  sleep: [lasting(ms)],
  syscall: [lasting(5 * ms), field("raw", "flag", false)],
  net: [lasting(ms)],
  mutex: [
    field("mutex", "name", "lock"),
    field("rounds", "count", 10),
    lasting(10 * us),
    field("pauseNs", "duration", 10 * us),
  ],
  pingpong: [field("channel", "name", "table"), field("rounds", "count", 10), lasting(10 * us)],
  producer: [
    jobs,
    field("count", "count", 10),
    lasting(10 * us),
    field("capacity", "count", 0),
    field("close", "flag", true),
  ],
  consumer: [jobs, field("count", "count", 10), lasting(10 * us)],
  worker: [jobs, field("results", "name", ""), lasting(50 * us)],
  spawn: [field("children", "count", 10), lasting(100 * us)],
  alloc: [field("bytes", "bytes", 65_536), field("rounds", "count", 100), lasting(10 * us)],
  script: [field("steps", "steps", sampleScript)],
  func: [field("name", "function", "")],
};

/** The behaviour that the form says, or null if its script cannot be read. */
export function behaviourOf(kind: BehaviourKind, values: FieldValues): Behaviour | null {
  const value = ({ name, start }: BehaviourField) => values[name] ?? start;
  if (kind === "spawn") {
    const [children, lasts] = behaviours.spawn.map(value);
    return { kind, count: Number(children), behaviour: { kind: "cpu", ns: Number(lasts) } };
  }
  const said: Record<string, unknown> = {};
  for (const each of behaviours[kind]) {
    const given = value(each);
    // No end is no field, and a name that is not given is the server's to choose.
    if (given === "" || (given === 0 && (each.name === "rounds" || each.name === "count")))
      continue;
    if (each.kind !== "steps") {
      said[each.name] = given;
      continue;
    }
    const steps = stepsIn(String(given));
    if (steps === null) return null;
    said[each.name] = steps;
  }
  // What the fields of each kind are is in the table above, where the compiler cannot follow.
  return { kind, ...said } as Behaviour;
}

function stepsIn(json: string): unknown[] | null {
  try {
    const steps: unknown = JSON.parse(json);
    return Array.isArray(steps) && steps.length > 0 ? steps : null;
  } catch {
    return null;
  }
}
