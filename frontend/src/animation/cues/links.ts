import type { SchedulerEvent } from "../../message/event";
import type { World } from "../../world/world";
import type { Anchors } from "./anchors";
import type { Cause, Link } from "./cue";
import { durations } from "./durations";

/** More lines at a time would be a net. */
export const mostLinks = 3;

/**
 * The causes and effects of a beat as lines, each of them once. Where more is caused than can be
 * followed, the lines are those of what is rare: a processor that is taken says more than a thread
 * that is woken for it.
 */
export function linksOf(
  before: World,
  after: World,
  events: readonly SchedulerEvent[],
): readonly Link[] {
  const links = new Map<string, Link>();
  for (const event of events) {
    const link = linkOf(event, before, after);
    if (link !== null) links.set(`${link.from[0] ?? ""} > ${link.to[0] ?? ""}`, link);
  }
  return [...links.values()]
    .sort((one, other) => causes.indexOf(one.why) - causes.indexOf(other.why))
    .slice(0, mostLinks);
}

/** The rarest first. */
const causes: readonly Cause[] = ["retakes", "preempts", "steals", "readies", "wakes"];

function linkOf(
  { kind, g, m, p, detail }: SchedulerEvent,
  before: World,
  after: World,
): Link | null {
  switch (kind) {
    case "pRetaken":
      return m === undefined || p === undefined
        ? null
        : link("retakes", [`M${String(m)}`, "sysmon"], cardOf(p));
    case "preemptionRequested":
      return detail["by"] !== "sysmon" || p === undefined
        ? null
        : link("preempts", ["sysmon"], cardOf(p));
    case "steal":
    case "stealRunnext":
      return p === undefined || typeof detail["victim"] !== "number"
        ? null
        : link("steals", queueOf(detail["victim"], kind), cardOf(p));
    case "mWoken":
    case "mCreated":
      return m === undefined || typeof detail["by"] !== "number"
        ? null
        : link("wakes", standOf(detail["by"], before), standOf(m, after));
    case "goReadied": {
      const waker = detail["waker"];
      const place = g === undefined ? undefined : before.gs[g]?.where;
      if (typeof waker !== "number" || place === undefined || place === "") return null;
      return link("readies", [`G${String(waker)}`, "processors"], [`G${String(g)}`, place]);
    }
    default:
      return null;
  }
}

function link(why: Cause, from: Anchors, to: Anchors): Link {
  return { kind: "link", why, from, to, ms: durations.cause, delayMs: 0 };
}

function cardOf(p: number): Anchors {
  return [`P${String(p)}`, "processors"];
}

function queueOf(p: number, kind: string): Anchors {
  const queue = `P${String(p)}.${kind === "steal" ? "runq" : "runnext"}`;
  return [queue, ...cardOf(p)];
}

function standOf(m: number, { ms }: World): Anchors {
  const p = ms[m]?.p;
  return [`M${String(m)}`, ...(p === undefined ? [] : cardOf(p)), "midle", "kernel"];
}
