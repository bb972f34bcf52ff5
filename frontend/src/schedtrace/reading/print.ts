/** One print of `GODEBUG=schedtrace`: the line that begins with SCHED, and the detailed ones. */
export interface Print {
  /** Which line of the text it begins on, from 1. */
  readonly line: number;
  readonly format: Format;
  /** Milliseconds since the first print. */
  readonly timeMs: number;
  readonly gomaxprocs: number;
  readonly idleprocs: number;
  readonly threads: number;
  readonly spinningthreads: number;
  /** Null: Go 1.19 and older do not print it. */
  readonly needspinning: number | null;
  readonly idlethreads: number;
  readonly runqueue: number;
  /** The queue of each P, without runnext. */
  readonly queues: readonly number[];
  /** How many goroutines each P has started; null: the format has none. */
  readonly schedticks: readonly number[] | null;
  /** Null: it was printed without scheddetail=1. */
  readonly detail: Detail | null;
}

/** Which releases write a line so. */
export type Format = "go-1.19" | "go-1.20" | "go-1.25";

export interface Detail {
  readonly gcwaiting: boolean;
  readonly nmidlelocked: number;
  readonly stopwait: number;
  readonly sysmonwait: boolean;
  readonly ps: readonly ProcessorLine[];
  readonly ms: readonly MachineLine[];
  readonly gs: readonly GoroutineLine[];
}

export interface ProcessorLine {
  readonly id: number;
  readonly status: number;
  readonly schedtick: number;
  readonly syscalltick: number;
  readonly m: number | null;
  readonly runqsize: number;
  readonly gfreecnt: number;
  /** Null: Go 1.13 and older have no timers in processors. */
  readonly timerslen: number | null;
}

export interface MachineLine {
  readonly id: number;
  readonly p: number | null;
  readonly curg: number | null;
  readonly mallocing: number;
  readonly throwing: number;
  readonly preemptoff: string;
  readonly locks: number;
  readonly dying: number;
  readonly spinning: boolean;
  readonly blocked: boolean;
  readonly lockedg: number | null;
}

export interface GoroutineLine {
  readonly id: number;
  /** As the runtime numbers them; the bit of a scanned stack is taken out. */
  readonly status: number;
  /** The last it waited for; stale while it does not wait. */
  readonly waitReason: string;
  readonly m: number | null;
  readonly lockedm: number | null;
}

/** The numbers of a line that stand alone, in the order in which they are printed. */
export const counts = [
  "gomaxprocs",
  "idleprocs",
  "threads",
  "spinningthreads",
  "needspinning",
  "idlethreads",
  "runqueue",
] as const;

export type Count = (typeof counts)[number];

/** The status of a goroutine that waits, as the runtime numbers it. */
export const waiting = 4;

/** Goroutines in the queues of all processors, without the global one. */
export function queuedLocally({ queues }: Print): number {
  return queues.reduce((sum, queue) => sum + queue, 0);
}

/** Goroutines that could run and wait for a processor. */
export function queued(print: Print): number {
  return print.runqueue + queuedLocally(print);
}

/** Processors that a thread holds. */
export function busy({ gomaxprocs, idleprocs }: Print): number {
  return Math.max(0, gomaxprocs - idleprocs);
}

/**
 * Threads that neither sleep nor hold a processor nor are sysmon: they are in system calls or in C.
 * A thread that looks for work holds a processor.
 */
export function blockedThreads(print: Print): number {
  return Math.max(0, print.threads - print.idlethreads - busy(print) - 1);
}
