import type { SchedulerEvent } from "../world/event.ts";
import type { Thing } from "../world/thing.ts";

declare global {
  interface HTMLElementEventMap {
    /** Look at this thing. */
    "gopark-choose": CustomEvent<Thing>;
    /** Go to the step of this event. */
    "gopark-seek": CustomEvent<SchedulerEvent>;
    /** Open the menu of this thing at a place in the window; the focus returns to the opener. */
    "gopark-menu": CustomEvent<{
      readonly thing: Thing;
      readonly x: number;
      readonly y: number;
      readonly opener: HTMLElement;
    }>;
  }
}
