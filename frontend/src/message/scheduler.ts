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

const optionShape = object({
  g: number,
  place: oneOf(
    "ownRunnext",
    "ownQueue",
    "globalQueue",
    "otherRunnext",
    "otherQueue",
    "arrived",
    "network",
    "waiting",
  ),
  where: text,
});

const turnShape = object({
  /** The last step at which nothing is decided, and the one that shows the decision. */
  step: number,
  until: number,
  m: number,
  p: number,
  schedtick: number,
  options: list(optionShape),
});

/** A search for work that is about to begin. */
export type Turn = Of<typeof turnShape>;

export const gameShape = object({
  level: number,
  seed: number,
  mostPoints: number,
  scenario: record(anything),
  turns: list(turnShape),
});

/** A run in which somebody makes the scheduler's choices. */
export type Game = Of<typeof gameShape>;

export const comparedChoiceShape = object({
  right: flag,
  /** Whether the number was right, too; not there: none was needed. */
  takenRight: optional(flag),
  points: number,
  mostPoints: number,
  reason: oneOf(
    "rightTick",
    "rightRunnext",
    "rightQueue",
    "rightGlobal",
    "rightNetwork",
    "rightSteal",
    "rightStealRunnext",
    "rightIdle",
    "notIdle",
    "notReady",
    "tick",
    "runnextFirst",
    "headFirst",
    "ownFirst",
    "globalHead",
    "networkLater",
    "networkFirst",
    "stealingLast",
    "stealHalf",
    "runnextSpared",
  ),
  found: text,
  /** What the runtime ran; not there: nothing. */
  g: optional(number),
  taken: number,
  stood: number,
  checks: list(object({ check: text, expression: text, result: text })),
});

/** A choice beside the runtime's. */
export type ComparedChoice = Of<typeof comparedChoiceShape>;

export const scoreShape = object({
  points: number,
  mostPoints: number,
  passed: flag,
  /** Says, signed by the server, that the level was passed. */
  pass: optional(text),
});

/** What a whole game came to. */
export type Score = Of<typeof scoreShape>;

/** What somebody chose; no goroutine: to find nothing. */
export interface Choice {
  readonly g?: number;
  readonly taken?: number;
}
