import type { ProgramSettings } from "./program";
import type { Pace } from "./snapshot";

/** In what to count the way forward and back. */
export type StepUnit = "event" | "decision" | "instruction";

type Way =
  | { readonly unit?: StepUnit; readonly count?: number }
  | { readonly unit: "time"; readonly ns: number };

/** The switches that change one rule of the run. */
export interface Rules {
  readonly stealing?: boolean;
  readonly runnext?: boolean;
  readonly asyncPreempt?: boolean;
  /** Every so many picks the global queue comes first; 0: never. */
  readonly globalTick?: number;
  /** Places in a local queue. */
  readonly localQueue?: number;
  readonly sysmon?: boolean;
  readonly spinning?: boolean;
}

/** Steers what is shown of the run. */
export type PlaybackCommand =
  | { readonly do: "play"; readonly pace?: Pace }
  | { readonly do: "pause" }
  | ({ readonly do: "step" | "back" } & Way)
  | { readonly do: "seek"; readonly step: number }
  | { readonly do: "seek"; readonly timeNs: number }
  | { readonly do: "runUntil"; readonly condition: string; readonly limitNs?: number }
  | { readonly do: "breakpoint"; readonly id: string; readonly condition: string }
  | { readonly do: "clearBreakpoint"; readonly id: string }
  /** A step ends at each of these lines of the program, instead of those said before. */
  | { readonly do: "lines"; readonly lines: readonly number[] };

/** New goroutines, by a goroutine or on a processor, or wherever the runtime would. */
export type GoCommand = {
  readonly do: "go";
  readonly behaviour: Behaviour;
  readonly count?: number;
  readonly name?: string;
} & ({ readonly by?: number; readonly p?: never } | { readonly by?: never; readonly p: number });

/** Makes something happen in the run; without a goroutine the runtime chooses one. */
export type RuntimeCommand =
  | GoCommand
  | { readonly do: "syscall"; readonly g?: number; readonly ns: number; readonly raw?: boolean }
  | { readonly do: "netRead" | "sleep"; readonly g?: number; readonly ns: number }
  | { readonly do: "block"; readonly g?: number; readonly reason?: BlockReason }
  | {
      readonly do: "unblock" | "gosched" | "preempt" | "lockThread" | "unlockThread";
      readonly g?: number;
    }
  | { readonly do: "exit"; readonly g?: number; readonly goexit?: boolean }
  | { readonly do: "panic"; readonly g?: number; readonly text?: string }
  | { readonly do: "growStack"; readonly g?: number; readonly bytes: number }
  | { readonly do: "gc" }
  | { readonly do: "gomaxprocs" | "cores"; readonly n: number }
  | { readonly do: "quota"; readonly quotaNs: number; readonly periodNs?: number }
  | { readonly do: "godebug"; readonly name: string; readonly value: string }
  | ({ readonly do: "rules" } & Rules)
  | { readonly do: "stdin"; readonly text: string };

/** What somebody asks of a session. */
export type Command = PlaybackCommand | RuntimeCommand;

/** What a goroutine can be told to wait for. */
export type BlockReason =
  | "chan receive"
  | "chan send"
  | "select"
  | "semacquire"
  | "sync.Mutex.Lock"
  | "sync.RWMutex.RLock"
  | "sync.RWMutex.Lock"
  | "sync.WaitGroup.Wait"
  | "sync.Cond.Wait"
  | "chan receive (nil chan)"
  | "chan send (nil chan)"
  | "select (no cases)";

/** What a goroutine does with its life. */
export type Behaviour =
  | { readonly kind: "cpu"; readonly ns: number; readonly calls?: boolean }
  | { readonly kind: "sleep" | "net"; readonly ns: number }
  | { readonly kind: "syscall"; readonly ns: number; readonly raw?: boolean }
  | { readonly kind: "spawn"; readonly behaviour: Behaviour; readonly count?: number }
  | {
      readonly kind: "pingpong";
      readonly channel?: string;
      readonly rounds?: number;
      readonly ns?: number;
    }
  | {
      readonly kind: "producer";
      readonly channel?: string;
      readonly count?: number;
      readonly ns?: number;
      readonly capacity?: number;
      readonly close?: boolean;
    }
  | {
      readonly kind: "consumer";
      readonly channel?: string;
      readonly count?: number;
      readonly ns?: number;
    }
  | {
      readonly kind: "worker";
      readonly channel?: string;
      readonly results?: string;
      readonly ns?: number;
    }
  | {
      readonly kind: "mutex";
      readonly mutex?: string;
      readonly rounds?: number;
      readonly ns?: number;
      readonly pauseNs?: number;
    }
  | {
      readonly kind: "alloc";
      readonly bytes: number;
      readonly rounds?: number;
      readonly ns?: number;
    }
  | { readonly kind: "forever"; readonly calls?: boolean }
  | { readonly kind: "script"; readonly steps: readonly Statement[] }
  | { readonly kind: "func"; readonly name: string };

/** One step of a script: a behaviour, or one operation. */
export type Statement =
  | Behaviour
  | {
      readonly do: "gosched" | "lockThread" | "unlockThread" | "gc" | "return" | "goexit";
    }
  | { readonly do: "close" | "receive"; readonly channel: string }
  | { readonly do: "lock" | "unlock"; readonly mutex: string }
  | {
      readonly do: "readLock" | "readUnlock" | "writeLock" | "writeUnlock";
      readonly rwMutex: string;
    }
  | { readonly do: "done" | "wait"; readonly group: string }
  | { readonly do: "channel"; readonly channel: string; readonly capacity?: number }
  | { readonly do: "send"; readonly channel: string; readonly value?: number }
  | { readonly do: "add"; readonly group: string; readonly delta?: number }
  | {
      readonly do: "go";
      readonly behaviour: Behaviour;
      readonly count?: number;
      readonly name?: string;
    }
  | { readonly do: "growStack"; readonly bytes: number }
  | { readonly do: "block"; readonly reason?: BlockReason }
  | { readonly do: "print" | "panic"; readonly text?: string }
  | { readonly do: "repeat"; readonly times?: number; readonly steps: readonly Statement[] }
  | { readonly do: "range"; readonly channel: string; readonly steps?: readonly Statement[] }
  | {
      readonly do: "select";
      readonly cases: readonly SelectCase[];
      readonly default?: readonly Statement[];
    };

export type SelectCase =
  | { readonly receive: string; readonly steps?: readonly Statement[] }
  | { readonly send: string; readonly value?: number; readonly steps?: readonly Statement[] };

/** What a new session begins with; nothing at all is fine. */
export interface SessionRequest {
  readonly scene?: string;
  readonly scenario?: Readonly<Record<string, unknown>>;
  readonly source?: string;
  /** How the source is run. */
  readonly program?: ProgramSettings;
  readonly go?: string;
  readonly godebug?: Readonly<Record<string, string>>;
  readonly rules?: Rules;
  readonly gomaxprocs?: number;
  readonly cores?: number;
  readonly seed?: number;
  readonly quiet?: boolean;
  readonly latency?: string;
}
