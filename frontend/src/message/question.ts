import { eventShape } from "./event";
import { flag, list, number, object, oneOf, text, type Of } from "./shape";

export const questionShape = object({
  kind: oneOf("nextOnP", "whereRuns", "howStops", "whoFirst"),
  /** What it is asked of: G7 or P2. */
  subject: text,
  options: list(text),
  step: number,
});

/** A question made from how a session stands. */
export type Question = Of<typeof questionShape>;

export const answeredShape = object({
  right: flag,
  /** The option that the run shows, where, and by which event. */
  answer: text,
  until: number,
  event: eventShape,
});

/** What became of an answer. */
export type Answered = Of<typeof answeredShape>;
