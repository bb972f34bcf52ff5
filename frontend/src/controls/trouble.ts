/** What has failed, as far as somebody who plays needs to know. */
export type Trouble =
  /** The stream is lost; `retryInMs` is the time to the next try, null: the browser decides. */
  | { readonly kind: "lost"; readonly retryInMs: number | null }
  /** The session does not exist any more. */
  | { readonly kind: "gone" }
  /** The server cannot read the session; what it has stored is at that address. */
  | { readonly kind: "unreadable"; readonly stored: string; readonly problem: RefusedProblem }
  | { readonly kind: "unreachable" }
  /** The server says what this page does not understand. */
  | { readonly kind: "outdated" }
  | { readonly kind: "refused"; readonly problem: RefusedProblem };

/** What is read of a problem of the HTTP contract, in the reader's language. */
export interface RefusedProblem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** Reached limits, whose words say what can be done; later the same may be possible. */
const limits: ReadonlySet<string> = new Set([
  "too-many-requests",
  "too-many-sessions",
  "too-many-commands",
  "too-many-streams",
  "too-much-memory",
  "journal-full",
  "journal-unavailable",
  "unavailable",
  "timed-out",
]);

export function mayPassLater(code: string): boolean {
  return limits.has(code);
}

/** Whether it needs the edit key, which a copy of one's own would have. */
export function needsKey(code: string): boolean {
  return code === "edit-key-missing" || code === "edit-key-wrong";
}

/** A refusal because the session is no more is the same trouble as its end. */
export function plainTrouble(trouble: Trouble): Trouble {
  if (trouble.kind !== "refused") return trouble;
  const { code } = trouble.problem;
  return code === "session-not-found" || code === "session-ended" ? { kind: "gone" } : trouble;
}
