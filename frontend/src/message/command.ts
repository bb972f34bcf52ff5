// Made of the server's tables of commands and behaviours by CommandTypesTest:
// mvn test -pl backend -Dtest=CommandTypesTest -Dgolden=update writes it anew.

import type { Pace } from "./snapshot";

/** Makes something happen in the run; without a goroutine the runtime chooses one. */
export type RuntimeCommand =
  | {
      readonly do: "go";
      readonly behaviour: Behaviour;
      readonly count?: number;
      readonly name?: string;
      readonly by?: number;
      readonly p?: number;
    }
  | {
      readonly do: "syscall";
      readonly g?: number;
      readonly ns: number;
      readonly raw?: boolean;
    }
  | {
      readonly do: "netRead";
      readonly g?: number;
      readonly ns: number;
    }
  | {
      readonly do: "sleep";
      readonly g?: number;
      readonly ns: number;
    }
  | {
      readonly do: "block";
      readonly g?: number;
      readonly reason?: BlockReason;
    }
  | {
      readonly do: "unblock";
      readonly g?: number;
    }
  | {
      readonly do: "gosched";
      readonly g?: number;
    }
  | {
      readonly do: "preempt";
      readonly g?: number;
    }
  | {
      readonly do: "exit";
      readonly g?: number;
      readonly goexit?: boolean;
    }
  | {
      readonly do: "panic";
      readonly g?: number;
      readonly text?: string;
    }
  | {
      readonly do: "lockThread";
      readonly g?: number;
    }
  | {
      readonly do: "unlockThread";
      readonly g?: number;
    }
  | {
      readonly do: "growStack";
      readonly g?: number;
      readonly bytes: number;
    }
  | {
      readonly do: "gc";
    }
  | {
      readonly do: "gomaxprocs";
      readonly n: number;
    }
  | {
      readonly do: "cores";
      readonly n: number;
    }
  | {
      readonly do: "quota";
      readonly quotaNs: number;
      readonly periodNs?: number;
    }
  | {
      readonly do: "signal";
      readonly signal: ProcessSignal;
    }
  | {
      readonly do: "godebug";
      readonly name: string;
      readonly value: string;
    }
  | {
      readonly do: "lines";
      readonly lines: readonly number[];
    }
  | {
      readonly do: "rules";
      readonly stealing?: boolean;
      readonly runnext?: boolean;
      readonly asyncPreempt?: boolean;
      readonly globalTick?: number;
      readonly localQueue?: number;
      readonly sysmon?: boolean;
      readonly spinning?: boolean;
      readonly oneQueue?: boolean;
      readonly lockWaits?: boolean;
    };

/** Steers what is shown of the run. */
export type PlaybackCommand =
  | {
      readonly do: "play";
      readonly pace?: Pace;
    }
  | {
      readonly do: "pause";
    }
  | {
      readonly do: "step";
      readonly unit?: "event" | "decision" | "instruction";
      readonly count?: number;
    }
  | {
      readonly do: "step";
      readonly unit: "time";
      readonly ns: number;
    }
  | {
      readonly do: "back";
      readonly unit?: "event" | "decision" | "instruction";
      readonly count?: number;
    }
  | {
      readonly do: "back";
      readonly unit: "time";
      readonly ns: number;
    }
  | {
      readonly do: "seek";
      readonly step: number;
    }
  | {
      readonly do: "seek";
      readonly timeNs: number;
    }
  | {
      readonly do: "runUntil";
      readonly condition: string;
      readonly limitNs?: number;
    }
  | {
      readonly do: "breakpoint";
      readonly id: string;
      readonly condition: string;
    }
  | {
      readonly do: "clearBreakpoint";
      readonly id: string;
    };

/** What somebody asks of a session. */
export type Command = PlaybackCommand | RuntimeCommand;

/** The switches that change one rule of the run. */
export interface Rules {
  readonly stealing?: boolean;
  readonly runnext?: boolean;
  readonly asyncPreempt?: boolean;
  readonly globalTick?: number;
  readonly localQueue?: number;
  readonly sysmon?: boolean;
  readonly spinning?: boolean;
  readonly oneQueue?: boolean;
  readonly lockWaits?: boolean;
}

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

/** What another process can send to this one. */
export type ProcessSignal =
  "SIGHUP" | "SIGINT" | "SIGQUIT" | "SIGABRT" | "SIGKILL" | "SIGUSR1" | "SIGUSR2" | "SIGTERM";

/** What a goroutine does with its life. */
export type Behaviour =
  | {
      readonly kind: "cpu";
      readonly ns: number;
      readonly calls?: boolean;
    }
  | {
      readonly kind: "sleep";
      readonly ns: number;
    }
  | {
      readonly kind: "syscall";
      readonly ns: number;
      readonly raw?: boolean;
    }
  | {
      readonly kind: "net";
      readonly ns: number;
    }
  | {
      readonly kind: "spawn";
      readonly behaviour: Behaviour;
      readonly count?: number;
    }
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
  | {
      readonly kind: "forever";
      readonly calls?: boolean;
    }
  | {
      readonly kind: "script";
      readonly steps: readonly ScriptStep[];
    }
  | {
      readonly kind: "func";
      readonly name: string;
    };

/** One operation of a script. */
export type Statement =
  | {
      readonly do: "gosched";
    }
  | {
      readonly do: "lockThread";
    }
  | {
      readonly do: "unlockThread";
    }
  | {
      readonly do: "gc";
    }
  | {
      readonly do: "return";
    }
  | {
      readonly do: "goexit";
    }
  | {
      readonly do: "close";
      readonly channel: string;
    }
  | {
      readonly do: "lock";
      readonly mutex: string;
    }
  | {
      readonly do: "unlock";
      readonly mutex: string;
    }
  | {
      readonly do: "readLock";
      readonly rwMutex: string;
    }
  | {
      readonly do: "readUnlock";
      readonly rwMutex: string;
    }
  | {
      readonly do: "writeLock";
      readonly rwMutex: string;
    }
  | {
      readonly do: "writeUnlock";
      readonly rwMutex: string;
    }
  | {
      readonly do: "done";
      readonly group: string;
    }
  | {
      readonly do: "wait";
      readonly group: string;
    }
  | {
      readonly do: "receive";
      readonly channel: string;
    }
  | {
      readonly do: "channel";
      readonly channel: string;
      readonly capacity?: number;
    }
  | {
      readonly do: "send";
      readonly channel: string;
      readonly value?: number;
    }
  | {
      readonly do: "add";
      readonly group: string;
      readonly delta?: number;
    }
  | {
      readonly do: "go";
      readonly behaviour: Behaviour;
      readonly count?: number;
      readonly name?: string;
    }
  | {
      readonly do: "growStack";
      readonly bytes: number;
    }
  | {
      readonly do: "block";
      readonly reason?: BlockReason;
    }
  | {
      readonly do: "print";
      readonly text?: string;
    }
  | {
      readonly do: "panic";
      readonly text?: string;
    }
  | {
      readonly do: "repeat";
      readonly times?: number;
      readonly steps: readonly ScriptStep[];
    }
  | {
      readonly do: "range";
      readonly channel: string;
      readonly steps: readonly ScriptStep[];
    }
  | {
      readonly do: "select";
      readonly cases: readonly SelectCase[];
      readonly default?: readonly ScriptStep[];
    };

/** One step of a script. */
export type ScriptStep = Behaviour | Statement;

/** What a select may wait for. */
export type SelectCase =
  | {
      readonly receive: string;
      readonly steps?: readonly ScriptStep[];
    }
  | {
      readonly send: string;
      readonly value?: number;
      readonly steps?: readonly ScriptStep[];
    };
