import type { Thing } from "../world/thing.ts";
import type { Command } from "../world/command.ts";

/** Why something was refused, in the reader's language: a problem of the HTTP contract. */
export interface Refusal {
  readonly title: string;
  readonly detail?: string;
}

declare global {
  interface HTMLElementEventMap {
    /** A command for the session. */
    "gopark-command": CustomEvent<Command>;
    /** Look at this thing. */
    "gopark-choose": CustomEvent<Thing>;
    /** Keep this goroutine in sight, or no longer. */
    "gopark-pin": CustomEvent<Thing>;
    /** Show the board at this step while the seek bar is being dragged. */
    "gopark-preview": CustomEvent<number>;
    /** A new session under another release of Go. */
    "gopark-release": CustomEvent<string>;
    /** Compare the run with itself, this changed; null: it is chosen there. */
    "gopark-what-if": CustomEvent<{
      readonly vary: string;
      readonly values: readonly string[];
    } | null>;
    /** Show the branch of this number. */
    "gopark-branch": CustomEvent<number>;
    /** Lay two branches side by side. */
    "gopark-compare": CustomEvent<{ readonly a: number; readonly b: number }>;
    /** The refusal has been read. */
    "gopark-dismiss": CustomEvent<null>;
  }
}
