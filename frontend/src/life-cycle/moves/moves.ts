import type { SchedulerEvent } from "../../world/event.ts";
import type { World } from "../../world/world.ts";
import type { CycleKind, CycleState } from "./states.ts";

/** A thing that went from one state to another, and by which function; from null: it is new. */
export interface Move {
  readonly kind: CycleKind;
  readonly id: number;
  readonly from: CycleState | null;
  readonly to: CycleState;
  readonly fn: string;
}

/** The state of a thing at a moment; null if it is not there, or not listed. */
export function stateIn(world: World, kind: CycleKind, id: number): CycleState | null {
  switch (kind) {
    case "g":
      return world.gs[id]?.status ?? null;
    case "m":
      return world.ms[id]?.state ?? null;
    case "p":
      return world.ps[id]?.status ?? null;
  }
}

/** Up to Go 1.25, and so for the articles, a processor has a state of its own in a system call. */
export function hasSyscallStatus(release: string): boolean {
  const minor = /^1\.(\d+)/.exec(release)?.[1];
  return minor === undefined || Number(minor) < 26;
}

/** What moved on its life cycle from one moment to a later one, in order, as the events tell it. */
export function movesOf(before: World, events: readonly SchedulerEvent[]): readonly Move[] {
  const step = new Step(before);
  for (const event of events) step.happened(event);
  return step.moves;
}

/** The name of a function without its package and receiver. */
export function bareName(fn: string): string {
  return fn.replace(/^.*\./, "");
}

class Step {
  readonly moves: Move[] = [];
  readonly before: World;
  readonly #now = new Map<string, CycleState>();
  readonly #spinning = new Map<number, boolean>();

  constructor(before: World) {
    this.before = before;
  }

  happened(event: SchedulerEvent): void {
    changes[event.kind]?.(this, event);
  }

  is(kind: CycleKind, id: number): CycleState | null {
    return this.#now.get(kind + String(id)) ?? stateIn(this.before, kind, id);
  }

  to(kind: CycleKind, id: number | undefined, state: CycleState, fn: string): void {
    if (id === undefined) return;
    const from = this.is(kind, id);
    if (from === state) return;
    this.#now.set(kind + String(id), state);
    this.moves.push({ kind, id, from, to: state, fn: bareName(fn) });
  }

  spins(m: number, spinning: boolean): void {
    this.#spinning.set(m, spinning);
  }

  isSpinning(m: number): boolean {
    return this.#spinning.get(m) ?? this.before.ms[m]?.spinning === true;
  }

  /** Takes back the last move of a thing if it led to a state, as that was no stay. */
  skip(kind: CycleKind, id: number, state: CycleState): void {
    const last = this.moves.findLastIndex((move) => move.kind === kind && move.id === id);
    const move = this.moves[last];
    if (move?.to !== state || move.from === null) return;
    this.moves.splice(last, 1);
    this.#now.set(kind + String(id), move.from);
  }

  /** Processors that stood still for the world. */
  stopped(): readonly number[] {
    const known = new Set([
      ...Object.values(this.before.ps).map(({ id }) => id),
      ...this.moves.filter(({ kind }) => kind === "p").map(({ id }) => id),
    ]);
    return [...known].filter((id) => this.is("p", id) === "_Pgcstop");
  }
}

type Change = (step: Step, event: SchedulerEvent) => void;

const goroutine =
  (state: CycleState): Change =>
  (step, { g, fn }) => {
    step.to("g", g, state, fn);
  };

const machine =
  (state: CycleState): Change =>
  (step, { m, fn }) => {
    step.to("m", m, state, fn);
  };

const processor =
  (state: CycleState): Change =>
  (step, { p, fn }) => {
    step.to("p", p, state, fn);
  };

/** The goroutine leaves its thread, which looks for another. */
const leaves =
  (state: CycleState): Change =>
  (step, event) => {
    const { g, m, fn } = event;
    step.to("g", g, state, fn);
    if (m !== undefined && step.is("m", m) === "running") step.to("m", m, "scheduling", fn);
  };

const runs: Change = (step, { g, m, fn }) => {
  step.to("g", g, "_Grunning", fn);
  step.to("m", m, "running", fn);
};

const wakes: Change = (step, { m, fn, detail }) => {
  if (m === undefined) return;
  step.spins(m, detail["spinning"] === true);
  step.to("m", m, "starting", fn);
};

const copies: Change = (step, { g, fn }) => {
  step.to("g", g, "_Gcopystack", fn);
  step.to("g", g, "_Grunning", "runtime.copystack");
};

/** The states from which a thread that gets a processor goes to look for work. */
const withoutProcessor: ReadonlySet<CycleState | null> = new Set<CycleState | null>([
  "starting",
  "parked",
]);

const changes: Readonly<Partial<Record<string, Change>>> = {
  goCreated: goroutine("_Grunnable"),
  goReadied: goroutine("_Grunnable"),
  goStarted: runs,
  goYielded: leaves("_Grunnable"),
  goPreempted: leaves("_Grunnable"),
  goParked: leaves("_Gwaiting"),
  goEnded: leaves("_Gdead"),
  stackGrown: copies,
  stackShrunk: (step, event) => {
    if (step.is("g", event.g ?? -1) === "_Grunning") copies(step, event);
  },
  syscallEntered: (step, { g, m, p, fn, detail }) => {
    // A raw call is made without telling the scheduler.
    if (detail["call"] === "raw") return;
    step.to("g", g, "_Gsyscall", fn);
    step.to("m", m, "syscall", fn);
    const isCutLoose = detail["call"] !== "knownBlocking" && hasSyscallStatus(step.before.go);
    if (isCutLoose) step.to("p", p, "_Psyscall", fn);
  },
  syscallExitedFast: runs,
  syscallExitedSlow: goroutine("_Grunnable"),
  mCreated: wakes,
  mWoken: wakes,
  mGavePToLocked: (step, { detail, fn }) => {
    const locked = detail["machine"];
    if (typeof locked === "number" && step.is("m", locked) === "parkedLocked") {
      step.to("m", locked, "starting", fn);
    }
  },
  mParked: machine("parked"),
  mParkedLocked: machine("parkedLocked"),
  mExited: (step, { m, fn }) => {
    if (m === undefined) return;
    step.skip("m", m, "scheduling");
    step.to("m", m, "exited", fn);
  },
  spinningStarted: (step, { m, fn }) => {
    if (m === undefined) return;
    step.spins(m, true);
    if (step.is("m", m) === "scheduling") step.to("m", m, "spinning", fn);
  },
  spinningEnded: (step, { m, fn, detail }) => {
    if (m === undefined) return;
    step.spins(m, false);
    const by = detail["foundWork"] === true ? fn : "runtime.findRunnable";
    if (step.is("m", m) === "spinning") step.to("m", m, "scheduling", by);
  },
  netpollBlocked: machine("polling"),
  netpollReturned: (step, { m, fn }) => {
    if (m !== undefined && step.is("m", m) === "polling") step.to("m", m, "scheduling", fn);
  },
  pAcquired: (step, { m, p, fn }) => {
    const isBack = p !== undefined && step.is("p", p) === "_Psyscall";
    step.to("p", p, "_Prunning", isBack ? "runtime.exitsyscall" : fn);
    if (m === undefined || !withoutProcessor.has(step.is("m", m))) return;
    step.to("m", m, step.isSpinning(m) ? "spinning" : "scheduling", "runtime.schedule");
  },
  pReleased: processor("_Pidle"),
  pIdled: (step, { p, fn }) => {
    const isNew = p !== undefined && step.is("p", p) !== "_Prunning";
    step.to("p", p, "_Pidle", isNew ? "runtime.procresize" : fn);
  },
  pRetaken: processor("_Pidle"),
  pStopped: (step, { p, fn }) => {
    const isOther = p !== undefined && step.is("p", p) !== "_Prunning";
    step.to("p", p, "_Pgcstop", isOther ? "runtime.stopTheWorldWithSema" : fn);
  },
  pDestroyed: processor("_Pdead"),
  stwStarted: (step, { m, fn }) => {
    if (m !== undefined && step.is("m", m) === "running") step.to("m", m, "stoppingTheWorld", fn);
  },
  worldStopped: (step, { m, fn }) => {
    if (m !== undefined && step.is("m", m) === "stoppingTheWorld") step.to("m", m, "running", fn);
  },
  worldStarted: (step, { p, fn }) => {
    if (p !== undefined && step.is("p", p) === "_Pgcstop") step.to("p", p, "_Prunning", fn);
    for (const id of step.stopped()) step.to("p", id, "_Pidle", "runtime.procresize");
  },
};
