import type { Count, Print } from "./reading/print.ts";

/** Queues that a person changes one by one: no line of more processors is shown in fields. */
export const mostEdited = 64;

/** The largest number that may be put in a field of a print. */
export function mostOf(print: Print, field: Count): number {
  switch (field) {
    case "gomaxprocs":
      return mostEdited;
    case "idleprocs":
    case "spinningthreads":
      return print.gomaxprocs;
    case "needspinning":
      return 1;
    case "idlethreads":
      return print.threads;
    case "threads":
    case "runqueue":
      return 1_000_000;
  }
}

/** A print with one number changed, and what cannot be beside it brought into bounds. */
export function withCount(print: Print, field: Count, value: number): Print {
  const changed = {
    ...print,
    [field]: within(value, field === "gomaxprocs" ? 1 : 0, mostOf(print, field)),
  };
  const { gomaxprocs, threads } = changed;
  const sized = (numbers: readonly number[]) =>
    Array.from({ length: gomaxprocs }, (_, p) => numbers[p] ?? 0);
  return {
    ...changed,
    idleprocs: Math.min(changed.idleprocs, gomaxprocs),
    spinningthreads: Math.min(changed.spinningthreads, gomaxprocs),
    idlethreads: Math.min(changed.idlethreads, threads),
    queues: field === "gomaxprocs" ? sized(print.queues) : print.queues,
    schedticks:
      field === "gomaxprocs" && print.schedticks ? sized(print.schedticks) : print.schedticks,
  };
}

/** A print with another length of one processor's queue. */
export function withQueue(print: Print, p: number, value: number): Print {
  const queue = within(value, 0, 256);
  return { ...print, queues: print.queues.map((old, at) => (at === p ? queue : old)) };
}

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : least;
}
