import type { Thing } from "../world/thing.ts";
import type { ProgramExample, ProgramSettings } from "../world/program.ts";

/** What a person wants to be run. */
export interface ProgramWish {
  readonly source: string;
  readonly settings: RunSettings;
}

/** How a program is run: what is of the session, and what is of the program. */
export interface RunSettings extends ProgramSettings {
  readonly go?: string;
  readonly gomaxprocs?: number;
  readonly cores?: number;
  /** Core time of all threads together in each period. */
  readonly quota?: { readonly quotaNs: number; readonly periodNs: number };
  readonly seed?: number;
  readonly godebug?: Readonly<Record<string, string>>;
  /** Whether no goroutine of the runtime waits in a queue when main begins. */
  readonly quiet?: boolean;
  /** How soon the system beneath wakes threads. */
  readonly latency?: string;
  /** What operations cost in nanoseconds, by name, where that is other than usual. */
  readonly costs?: Readonly<Record<string, number>>;
}

/** In which direction of time somebody looks for a goroutine on a line. */
export type Way = "before" | "after";

declare global {
  interface HTMLElementEventMap {
    /** The text is another. */
    "gopark-code-edit": CustomEvent<string>;
    /** Run it. */
    "gopark-code-run": CustomEvent<null>;
    /** The lines that have a breakpoint now. */
    "gopark-code-points": CustomEvent<readonly number[]>;
    /** Show all who stand on lines. */
    "gopark-code-people": CustomEvent<null>;
    /** The cursor stands in this line. */
    "gopark-code-line": CustomEvent<number>;
    /** Show when a goroutine stood on this line. */
    "gopark-line-visit": CustomEvent<{ readonly line: number; readonly way: Way }>;
    /** Whether what is written is what runs. */
    "gopark-program-running": CustomEvent<boolean>;
    /** Run this program. */
    "gopark-program-run": CustomEvent<ProgramWish>;
    /** Let the program that runs come to its end at once. */
    "gopark-program-finish": CustomEvent<null>;
    /** The text is another; it may have to be checked. */
    "gopark-program-edit": CustomEvent<string>;
    /** The examples are about to be looked at. */
    "gopark-examples-wanted": CustomEvent<null>;
    /** Begin with this one. */
    "gopark-example": CustomEvent<ProgramExample>;
    /** Put the program out of sight. */
    "gopark-program-hide": CustomEvent<null>;
    /** Look at this thing. */
    "gopark-choose": CustomEvent<Thing>;
    /** Show this line of the program. */
    "gopark-line": CustomEvent<number>;
  }
}
