/** Something that happened, as the server tells it; `detail` has what the kind's template names. */
export interface SchedulerEvent {
  readonly step: number;
  readonly timeNs: number;
  readonly kind: string;
  readonly g?: number;
  readonly m?: number;
  readonly p?: number;
  readonly from?: string;
  readonly to?: string;
  /** The runtime's function. */
  readonly fn: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** The article's rule that was followed in place of Go's: `T4`. */
  readonly rule?: string;
  /** What a search for work looked at, in order. */
  readonly checks?: readonly Check[];
}

/** One place where a machine may look for work, and what it found there. */
export interface Check {
  readonly check: string;
  readonly result: "notReached" | "skipped" | "empty" | "found";
}
