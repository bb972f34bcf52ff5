import type { SchedulerEvent } from "../world/event.ts";
import { involves, thingNamed } from "../world/thing.ts";

/** Which events are to be seen. */
export interface Filter {
  /** `kind:steal`, `group:scheduler`, or empty for all. */
  readonly kind: string;
  /** `G7`, `P2`, `chan 5`; empty for all. */
  readonly of: string;
}

export const everything: Filter = { kind: "", of: "" };

/** Whether what is meant can be understood; half a name is no name yet. */
export function isUnderstood({ of }: Filter): boolean {
  return of.trim() === "" || thingNamed(of) !== null;
}

/** The events that the filter lets through; one that is not understood lets all through. */
export function filtered(
  events: readonly SchedulerEvent[],
  { kind, of }: Filter,
  groupOf: (kind: string) => string,
): readonly SchedulerEvent[] {
  const thing = thingNamed(of);
  if (kind === "" && thing === null) return events;
  const [what, name] = kind.split(":");
  return events.filter(
    (event) =>
      (kind === "" || (what === "group" ? groupOf(event.kind) : event.kind) === name) &&
      (thing === null || involves(event, thing)),
  );
}
