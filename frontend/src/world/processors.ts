import type { Processor } from "../message/snapshot";
import type { World } from "./world";

/** How many wait for a processor: in its ring, and in its runnext slot. */
export function queued({ runqsize, runnext }: Processor): number {
  return runqsize + (runnext === undefined ? 0 : 1);
}

/** A goroutine in a place of the array that a local queue really is. */
export interface RingSlot {
  readonly slot: number;
  readonly g: number;
}

/** A local queue as the runtime keeps it: an array whose head and tail go round. */
export interface Ring {
  readonly capacity: number;
  /** The slot that is emptied next. */
  readonly head: number;
  /** The slot that is filled next; equal to the head in an empty ring and in a full one. */
  readonly tail: number;
  /** The slots of the ring from the head on. */
  readonly slots: readonly RingSlot[];
}

export function ringOf({ runqcapacity: capacity, runqhead, runqtail, runq }: Processor): Ring {
  const slotAt = (count: number): number => ((count % capacity) + capacity) % capacity;
  return {
    capacity,
    head: slotAt(runqhead),
    tail: slotAt(runqtail),
    slots: runq.map((g, index) => ({ slot: slotAt(runqhead + index), g })),
  };
}

/** How far a processor is on its way to the pick that looks at the global queue first. */
export interface GlobalTick {
  /** Picks since then, from 0 to one less than `every`. */
  readonly tick: number;
  readonly every: number;
  /** Whether its next search asks the global queue before its own. */
  readonly isDue: boolean;
}

/** The tick of a processor; null where no pick prefers the global queue. */
export function globalTickOf(
  { globalTick: every }: World,
  { schedtick }: Processor,
): GlobalTick | null {
  if (every === 0) return null;
  const tick = schedtick % every;
  return { tick, every, isDue: tick === 0 };
}
