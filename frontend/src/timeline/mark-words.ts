import type { LaneEventKind } from "./spans/lane-event.ts";
import text from "../../texts/timeline.yaml";

const words: Readonly<Partial<Record<LaneEventKind, () => string>>> = {
  steal: () => text("mark.steal"),
  stealRunnext: () => text("mark.steal"),
  pHandedOff: () => text("mark.handoff"),
  pRetaken: () => text("mark.handoff"),
  goPreempted: () => text("mark.preempt"),
  goReadied: () => text("mark.wake"),
  syscallEntered: () => text("mark.syscall"),
  goCreated: () => text("mark.created"),
  worldStopped: () => text("mark.stop"),
  gcPhase: () => text("mark.gc"),
};

/** What an event is called where people search for it; empty: only by its kind. */
export const markWords = (kind: LaneEventKind): string => words[kind]?.() ?? "";
