import { eventShape, type SchedulerEvent } from "./event";
import { flag, list, number, object, optional, record, text } from "./shape";
import type { Goroutine, Snapshot } from "./snapshot";
import { goroutineShape, snapshotShape } from "./snapshot-shape";
import { deltaShape, type Delta } from "./stream";

/** A session that was just made, with the key that nobody is told again. */
export interface CreatedSession {
  readonly id: string;
  readonly editKey: string;
  readonly scene?: string;
  readonly go: string;
  readonly gomaxprocs: number;
  readonly seed: number;
  readonly links: Readonly<Record<string, string>>;
  readonly snapshot: Snapshot;
}

export const createdSessionShape = object<CreatedSession>({
  id: text,
  editKey: text,
  scene: optional(text),
  go: text,
  gomaxprocs: number,
  seed: number,
  links: record(text),
  snapshot: snapshotShape,
});

/** Where the session is after a command, and what that made. */
export interface CommandResult {
  readonly seq: number;
  readonly step: number;
  readonly timeNs: number;
  readonly created?: { readonly g?: readonly number[] };
}

export const commandResultShape = object<CommandResult>({
  seq: number,
  step: number,
  timeNs: number,
  created: optional(object<{ readonly g?: readonly number[] }>({ g: optional(list(number)) })),
});

/** One future of a session. */
export interface Branch {
  readonly number: number;
  /** The branch that it left; the first left none. */
  readonly parent?: number;
  readonly forkStep: number;
  /** The last step of it that anybody has seen. */
  readonly farthest: number;
  readonly shown: boolean;
  readonly lastCommand?: string;
}

export interface BranchList {
  readonly branches: readonly Branch[];
}

export const branchListShape = object<BranchList>({
  branches: list(
    object<Branch>({
      number,
      parent: optional(number),
      forkStep: number,
      farthest: number,
      shown: flag,
      lastCommand: optional(text),
    }),
  ),
});

/** Where two futures part: the first event that differs, as either has it. */
export interface Parting {
  readonly a: number;
  readonly b: number;
  readonly forkStep: number;
  readonly differ: boolean;
  /** Counted from the beginning of the run. */
  readonly index?: number;
  readonly ofA?: SchedulerEvent;
  readonly ofB?: SchedulerEvent;
}

export const partingShape = object<Parting>({
  a: number,
  b: number,
  forkStep: number,
  differ: flag,
  index: optional(number),
  ofA: optional(eventShape),
  ofB: optional(eventShape),
});

/** One reason in a chain; its code says which of the other fields it has. */
export interface WhyLink {
  readonly code: string;
  readonly sentence: string;
  readonly g?: number;
  readonly gs?: readonly number[];
  readonly m?: number;
  readonly p?: number;
  readonly queue?: string;
  readonly position?: number;
  readonly count?: number;
  readonly reason?: string;
  readonly handle?: number;
  readonly what?: string;
  readonly lookedForBy?: number;
  readonly gomaxprocs?: number;
  readonly stopwait?: number;
  readonly exitCode?: number;
  readonly sinceNs?: number;
  readonly timeNs?: number;
  readonly untilNs?: number;
}

/** Why a goroutine does not run, or why it does. */
export interface Why {
  readonly g: number;
  readonly runs: boolean;
  readonly chain: readonly WhyLink[];
  /** All sentences of the chain. */
  readonly sentence: string;
}

export const whyShape = object<Why>({
  g: number,
  runs: flag,
  chain: list(
    object<WhyLink>({
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
    }),
  ),
  sentence: text,
});

/** A finished stretch of a branch: its first moment, and every change from there. */
export interface Recording {
  readonly branch: number;
  readonly from: number;
  readonly to: number;
  readonly snapshot: Snapshot;
  readonly deltas: readonly Delta[];
}

export const recordingShape = object<Recording>({
  branch: number,
  from: number,
  to: number,
  snapshot: snapshotShape,
  deltas: list(deltaShape),
});

/** Some events in their order, whole steps of them. */
export interface EventPage {
  readonly from: number;
  readonly events: readonly SchedulerEvent[];
  /** The step from which to read on; absent: there are no more so far. */
  readonly next?: number;
}

export const eventPageShape = object<EventPage>({
  from: number,
  events: list(eventShape),
  next: optional(number),
});

/** Some goroutines in the order of their making, of which a snapshot may list only a few. */
export interface GoroutinePage {
  readonly step: number;
  readonly timeNs: number;
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  readonly goroutines: readonly Goroutine[];
}

export const goroutinePageShape = object<GoroutinePage>({
  step: number,
  timeNs: number,
  offset: number,
  limit: number,
  total: number,
  goroutines: list(goroutineShape),
});
