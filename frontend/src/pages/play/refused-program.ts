import type { RunSettings } from "../../editor/wishes";
import type { Problem } from "../../message/problem";

/** A program that could not be made a session of, and why. */
export interface RefusedProgram {
  readonly source: string;
  readonly settings: RunSettings;
  readonly problem: Problem;
}
