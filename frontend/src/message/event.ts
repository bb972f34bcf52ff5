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
}
