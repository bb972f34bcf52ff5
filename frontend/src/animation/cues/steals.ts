import type { SchedulerEvent } from "../../message/event";
import type { Flight } from "./cue";
import { durations } from "./durations";

/** More of them would be a blur. */
export const mostInBatch = 6;

const batches: readonly string[] = [
  "steal",
  "stealRunnext",
  "globalBatchTaken",
  "runqOverflowed",
  "injected",
];

/**
 * Gives what was taken at once the time of a batch, one after another. What leaves a queue in such
 * an event is of the batch, whether it waits at its new place or already runs.
 */
export function withSteals(
  flights: readonly Flight[],
  events: readonly SchedulerEvent[],
): Flight[] {
  const sources = new Map<string, string>();
  for (const { kind, p, detail } of events) {
    if (!batches.includes(kind)) continue;
    for (const source of sourcesOf(kind, p, detail["victim"])) {
      sources.set(source, `${kind} ${source}`);
    }
  }
  const taken = new Map<string, number>();
  return flights.map((flight) => {
    const group = sources.get(flight.from?.[0] ?? "");
    if (group === undefined || flight.to === null) return flight;
    const order = taken.get(group) ?? 0;
    taken.set(group, order + 1);
    return {
      ...flight,
      ms: durations.batch,
      delayMs: Math.min(order, mostInBatch) * durations.stagger,
      group,
    };
  });
}

function sourcesOf(kind: string, p: number | undefined, victim: unknown): string[] {
  switch (kind) {
    case "steal":
    case "stealRunnext":
      return [`P${String(victim)}.runq`, `P${String(victim)}.runnext`];
    case "globalBatchTaken":
      return ["sched.runq"];
    case "runqOverflowed":
      return p === undefined ? [] : [`P${String(p)}.runq`];
    default:
      return [];
  }
}
