import { celOf } from "../../controls/condition";
import type { EventKinds } from "../../message/catalogue";
import type { SchedulerEvent } from "../../world/event";
import text from "../../../texts/author.yaml";
import type { BothWords } from "./document";

/** A goal that can be chosen: its condition in CEL, and how a learner is told of it. */
export interface ReadyGoal {
  readonly condition: string;
  readonly words: BothWords;
}

const conditionsOf = {
  stolen: "ev.kind == 'steal'",
  "handed-off": "ev.kind == 'pHandedOff'",
  overflowed: "ev.kind == 'runqOverflowed'",
  preempted: "ev.kind == 'goPreempted'",
  idle: "ev.kind == 'pIdled'",
  busy: "sched.npidle == 0",
  collected: "ev.kind == 'gcTriggered'",
  deadlock:
    "ev.kind == 'processExited' && " +
    "ev.detail.text.contains('all goroutines are asleep - deadlock!')",
} as const;

const names = Object.keys(conditionsOf) as readonly (keyof typeof conditionsOf)[];

/** The most goals of one run to choose from. */
const mostOfRun = 60;

/** What is worth asking for in any run. */
export function usualGoals(): readonly ReadyGoal[] {
  return names.map((name) => ({
    condition: conditionsOf[name],
    words: { en: text.in("en", `goal-${name}`), ru: text.in("ru", `goal-${name}`) },
  }));
}

/** What happened in a run, each kind of event and who did it once, in the order of the run. */
export function goalsOfRun(
  events: readonly SchedulerEvent[],
  { kinds }: EventKinds,
): readonly ReadyGoal[] {
  const named = new Map(kinds.map(({ kind, name }) => [kind, name]));
  const goals = new Map<string, ReadyGoal>();
  for (const { kind, p, m, g } of events) {
    const of = p === undefined ? (g === undefined ? thread(m) : `G${String(g)}`) : `P${String(p)}`;
    const condition = celOf({ about: "event", kind, of });
    const name = named.get(kind);
    if (condition === null || name === undefined || goals.has(condition)) continue;
    const who = of === "" ? "" : `${of}: `;
    const words = { en: `${who}${name.en ?? kind}`, ru: `${who}${name.ru ?? kind}` };
    goals.set(condition, { condition, words });
    if (goals.size === mostOfRun) break;
  }
  return [...goals.values()];
}

function thread(m: number | undefined): string {
  return m === undefined ? "" : `M${String(m)}`;
}
