import type { SchedulerEvent } from "../world/event.ts";
import { involves, type Thing } from "../world/thing.ts";

/** What has last happened to a thing up to a step, the latest first. */
export function historyOf(
  events: readonly SchedulerEvent[],
  thing: Thing,
  step: number,
  most: number,
): SchedulerEvent[] {
  const found: SchedulerEvent[] = [];
  // The loop goes backward, so that a long run costs no more than a short one.
  for (let at = events.length - 1; at >= 0 && found.length < most; at--) {
    const event = events[at];
    if (event !== undefined && event.step <= step && involves(event, thing)) found.push(event);
  }
  return found;
}
