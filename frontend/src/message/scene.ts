import { anything, flag, list, number, object, optional, record, text, type Of } from "./shape";

const words = object({ en: text, ru: text });

/** The same words in both languages. */
export type Words = Of<typeof words>;
const place = object({ step: number, timeNs: number });

const sceneAnswerShape = object({
  target: optional(text),
  value: optional(number),
  text: optional(words),
  right: optional(flag),
});

/** A thing of the board to point at, a number, or words: exactly one of them is there. */
export type SceneAnswer = Of<typeof sceneAnswerShape>;

const question = object({
  ask: words,
  answers: list(sceneAnswerShape),
  /** Why the right answer is right. */
  because: words,
});

export type SceneQuestion = Of<typeof question>;

export const sceneActionShape = object({ text: words, commands: list(record(anything)) });

/** Something that a scene offers to be done at a beat: a name, and the commands behind it. */
export type SceneAction = Of<typeof sceneActionShape>;

export const goalShape = object({ text: words, condition: text, when: text, times: number });

const challengeShape = object({
  ask: words,
  /** What may be done; everything else is locked. */
  actions: list(sceneActionShape),
  goals: list(goalShape),
  /** What a learner is told who has met all goals. */
  says: optional(words),
  /** For how many steps after the scene's end the run is judged. */
  steps: number,
  /** The most commands that may be given. */
  commands: number,
});

/** Something to bring about where a scene ends. */
export type SceneChallenge = Of<typeof challengeShape>;

const sceneCardShape = object({ article: words, go: words });

/** Where an article and Go part. */
export type SceneCard = Of<typeof sceneCardShape>;

const listingShape = object({ id: text, title: words, text });

/** A text beside the board, whose lines light up with the beats. */
export type Listing = Of<typeof listingShape>;

const measureShape = object({ name: words, value: text, as: text });

/** A value of the run: its name, and how it is written. */
export type Measure = Of<typeof measureShape>;

const choiceShape = object({
  title: words,
  values: list(object({ value: text, scene: text, chosen: optional(flag) })),
});

/** Something to choose in a scene: each value leads to a scene of its own. */
export type Choice = Of<typeof choiceShape>;

const beatShape = object({
  step: number,
  timeNs: number,
  id: text,
  caption: words,
  /** Names of things and places of the board: `G1`, `P0.runq`, `sysmon`. */
  look: optional(list(text)),
  /** Lines of listings, as in `asm:3` or `asm:3-5`. */
  lights: optional(list(text)),
  measures: optional(list(measureShape)),
  /** What the measures come to here. */
  measured: optional(list(anything)),
  /** The scene that tells more of it. */
  see: optional(text),
  question: optional(question),
  card: optional(sceneCardShape),
  actions: optional(list(sceneActionShape)),
});

/** Something that is said at a moment of a scene; several can be said at the same one. */
export type Beat = Of<typeof beatShape>;

export const sceneShape = object({
  id: text,
  title: words,
  about: words,
  /** The scene that plays the same by other rules. */
  counterpart: optional(text),
  go: text,
  choices: optional(list(choiceShape)),
  listings: optional(list(listingShape)),
  open: place,
  beats: list(beatShape),
  end: place,
  challenge: optional(challengeShape),
  /** What is played. */
  scenario: optional(anything),
});

/** A scene of the catalogue with all that is said in it. */
export type Scene = Of<typeof sceneShape>;
