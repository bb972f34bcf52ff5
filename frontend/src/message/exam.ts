import {
  anything,
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
  type Of,
} from "./shape";
import { warningShape } from "./warning";

const causeShape = oneOf(
  "healthy",
  "saturated",
  "leak",
  "lockConvoy",
  "threadGrowth",
  "starving",
  "throttled",
);

/** What can be behind a case. */
export type Cause = Of<typeof causeShape>;

export const examShape = object({
  seed: number,
  enough: number,
  causes: list(causeShape),
  /** Runs, and the steps up to which they are asked about. */
  cases: list(object({ scenario: record(anything), until: number })),
});

/** Runs whose causes are to be found. */
export type Exam = Of<typeof examShape>;

export const markedShape = object({
  right: number,
  enough: number,
  passed: flag,
  /** Says, signed by the server, that the exam was passed. */
  pass: optional(text),
  cases: list(
    object({ right: flag, proved: flag, cause: causeShape, warnings: list(warningShape) }),
  ),
});

/** What became of an exam. */
export type MarkedExam = Of<typeof markedShape>;

/** A cause, and the step that proves it. */
export interface ExamAnswer {
  readonly cause: Cause;
  readonly step: number;
}
