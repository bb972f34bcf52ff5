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
import { goalShape, sceneActionShape } from "./scene";

const words = object({ en: text, ru: text });
const place = object({ step: number, timeNs: number });
const scenario = record(anything);

const lessonSummaryShape = object({
  id: text,
  kind: oneOf("lesson", "break"),
  number,
  minutes: number,
  title: words,
  goal: words,
});

export const lessonListShape = object({ lessons: list(lessonSummaryShape) });

/** All lessons in the order of the course, then all challenges. */
export type LessonList = Of<typeof lessonListShape>;

const answerShape = object({
  target: optional(text),
  value: optional(number),
  text: optional(words),
  /** Whether the run shows it. */
  right: flag,
  feedback: words,
});

/** A thing of the board, a number or words, and what is said to a learner who chose it. */
export type LessonAnswer = Of<typeof answerShape>;

const reasonShape = object({ text: words, right: flag, feedback: words });

const questionShape = object({
  id: text,
  scenario,
  /** Where it is asked, and where the run shows the answer. */
  at: place,
  until: place,
  look: list(text),
  ask: words,
  answers: list(answerShape),
  reasons: list(reasonShape),
  explanation: words,
  /** Whether it asks for the same in a changed case. */
  transfer: flag,
});

/** A prediction, with what its run shows. */
export type LessonQuestion = Of<typeof questionShape>;

const changeShape = object({ scenario, until: place, text: words, told: words });

const challengeShape = object({
  ask: words,
  scenario,
  actions: list(sceneActionShape),
  goals: list(goalShape),
  hint: optional(words),
});

/** Something to bring about, with what may be done for it. */
export type Challenge = Of<typeof challengeShape>;

export const lessonShape = object({
  id: text,
  kind: oneOf("lesson", "break"),
  number,
  minutes: number,
  title: words,
  goal: words,
  text: list(words),
  scenes: list(text),
  misconception: optional(object({ wrong: words, right: words })),
  questions: list(questionShape),
  change: optional(changeShape),
  challenge: challengeShape,
});

export type Lesson = Of<typeof lessonShape>;

export const judgedShape = object({
  step: number,
  timeNs: number,
  complete: flag,
  passed: flag,
  goals: list(object({ met: flag, times: number, needed: number, step: optional(number) })),
  /** Says, signed by the server, that the challenge was passed. */
  pass: optional(text),
});

/** What a run has shown of its goals. */
export type Judged = Of<typeof judgedShape>;

export const completionShape = object({ code: text, name: text, day: text, lessons: list(text) });

/** What a completion code says. */
export type Completion = Of<typeof completionShape>;
