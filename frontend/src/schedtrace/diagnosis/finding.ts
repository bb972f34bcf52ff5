/** What a log means. */
export const verdicts = [
  "healthy",
  "saturated",
  "hot-processor",
  "system-calls",
  "idle",
  "leak",
  "throttled",
  "collecting",
] as const;

export type Verdict = (typeof verdicts)[number];

/** How sure a finding is. */
export type Confidence = "certain" | "likely" | "possible";

export interface Finding {
  readonly verdict: Verdict;
  readonly confidence: Confidence;
  readonly evidence: readonly Evidence[];
}

/** A fact that can be counted in the log; its kind is the key of its sentence. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly values: Readonly<Record<string, string | number>>;
  /** The line to look at. */
  readonly line: number;
}

export type EvidenceKind =
  | "all-busy"
  | "queue"
  | "queue-here"
  | "one-queue"
  | "still-ticks"
  | "blocked-threads"
  | "threads-grow"
  | "all-idle"
  | "nothing-queued"
  | "waiting-grow"
  | "gaps"
  | "gap"
  | "busy-at-gap"
  | "collector-runs"
  | "assists"
  | "stopping"
  | "room"
  | "short-queue";
