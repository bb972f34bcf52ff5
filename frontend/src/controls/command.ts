import type { Pace } from "../world/world.ts";
import type { Behaviour } from "./behaviour.ts";

/** In what to count the way forward and back. */
export type Unit = "event" | "decision" | "instruction" | "time";

type Way =
  | { readonly unit: Exclude<Unit, "time">; readonly count: number }
  | { readonly unit: "time"; readonly ns: number };

type Playback =
  | { readonly do: "play"; readonly pace?: Pace }
  | { readonly do: "pause" }
  | (Way & { readonly do: "step" | "back" })
  | { readonly do: "seek"; readonly step: number }
  | { readonly do: "runUntil"; readonly condition: string; readonly limitNs?: number }
  | { readonly do: "breakpoint"; readonly id: string; readonly condition: string }
  | { readonly do: "clearBreakpoint"; readonly id: string };

/** What a goroutine is told to wait for that waits for nothing real. */
export type BlockReason = "chan receive" | "sync.Mutex.Lock" | "select";

interface OfGoroutine {
  readonly g: number;
}

type Order = OfGoroutine &
  (
    | { readonly do: "syscall" | "netRead" | "sleep"; readonly ns: number }
    | { readonly do: "block"; readonly reason: BlockReason }
    | { readonly do: "growStack"; readonly bytes: number }
    | {
        readonly do:
          "unblock" | "gosched" | "preempt" | "exit" | "panic" | "lockThread" | "unlockThread";
      }
  );

/** Where new goroutines come from: a parent, a processor's goroutine, or whom the runtime picks. */
export type Origin = { readonly by?: number } | { readonly p: number };

type Machinery =
  | (Origin & { readonly do: "go"; readonly behaviour: Behaviour; readonly count: number })
  | { readonly do: "gc" }
  | { readonly do: "gomaxprocs" | "cores"; readonly n: number }
  | { readonly do: "quota"; readonly quotaNs: number; readonly periodNs: number }
  | ({ readonly do: "rules" } & RuleChange);

/** Counterfactual switches: the same run with a rule changed. */
export interface RuleChange {
  readonly stealing?: boolean;
  readonly runnext?: boolean;
  readonly asyncPreempt?: boolean;
  readonly sysmon?: boolean;
  readonly spinning?: boolean;
  readonly globalTick?: number;
  readonly localQueue?: number;
}

/** What a control asks of the session, as the HTTP contract writes it. */
export type Command = Playback | Order | Machinery;
