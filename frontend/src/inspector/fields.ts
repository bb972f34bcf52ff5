import type { SchedulerEvent } from "../world/event.ts";
import type { Snapshot } from "../world/world.ts";
import type { Thing, ThingKind } from "../world/thing.ts";

/** What a field belongs to, and so where its explanation stands. */
export type Part =
  | "g"
  | "m"
  | "p"
  | "sysmontick"
  | "sched"
  | "sysmon"
  | "netpoll"
  | "gc"
  | "os"
  | "channel"
  | "lock"
  | "timer"
  | "event";

/** One value as it can be shown: words, an amount, or a thing that can be chosen. */
export type Shown =
  | { readonly as: "text" | "place"; readonly text: string }
  | { readonly as: "number" | "moment" | "duration" | "memory"; readonly amount: number }
  | { readonly as: "thing"; readonly thing: Thing }
  | { readonly as: "core"; readonly core: string; readonly thing: Thing };

/** A field under the runtime's name. */
export interface Field {
  readonly part: Part;
  readonly name: string;
  readonly values: readonly Shown[];
  /** The number of goroutines that are not listed. */
  readonly more: number;
}

type Tree = Readonly<Record<string, unknown>>;

const partOf: Readonly<Record<ThingKind, Part>> = {
  g: "g",
  m: "m",
  p: "p",
  runq: "p",
  channel: "channel",
  lock: "lock",
  timer: "timer",
  sched: "sched",
  grq: "sched",
  sysmon: "sysmon",
  netpoll: "netpoll",
  gc: "gc",
  os: "os",
};

/** A queue is a part of what holds it. */
const queueFields: Readonly<Partial<Record<ThingKind, readonly string[]>>> = {
  runq: ["runnext", "runqhead", "runqtail", "runqsize", "runqcapacity", "runq"],
  grq: ["runqsize", "runq"],
};

/** Fields whose numbers are things. */
const thingFields: Readonly<Record<string, ThingKind>> = {
  parent: "g",
  curg: "g",
  lockedg: "g",
  runnext: "g",
  goid: "g",
  gcWorker: "g",
  nextGCMarkWorker: "g",
  runq: "g",
  goids: "g",
  recvq: "g",
  sendq: "g",
  waiters: "g",
  assistQueue: "g",
  g: "g",
  creator: "g",
  waker: "g",
  m: "m",
  lockedm: "m",
  oldm: "m",
  schedlink: "m",
  poller: "m",
  midle: "m",
  p: "p",
  oldp: "p",
  nextp: "p",
  link: "p",
  pidle: "p",
  victim: "p",
};

/** Some names mean a list here and a number there. */
const exceptions: Readonly<Record<string, ThingKind | "number">> = {
  "netpoll.waiters": "number",
  "gc.workers": "number",
  "os.waiting": "m",
};

/** A channel of 0 and a parent of 0 are none, and so is a moment that has not been set. */
const noneIfZero = new Set([
  "parent",
  "channel",
  "creator",
  "waker",
  "waitHandle",
  "waitSinceNs",
  "sleepWhenNs",
  "earliestTimerNs",
  "pollUntilNs",
  "throttledUntilNs",
  "lastEndNs",
]);

const durations = new Set([
  ..."ran cpu delay quota period used throttled slept stood late marked stopping atMost"
    .split(" ")
    .map((name) => `${name}Ns`),
  "gcFractionalMarkTimeNs",
  "ns",
]);

/** The most goroutines listed of a long queue. */
const most = 64;

/** The thing's fields in the snapshot's order, or null if there is no such thing now. */
export function fieldsOf(world: Snapshot, thing: Thing): Field[] | null {
  const tree = treeOf(world, thing);
  if (tree === undefined) return null;
  const part = partOf[thing.kind];
  const wanted = queueFields[thing.kind];
  const entries = wanted?.map((name) => [name, tree[name]] as const) ?? Object.entries(tree);
  return entries
    .flatMap(([name, value]) => fields(part, name, value))
    .map((field) => (field.name === "waitHandle" ? withObject(world, field) : field));
}

/** A goroutine waits for a channel or for an object of package sync; the number tells which. */
function withObject({ sync }: Snapshot, field: Field): Field {
  const [value] = field.values;
  if (value?.as !== "number") return field;
  const id = value.amount;
  const kind = [["channel", sync.channels] as const, ["lock", sync.objects] as const].find(
    ([, known]) => String(id) in known,
  )?.[0];
  return kind === undefined ? field : { ...field, values: [{ as: "thing", thing: { kind, id } }] };
}

/** An event's fields, those of its kind among them. */
export function fieldsOfEvent(event: SchedulerEvent): Field[] {
  const elsewhere = ["detail", "checks"];
  const own = Object.entries(event).filter(([name]) => !elsewhere.includes(name));
  const more = Object.entries(event.detail).filter(([name]) => !(name in event));
  return [...own, ...more].flatMap(([name, value]) => fields("event", name, value));
}

function treeOf(world: Snapshot, { kind, id }: Thing): Tree | undefined {
  const key = String(id);
  switch (kind) {
    case "g":
      return world.gs[key];
    case "m":
      return world.ms[key];
    case "p":
    case "runq":
      return world.ps[key];
    case "channel":
      return world.sync.channels[key];
    case "lock":
      return world.sync.objects[key];
    case "timer":
      return world.timers.find(({ handle }) => handle === id);
    case "grq":
      return world.sched;
    case "sched":
    case "sysmon":
    case "netpoll":
    case "gc":
    case "os":
      return world[kind];
  }
}

function fields(part: Part, name: string, value: unknown): Field[] {
  if (value === undefined || value === null || value === "") return [];
  if (name === "sysmontick") {
    return Object.entries(value).flatMap(([tick, at]) => fields("sysmontick", tick, at));
  }
  if (Array.isArray(value)) {
    const listed = value.slice(0, most).map((each) => shown(part, name, each));
    return [{ part, name, values: listed, more: value.length - listed.length }];
  }
  if (name === "running" && typeof value === "object") {
    const values = Object.entries(value).map(([core, m]): Shown => ({
      as: "core",
      core,
      thing: { kind: "m", id: Number(m) },
    }));
    return [{ part, name, values, more: 0 }];
  }
  const none = value === 0 && noneIfZero.has(name);
  return [{ part, name, values: none ? [] : [shown(part, name, value)], more: 0 }];
}

function shown(part: Part, name: string, value: unknown): Shown {
  if (typeof value !== "number") return textOf(name, value);
  const kind = exceptions[`${part}.${name}`] ?? thingFields[name];
  if (kind !== undefined && kind !== "number") return { as: "thing", thing: { kind, id: value } };
  if (name === "channel") return { as: "thing", thing: { kind: "channel", id: value } };
  if (durations.has(name)) return { as: "duration", amount: value };
  if (name.endsWith("Ns")) return { as: "moment", amount: value };
  if (/[bB]ytes$/.test(name)) return { as: "memory", amount: value };
  return { as: "number", amount: value };
}

function textOf(name: string, value: unknown): Shown {
  if (name === "line" && typeof value === "object" && value !== null) {
    const { file, line } = value as { file: string; line: number };
    return { as: "text", text: `${file}:${String(line)}` };
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { as: name === "where" || name === "from" || name === "to" ? "place" : "text", text };
}
