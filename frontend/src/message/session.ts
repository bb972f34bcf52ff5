import { eventShape } from "./event";
import { flag, list, number, object, optional, record, text, type Of } from "./shape";
import { goroutineShape, snapshotShape } from "./snapshot";
import { deltaShape } from "./stream";

export const createdSessionShape = object({
  id: text,
  editKey: text,
  scene: optional(text),
  go: text,
  gomaxprocs: number,
  seed: number,
  links: record(text),
  snapshot: snapshotShape,
});

/** A session that was just made, with the key that nobody is told again. */
export type CreatedSession = Of<typeof createdSessionShape>;

export const commandResultShape = object({
  seq: number,
  step: number,
  timeNs: number,
  created: optional(object({ g: optional(list(number)) })),
});

/** Where the session is after a command, and what that made. */
export type CommandResult = Of<typeof commandResultShape>;

const branchShape = object({
  number,
  /** The branch that it left; the first left none. */
  parent: optional(number),
  forkStep: number,
  /** The last step of it that anybody has seen. */
  farthest: number,
  shown: flag,
  lastCommand: optional(text),
});

/** One future of a session. */
export type Branch = Of<typeof branchShape>;

export const branchListShape = object({
  branches: list(branchShape),
});

export type BranchList = Of<typeof branchListShape>;

export const partingShape = object({
  a: number,
  b: number,
  forkStep: number,
  differ: flag,
  /** Counted from the beginning of the run. */
  index: optional(number),
  ofA: optional(eventShape),
  ofB: optional(eventShape),
});

/** Where two futures part: the first event that differs, as either has it. */
export type Parting = Of<typeof partingShape>;

const whyLinkShape = object({
  code: text,
  sentence: text,
  g: optional(number),
  gs: optional(list(number)),
  m: optional(number),
  p: optional(number),
  queue: optional(text),
  position: optional(number),
  count: optional(number),
  reason: optional(text),
  handle: optional(number),
  what: optional(text),
  lookedForBy: optional(number),
  gomaxprocs: optional(number),
  stopwait: optional(number),
  exitCode: optional(number),
  sinceNs: optional(number),
  timeNs: optional(number),
  untilNs: optional(number),
});

/** One reason in a chain; its code says which of the other fields it has. */
export type WhyLink = Of<typeof whyLinkShape>;

export const whyShape = object({
  g: number,
  runs: flag,
  chain: list(whyLinkShape),
  /** All sentences of the chain. */
  sentence: text,
});

/** Why a goroutine does not run, or why it does. */
export type Why = Of<typeof whyShape>;

export const recordingShape = object({
  branch: number,
  from: number,
  to: number,
  snapshot: snapshotShape,
  deltas: list(deltaShape),
});

/** A finished stretch of a branch: its first moment, and every change from there. */
export type Recording = Of<typeof recordingShape>;

export const eventPageShape = object({
  from: number,
  events: list(eventShape),
  /** The step from which to read on; absent: there are no more so far. */
  next: optional(number),
});

/** Some events in their order, whole steps of them. */
export type EventPage = Of<typeof eventPageShape>;

export const goroutinePageShape = object({
  step: number,
  timeNs: number,
  offset: number,
  limit: number,
  total: number,
  goroutines: list(goroutineShape),
});

/** Some goroutines in the order of their making, of which a snapshot may list only a few. */
export type GoroutinePage = Of<typeof goroutinePageShape>;
