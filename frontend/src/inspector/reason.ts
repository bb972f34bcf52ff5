import type reasonText from "../../texts/reason.yaml";
import type { SchedulerEvent } from "../world/event.ts";
import type { Thing, ThingKind } from "../world/thing.ts";
import { nameOf } from "../world/thing.ts";
import type { Snapshot } from "../world/world.ts";
import { fieldsOf, fieldsOfEvent, type Shown } from "./fields.ts";

type TextKey = Parameters<typeof reasonText>[0];
type After<Prefix extends string> = TextKey extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** A sentence on how the runtime decides; its words are in the texts. */
export type Rule = After<"rule">;

/** Something that the runtime looks at, or a way it could go. */
export type LookName = After<"look">;

/**
 * How a look came out: it decided, or it held and more was to be looked at, or it did not hold, or
 * the runtime did not come to it.
 */
export type Verdict = "taken" | "holds" | "no" | "notReached";

/** One look, with what Go's source asks there. */
export interface Look {
  readonly name: LookName;
  readonly asks: string;
  readonly verdict: Verdict;
}

/** A value under the runtime's name, and the thing it was read from. */
export interface Fact {
  readonly name: string;
  readonly owner: Thing | null;
  readonly values: readonly Shown[];
}

/** Why an event went as it did, without words. */
export interface Reason {
  readonly rules: readonly Rule[];
  readonly facts: readonly Fact[];
  readonly looks: readonly Look[];
}

/** An event among those of its step, in the world as the step has left it. */
export interface Moment {
  readonly event: SchedulerEvent;
  readonly step: readonly SchedulerEvent[];
  /** Null where only the event is known. */
  readonly world: Snapshot | null;
  /** The rules of the release that is played. */
  readonly release: Release;
}

/** Finds the reason of one kind of event. */
export type Law = (moment: Moment) => Partial<Reason>;

/** What the reasons need to know of a release of Go. */
export interface Release {
  /** 26 of Go 1.26. */
  readonly minor: number;
  follows(rule: "syscallStatus" | "stopKeepsRunnext" | "yieldWakes"): boolean;
}

/** The articles are played on Go 1.24. */
const articleMinor = 24;

/** The release of a world; a rule that somebody has switched wins over the release’s own. */
export function releaseOf({ go, rules }: Pick<Snapshot, "go" | "rules">): Release {
  const written = /1\.(\d+)/.exec(go)?.[1];
  const minor = written === undefined ? articleMinor : Number(written);
  const own = {
    syscallStatus: minor < 26,
    stopKeepsRunnext: minor >= 26,
    yieldWakes: minor >= 22,
  };
  return {
    minor,
    follows: (rule) => {
      const switched = rules[rule];
      return typeof switched === "boolean" ? switched : own[rule];
    },
  };
}

/** The looks in their order, when the one of that name has decided. */
export function decided(
  looks: readonly (readonly [name: LookName, asks: string])[],
  by: LookName | null,
  held: readonly LookName[] = [],
): Look[] {
  const last = looks.findIndex(([name]) => name === by);
  if (last < 0) return [];
  return looks.map(([name, asks], at) => ({
    name,
    asks,
    verdict: verdictOf(name, at, last, held),
  }));
}

function verdictOf(name: LookName, at: number, last: number, held: readonly LookName[]): Verdict {
  if (at > last) return "notReached";
  if (at === last) return "taken";
  return held.includes(name) ? "holds" : "no";
}

/** What the event itself tells, but not what its sentence has in full. */
export function toldFacts(event: SchedulerEvent, ...hidden: readonly string[]): Fact[] {
  const told = Object.keys(event.detail).filter((name) => !(name in event));
  return fieldsOfEvent(event)
    .filter(({ name }) => told.includes(name) && !hidden.includes(name) && !spoken.has(name))
    .map(({ name, values }) => ({ name: runtimeName(name), owner: null, values }));
}

const spoken = new Set([
  "text",
  "line",
  "place",
  "handle",
  "order",
  "timer",
  "descriptor",
  "phase",
  "cycle",
]);

/** Fields of a thing as they are in the world; none of them if there is no such thing. */
export function factsOf(
  { world }: Moment,
  kind: ThingKind,
  id: number | undefined,
  ...names: readonly string[]
): Fact[] {
  if (world === null || id === undefined) return [];
  const owner = { kind, id };
  const fields = fieldsOf(world, owner) ?? [];
  return names.flatMap((name) => {
    const field = fields.find((each) => each.name === name && each.part !== "sysmontick");
    if (field === undefined) return [];
    return [{ name: runtimeName(`${prefixOf(owner)}.${name}`), owner, values: field.values }];
  });
}

/** A value that stands in no thing of its own. */
export function plainFact(name: string, value: number | undefined): Fact[] {
  if (value === undefined) return [];
  return [{ name, owner: null, values: [{ as: "number", amount: value }] }];
}

/** The queue’s fields stand under the name of its holder. */
function prefixOf(owner: Thing): string {
  if (owner.kind === "runq") return nameOf({ kind: "p", id: owner.id });
  return owner.kind === "grq" ? "sched" : nameOf(owner);
}

/** The snapshot adds the unit to the runtime’s name. */
function runtimeName(name: string): string {
  return name.replace(/(?<=[a-z])(?:Ns|Bytes)$/, "").replace(/waitReason$/, "waitreason");
}

/** Makes a look’s name out of the event’s own word: `localWork` as `hand-local-work`. */
export function named(
  looks: readonly (readonly [name: LookName, asks: string])[],
  prefix: string,
  word: unknown,
): LookName | null {
  if (typeof word !== "string") return null;
  const wanted = `${prefix}-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return looks.find(([name]) => name === wanted)?.[0] ?? null;
}
