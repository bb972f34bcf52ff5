import type { RunRecord } from "./spans/run-record.ts";
import type { Window } from "./scale/window.ts";
import type { Stretch } from "./spans/figures.ts";

/** Part of a run, as a timeline has it in sight. */
export interface Sight {
  readonly record: RunRecord;
  /** Changes whenever the record does. */
  readonly version: number;
  readonly scale: "beat" | "time";
  readonly window: Window;
  /** The beats that are measured: what is marked, or what is in sight. */
  readonly stretch: Stretch;
  /** The beat of the moment that the board shows. */
  readonly cursor: number;
}
