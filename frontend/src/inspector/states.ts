import type { GoroutineStatus, MachineState, ProcessorStatus, Snapshot } from "../world/world.ts";
import type { Thing } from "../world/thing.ts";
import state from "../../texts/state.yaml";

/** A state under the runtime's name, in a plain word, and what it means. */
export interface State {
  readonly name: string;
  readonly word: string;
  readonly means: string;
  /** The token of its colour, which is never all that tells it. */
  readonly colour: string;
}

const gWords = {
  _Gidle: "idle",
  _Grunnable: "runnable",
  _Grunning: "running",
  _Gsyscall: "syscall",
  _Gwaiting: "waiting",
  _Gdead: "dead",
  _Gcopystack: "copystack",
  _Gpreempted: "preempted",
} as const satisfies Record<GoroutineStatus, string>;

const pWords = {
  _Pidle: "idle",
  _Prunning: "running",
  _Psyscall: "syscall",
  _Pgcstop: "gcstop",
  _Pdead: "dead",
} as const satisfies Record<ProcessorStatus, string>;

/** Some states of machines are GoPark's own and stand under the nearest of the four. */
const mWords = {
  starting: "parked",
  running: "running",
  scheduling: "spinning",
  spinning: "spinning",
  syscall: "syscall",
  polling: "parked",
  parked: "parked",
  parkedLocked: "parked",
  stoppingTheWorld: "running",
  sysmon: "running",
  exited: "parked",
} as const satisfies Record<MachineState, string>;

/** The state of a G, an M or a P; null for what has none. */
export function stateOf(world: Snapshot, { kind, id }: Thing): State | null {
  const key = String(id);
  if (kind === "g") return ofGoroutine(world.gs[key]?.status);
  if (kind === "m") return ofMachine(world.ms[key]?.state);
  return kind === "p" ? ofProcessor(world.ps[key]?.status) : null;
}

function ofGoroutine(status: GoroutineStatus | undefined): State | null {
  if (status === undefined) return null;
  const word = gWords[status];
  const means = state(`g.${word}.means`);
  return { name: status, word: state(`g.${word}`), means, colour: `--g-${word}` };
}

function ofMachine(now: MachineState | undefined): State | null {
  if (now === undefined) return null;
  const word = mWords[now];
  if (word !== now) return { name: now, word: "", means: "", colour: `--m-${word}` };
  const means = state(`m.${word}.means`);
  return { name: now, word: state(`m.${word}`), means, colour: `--m-${word}` };
}

function ofProcessor(status: ProcessorStatus | undefined): State | null {
  if (status === undefined) return null;
  const word = pWords[status];
  const means = state(`p.${word}.means`);
  return { name: status, word: state(`p.${word}`), means, colour: `--p-${word}` };
}
