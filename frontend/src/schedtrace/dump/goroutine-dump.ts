/** A call on a goroutine's stack, without what it was given. */
export interface DumpFrame {
  readonly function: string;
  /** `main.go:12`, with as much of the path as was printed; empty: it was not. */
  readonly place: string;
}

/** A goroutine as SIGQUIT, a panic or `pprof` with `debug=2` prints it. */
export interface DumpGoroutine {
  readonly id: number;
  /** Which line of the text it begins on, from 1. */
  readonly line: number;
  /** The goroutine's status, or what it waits for. */
  readonly state: string;
  /** The minutes it has waited, when the collector last looked; 0: less than one. */
  readonly minutes: number;
  readonly isLocked: boolean;
  /** Go 1.26 and newer: the collector has found that nobody can wake it. */
  readonly isLeaked: boolean;
  readonly frames: readonly DumpFrame[];
  /** The function with the go statement; null: the runtime started it. */
  readonly creator: DumpFrame | null;
}

export interface DumpError {
  readonly line: number;
  readonly kind: "bad-header" | "no-place" | "too-long";
}

export interface Dump {
  readonly goroutines: readonly DumpGoroutine[];
  readonly lines: number;
  readonly errors: readonly DumpError[];
  readonly moreErrors: number;
  /** The number of goroutines that were not kept, because there were too many. */
  readonly more: number;
  /** It is a profile of another kind: `debug=1`, which counts stacks and says no states. */
  readonly isProfile: boolean;
}
