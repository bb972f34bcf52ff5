import { anything, list, number, object, optional, record, text, type Of } from "./shape";

const searchCheckShape = object({ check: text, result: text });

/** One look of a machine that searched for work, and what it found there. */
export type SearchCheck = Of<typeof searchCheckShape>;

export const eventShape = object({
  step: number,
  timeNs: number,
  kind: text,
  g: optional(number),
  m: optional(number),
  p: optional(number),
  from: optional(text),
  to: optional(text),
  /** The runtime's function. */
  fn: text,
  /** The article's rule that was followed in place of Go's: `T4`. */
  rule: optional(text),
  /** What a search looked at, in its order. */
  checks: optional(list(searchCheckShape)),
  detail: record(anything),
});

/** Something that happened, as the server tells it; `detail` has what the kind's template names. */
export type SchedulerEvent = Of<typeof eventShape>;
