import type { Rules } from "./command";
import type { ProgramSettings } from "./program";

/** What a new session begins with; nothing at all is fine. */
export interface SessionRequest {
  readonly scene?: string;
  readonly scenario?: Readonly<Record<string, unknown>>;
  readonly source?: string;
  /** How the source is run. */
  readonly program?: ProgramSettings;
  readonly go?: string;
  readonly godebug?: Readonly<Record<string, string>>;
  readonly rules?: Rules;
  readonly gomaxprocs?: number;
  readonly cores?: number;
  readonly quota?: { readonly quotaNs: number; readonly periodNs: number };
  readonly seed?: number;
  readonly quiet?: boolean;
  readonly latency?: string;
  readonly costs?: Readonly<Record<string, number>>;
}
