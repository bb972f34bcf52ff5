import type { SchedulerEvent } from "./event.ts";

/** What can be chosen and looked at. */
export type ThingKind =
  | "g"
  | "m"
  | "p"
  | "runq"
  | "channel"
  | "lock"
  | "timer"
  | "sched"
  | "grq"
  | "sysmon"
  | "netpoll"
  | "gc"
  | "os";

/** One thing of the world by kind and number; what there is only one of has the number 0. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

const names: Readonly<Record<ThingKind, (id: string) => string>> = {
  g: (id) => `G${id}`,
  m: (id) => `M${id}`,
  p: (id) => `P${id}`,
  runq: (id) => `P${id}.runq`,
  channel: (id) => `chan ${id}`,
  lock: (id) => `sync ${id}`,
  timer: (id) => `timer ${id}`,
  sched: () => "sched",
  grq: () => "sched.runq",
  sysmon: () => "sysmon",
  netpoll: () => "netpoll",
  gc: () => "gc",
  os: () => "os",
};

/** As the runtime and the event log write it: `G7`, `P2.runq`, `chan 5`. */
export function nameOf({ kind, id }: Thing): string {
  return names[kind](String(id));
}

export function sameThing(one: Thing | null, other: Thing | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

const forms: readonly (readonly [RegExp, ThingKind])[] = [
  [/^p(\d+)\.runq\b/, "runq"],
  [/^p(\d+)\.runnext$/, "p"],
  [/^g(\d+)$/, "g"],
  [/^m(\d+)$/, "m"],
  [/^p(\d+)$/, "p"],
  [/^chan (\d+)\b/, "channel"],
  [/^timer (\d+)\b/, "timer"],
  [/^[a-z]+ (\d+)\b/, "lock"],
  [/^sched\.runq\b/, "grq"],
  [/^(?:sched|schedt)$/, "sched"],
  [/^sysmon$/, "sysmon"],
  [/^netpoll$/, "netpoll"],
  [/^gc$/, "gc"],
  [/^os$/, "os"],
];

/** What a name or a place (`P2.runq[3]`, `chan 5 recvq`) is of; null if it is of nothing here. */
export function thingNamed(text: string): Thing | null {
  const written = text.trim().toLowerCase();
  for (const [form, kind] of forms) {
    const found = form.exec(written);
    if (found !== null) return { kind, id: Number(found[1] ?? 0) };
  }
  return null;
}

/** The board's words that differ from those here. */
const boardKinds: Readonly<Record<string, ThingKind>> = { sync: "lock" };

/**
 * The thing that an object of the board is, whose queues are `sched` or `P2`; null if it is none,
 * as a reason for waiting.
 */
export function thingOf(object: {
  readonly kind: string;
  readonly id: number | string;
}): Thing | null {
  const { kind, id } = object;
  if (kind === "queue") return thingNamed(`${String(id)}.runq`);
  const known = boardKinds[kind] ?? (kind in names ? (kind as ThingKind) : undefined);
  return known === undefined ? null : { kind: known, id: Number(id) || 0 };
}

type Involvement = (event: SchedulerEvent, id: number) => boolean;

const detailHas =
  (...fields: string[]): Involvement =>
  ({ detail }, id) =>
    fields.some((field) => detail[field] === id);

const places = ({ from, to }: SchedulerEvent): string[] =>
  [from, to].filter((place) => place !== undefined);

const ofKind =
  (form: RegExp): Involvement =>
  ({ kind }) =>
    form.test(kind);

const involvements: Readonly<Record<ThingKind, Involvement>> = {
  g: (event, id) => event.g === id || detailHas("creator", "waker")(event, id),
  m: (event, id) => event.m === id || detailHas("by", "machine")(event, id),
  p: (event, id) => event.p === id || detailHas("victim")(event, id),
  runq: (event, id) =>
    places(event).some((place) => place.startsWith(`P${String(id)}.run`)) ||
    (ofKind(/^(?:steal|runq|runnext)/)(event, id) &&
      (event.p === id || detailHas("victim")(event, id))),
  channel: detailHas("channel"),
  lock: detailHas("mutex", "group", "cond", "semaphore"),
  timer: detailHas("timer"),
  sched: ofKind(
    /^(?:stw|world|p(?:Idled|rocs)|globalBatch|procsResized|needSpinning|m(?:Parked|Woken))/,
  ),
  grq: (event, id) =>
    places(event).some((place) => place.startsWith("sched.runq")) ||
    ofKind(/^(?:globalBatchTaken|runqOverflowed)$/)(event, id),
  sysmon: ofKind(/^(?:sysmon|pRetaken|preemptionRequested)/),
  netpoll: ofKind(/^(?:netpoll|networkReady|injected)/),
  gc: ofKind(/^(?:gc|heap)/),
  os: ofKind(/^(?:thread(?:On|Off)Core|throttled|unthrottled)$/),
};

/** Whether the event is a part of the thing's history. */
export function involves(event: SchedulerEvent, { kind, id }: Thing): boolean {
  return involvements[kind](event, id);
}
