import type { Anchors } from "./anchors";

/** A mark goes from one place to another; from nowhere it appears, to nowhere it fades. */
export interface Flight {
  readonly kind: "flight";
  /** The mark's own name wherever it stands; of a hand-off, the processor that changes hands. */
  readonly key: string;
  readonly from: Anchors | null;
  readonly to: Anchors | null;
  readonly ms: number;
  readonly delayMs: number;
  /** Which flights may become one packet: those of one batch, or from and to the same places. */
  readonly group: string;
  /** No mark of the drawing moves, but a name that is handed from one mark to another. */
  readonly isToken?: true;
}

/** Many that go the same way at once, as one with their number. */
export interface Packet {
  readonly kind: "packet";
  readonly count: number;
  readonly group: string;
  readonly from: Anchors;
  readonly to: Anchors;
  readonly ms: number;
  readonly delayMs: number;
}

/** A mark that stays where it is and looks different. */
export interface Change {
  readonly kind: "change";
  readonly key: string;
  readonly ms: number;
}

/** The world is being stopped, or goes on. */
export interface Stop {
  readonly kind: "stop";
  readonly stopped: boolean;
  readonly ms: number;
}

/** What somebody does to somebody else, which makes things go where they go. */
export type Cause = "retakes" | "steals" | "wakes" | "preempts" | "readies";

/** A line from who causes something to what it is done to; it is there before anything moves. */
export interface Link {
  readonly kind: "link";
  readonly why: Cause;
  readonly from: Anchors;
  readonly to: Anchors;
  readonly ms: number;
  readonly delayMs: number;
}

export type Cue = Flight | Packet | Link | Change | Stop;
