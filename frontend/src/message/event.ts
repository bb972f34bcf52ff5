/** One look of a machine that searched for work, and what it found there. */
export interface SearchCheck {
  readonly check: string;
  readonly result: string;
}

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
  /** The article's rule that was followed in place of Go's: `T4`. */
  readonly rule?: string;
  /** What a search looked at, in its order. */
  readonly checks?: readonly SearchCheck[];
  readonly detail: Readonly<Record<string, unknown>>;
}
