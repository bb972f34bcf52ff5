import type { Machine, Processor, World } from "../../world/world.ts";
import { code, type StateCode } from "./lane-state.ts";

/** What a lane shows of a world. */
export interface Standing {
  readonly lane: { readonly kind: "p" | "m" | "g"; readonly id: number };
  readonly state: StateCode;
  readonly g: number;
}

/** What every lane shows at the moment of a world. */
export function standingIn(world: World): readonly Standing[] {
  const { gs, ms, ps } = world;
  return [
    ...Object.values(gs).map(({ id, status }) => ({
      lane: { kind: "g", id } as const,
      state: goroutines[status],
      g: -1,
    })),
    ...Object.values(ms).map((m) => ({ lane: { kind: "m", id: m.id } as const, ...machine(m) })),
    ...Object.values(ps).map((p) => ({
      lane: { kind: "p", id: p.id } as const,
      ...processor(p, world),
    })),
  ];
}

const goroutines = {
  _Gidle: code.none,
  _Grunnable: code.runnable,
  _Grunning: code.running,
  _Gsyscall: code.syscall,
  _Gwaiting: code.waiting,
  _Gdead: code.none,
  _Gcopystack: code.running,
  _Gpreempted: code.waiting,
} as const;

function machine({ state, curg }: Machine): { state: StateCode; g: number } {
  const g = curg ?? -1;
  switch (state) {
    case "syscall":
      return { state: code.syscall, g };
    case "running":
    case "stoppingTheWorld":
      return g < 0 ? { state: code.scheduling, g } : { state: code.running, g };
    case "starting":
    case "scheduling":
      return { state: code.scheduling, g: -1 };
    case "spinning":
      return { state: code.spinning, g: -1 };
    case "polling":
    case "sysmon":
      return { state: code.waiting, g: -1 };
    case "parked":
    case "parkedLocked":
      return { state: code.idle, g: -1 };
    case "exited":
      return { state: code.none, g: -1 };
  }
}

function processor({ id, status, m }: Processor, { ms }: World): { state: StateCode; g: number } {
  const holder = m === undefined ? undefined : ms[m];
  switch (status) {
    case "_Pidle":
      return { state: code.idle, g: -1 };
    case "_Pdead":
      return { state: code.none, g: -1 };
    case "_Pgcstop":
      return { state: code.stopped, g: -1 };
    case "_Psyscall": {
      // Up to Go 1.25 the thread has let go of it, and remembers which it had.
      const caller =
        holder ?? Object.values(ms).find(({ oldp, curg }) => oldp === id && curg !== undefined);
      return { state: code.syscall, g: caller?.curg ?? -1 };
    }
    case "_Prunning": {
      const held = holder === undefined ? null : machine(holder);
      if (held === null) return { state: code.scheduling, g: -1 };
      if (held.state === code.running || held.state === code.syscall) return held;
      return { state: code.scheduling, g: -1 };
    }
  }
}
