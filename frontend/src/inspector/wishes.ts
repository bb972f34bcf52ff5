import type { SchedulerEvent } from "../world/event.ts";
import type { Thing } from "../world/thing.ts";

declare global {
  interface HTMLElementEventMap {
    /** Look at this thing. */
    "gopark-choose": CustomEvent<Thing>;
    /** Go to the step of this event. */
    "gopark-seek": CustomEvent<SchedulerEvent>;
    /** Say why this event of the step in sight went as it did. */
    "gopark-tell": CustomEvent<SchedulerEvent>;
    /** Open the menu of this thing at a place in the window. */
    "gopark-menu": CustomEvent<Thing & { readonly x: number; readonly y: number }>;
  }
}
