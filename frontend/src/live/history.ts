import type { SchedulerEvent } from "../world/event.ts";

/** The most events kept; the oldest are forgotten first, and can be asked for again. */
export const mostRemembered = 5_000;

/**
 * What had happened up to a step. Going back takes what lies ahead away, since another future may
 * come in its place.
 */
export function historyAt(
  events: readonly SchedulerEvent[],
  happened: readonly SchedulerEvent[],
  step: number,
): readonly SchedulerEvent[] {
  const last = events.at(-1);
  const past =
    last !== undefined && last.step > step
      ? events.slice(
          0,
          events.findIndex((event) => event.step > step),
        )
      : events;
  if (happened.length === 0) return past;
  return [...past, ...happened].slice(-mostRemembered);
}
