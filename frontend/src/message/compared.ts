import { eventShape } from "./event";
import { recordingShape } from "./session";
import { anything, flag, list, number, object, optional, record, text, type Of } from "./shape";

const figuresShape = object({
  timeNs: number,
  events: number,
  steps: number,
  goroutines: number,
  threads: number,
  switches: number,
  steals: number,
  hops: number,
  preemptions: number,
  parks: number,
  lockWaits: number,
  syscalls: number,
  handOffs: number,
  collections: number,
  throttles: number,
  waitMeanNs: number,
  waitP50Ns: number,
  waitP99Ns: number,
});

/** What can be counted about a run. */
export type Figures = Of<typeof figuresShape>;

const comparedRunShape = object({
  go: text,
  /** How it ended; `cut`: it was long enough. */
  end: text,
  /** How many events have a number. */
  events: number,
  /** The number of the first event of what is to be played. */
  first: number,
  figures: figuresShape,
  replay: recordingShape,
});

/** A run that is compared, with a stretch of it to be played. */
export type ComparedRun = Of<typeof comparedRunShape>;

const runPartingShape = object({
  differ: flag,
  atA: optional(number),
  ofA: optional(eventShape),
  atB: optional(number),
  ofB: optional(eventShape),
});

/** Where a run first does something else than the first one, which is A. */
export type RunParting = Of<typeof runPartingShape>;

export const comparedShape = object({
  runs: list(comparedRunShape),
  partings: list(runPartingShape),
  /** The kinds of events that have no number. */
  uncounted: list(text),
});

export type Compared = Of<typeof comparedShape>;

export const sweepCellShape = object({
  row: number,
  column: number,
  cells: number,
  end: text,
  figures: figuresShape,
});

/** What came of one run of a grid. */
export type SweepCell = Of<typeof sweepCellShape>;

const words = object({ en: optional(text), ru: optional(text) });

export const sceneListShape = object({
  groups: list(object({ group: text, title: words })),
  scenes: list(object({ id: text, group: text, title: words })),
});

/** The scenes by their groups. */
export type SceneList = Of<typeof sceneListShape>;

const inBoth = object({ en: text, ru: text });

export const designListShape = object({
  pairs: list(
    object({
      id: text,
      newer: text,
      older: text,
      title: inBoth,
      about: inBoth,
      /** What is played under both. */
      scenario: record(anything),
    }),
  ),
});

/** Designs of the scheduler in pairs, each with a run in which their difference shows. */
export type DesignList = Of<typeof designListShape>;
