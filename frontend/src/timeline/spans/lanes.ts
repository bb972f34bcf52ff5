import type { World } from "../../world/world.ts";
import type { LaneEvent, LaneEventKind } from "./lane-event.ts";
import { code, type StateCode } from "./lane-state.ts";
import { Lane, type Measures } from "./lane.ts";
import { standingIn } from "./standing.ts";

export type LaneKind = "p" | "m" | "g";

/** The lanes of a run, and what must be known of its threads and processors to go on with them. */
export class Lanes {
  readonly of: Readonly<Record<LaneKind, Map<number, Lane>>> = {
    p: new Map<number, Lane>(),
    m: new Map<number, Lane>(),
    g: new Map<number, Lane>(),
  };
  /** How many goroutines are runnable. */
  runnable = 0;
  readonly #measures: Measures;
  readonly #processors = new Map<number, number>();
  readonly #goroutines = new Map<number, number>();
  /** Threads that are to look for work as soon as they have a processor. */
  readonly #eager = new Set<number>();
  /** Processors that stand still for a stop of the world. */
  readonly #stopped = new Set<number>();
  #beat = 0;

  constructor(world: World, measures: Measures) {
    this.#measures = measures;
    for (const { lane, state, g } of standingIn(world)) this.set(lane.kind, lane.id, state, g);
    for (const { id, p, curg, spinning } of Object.values(world.ms)) {
      if (spinning) this.#eager.add(id);
      if (p !== undefined) this.#processors.set(id, p);
      if (curg !== undefined) this.#goroutines.set(id, curg);
    }
    for (const { id, status } of Object.values(world.ps)) {
      if (status === "_Pgcstop") this.#stopped.add(id);
    }
  }

  happened(event: LaneEvent, beat: number): void {
    this.#beat = beat;
    changes[event.kind](this, event);
  }

  set(kind: LaneKind, id: number, state: StateCode, g = -1): void {
    if (id < 0) return;
    const lanes = this.of[kind];
    const lane = lanes.get(id) ?? new Lane(this.#measures);
    lanes.set(id, lane);
    if (kind === "g") {
      const was = lane.stateAt(this.#beat) === code.runnable;
      this.runnable += Number(state === code.runnable) - Number(was);
    }
    lane.begin(this.#beat, state, g);
  }

  /** A thread with its processor does something with a goroutine. */
  runs({ m, p, g }: LaneEvent, state: StateCode): void {
    this.#goroutines.set(m, g);
    if (p >= 0) this.#processors.set(m, p);
    this.set("g", g, state);
    this.set("m", m, state, g);
    this.set("p", p, state, g);
  }

  /** A thread has no goroutine any more, and looks for another if it has a processor. */
  leaves({ m, p, g }: LaneEvent, state: StateCode): void {
    this.set("g", g, state);
    if (this.#goroutines.get(m) !== g) return;
    this.#goroutines.delete(m);
    this.set("m", m, code.scheduling);
    if (this.#processors.get(m) === p) this.set("p", p, code.scheduling);
  }

  acquires(m: number, p: number): void {
    this.#processors.set(m, p);
    this.#stopped.delete(p);
    this.#keeps(m, p);
    if (this.#eager.delete(m)) this.set("m", m, code.spinning);
  }

  /** A processor is with nobody any more. */
  frees(m: number, p: number): void {
    if (this.#processors.get(m) === p) this.#processors.delete(m);
    this.set("p", p, code.idle);
  }

  wakes({ m, word }: LaneEvent): void {
    if (word === "spinning") this.#eager.add(m);
    else this.#eager.delete(m);
    this.set("m", m, code.scheduling);
  }

  /** A thread goes on with nothing yet, unless it has a goroutine. */
  seeks({ m }: LaneEvent): void {
    if (!this.#goroutines.has(m)) this.set("m", m, code.scheduling);
  }

  stops(p: number): void {
    this.#stopped.add(p);
    this.set("p", p, code.stopped);
  }

  /** A processor is idle or no more, and stands still for nobody. */
  rests(p: number, state: StateCode): void {
    this.#stopped.delete(p);
    this.set("p", p, state);
  }

  /** The processors that stood still go on with the threads that kept them. */
  goOn(): void {
    for (const p of this.#stopped) this.set("p", p, code.idle);
    for (const [m, p] of this.#processors) {
      if (this.#stopped.has(p)) this.#keeps(m, p);
    }
    this.#stopped.clear();
  }

  /** A processor does what the thread that has it does. */
  #keeps(m: number, p: number): void {
    const g = this.#goroutines.get(m);
    const state = this.of.m.get(m)?.stateAt(this.#beat) ?? code.none;
    if (g !== undefined && state === code.running) this.set("p", p, state, g);
    else this.set("p", p, code.scheduling);
  }
}

type Change = (lanes: Lanes, event: LaneEvent) => void;

const nothing: Change = () => undefined;
const runnable: Change = (lanes, { g }) => {
  lanes.set("g", g, code.runnable);
};
const runs: Change = (lanes, event) => {
  lanes.runs(event, code.running);
};
const queues: Change = (lanes, event) => {
  lanes.leaves(event, code.runnable);
};
const wakes: Change = (lanes, event) => {
  lanes.wakes(event);
};
const seeks: Change = (lanes, event) => {
  lanes.seeks(event);
};
const parks: Change = (lanes, { m }) => {
  lanes.set("m", m, code.idle);
};

/** What each kind of event does to the lanes. */
const changes: Readonly<Record<LaneEventKind, Change>> = {
  goCreated: runnable,
  goReadied: runnable,
  goStarted: runs,
  syscallExitedFast: runs,
  syscallEntered: (lanes, event) => {
    lanes.runs(event, code.syscall);
  },
  goYielded: queues,
  goPreempted: queues,
  syscallExitedSlow: queues,
  goParked: (lanes, event) => {
    lanes.leaves(event, code.waiting);
  },
  goEnded: (lanes, event) => {
    lanes.leaves(event, code.none);
  },
  pAcquired: (lanes, { m, p }) => {
    lanes.acquires(m, p);
  },
  pReleased: (lanes, { m, p }) => {
    lanes.frees(m, p);
  },
  pRetaken: (lanes, { other, p }) => {
    lanes.frees(other, p);
  },
  pIdled: (lanes, { p }) => {
    lanes.rests(p, code.idle);
  },
  pDestroyed: (lanes, { p }) => {
    lanes.rests(p, code.none);
  },
  pStopped: (lanes, { p }) => {
    lanes.stops(p);
  },
  mCreated: wakes,
  mWoken: wakes,
  netpollReturned: seeks,
  spinningEnded: seeks,
  netpollBlocked: (lanes, { m }) => {
    lanes.set("m", m, code.waiting);
  },
  spinningStarted: (lanes, { m }) => {
    lanes.set("m", m, code.spinning);
  },
  mParked: parks,
  mParkedLocked: parks,
  mExited: (lanes, { m }) => {
    lanes.set("m", m, code.none);
  },
  worldStarted: (lanes) => {
    lanes.goOn();
  },
  steal: nothing,
  stealRunnext: nothing,
  pHandedOff: nothing,
  mGavePToLocked: nothing,
  stwStarted: nothing,
  worldStopped: nothing,
  procsResized: nothing,
  gcPhase: nothing,
  throttled: nothing,
  unthrottled: nothing,
};
