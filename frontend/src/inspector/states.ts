import {
  goroutineStates,
  machineState,
  processorLook,
  processorState,
} from "../words/state-words.ts";
import type {
  GoroutineStatus,
  Machine,
  MachineState,
  Processor,
  Snapshot,
} from "../world/world.ts";
import type { Thing } from "../world/thing.ts";
import state from "../../texts/state.yaml";

/** A state under the runtime's name, in a plain word, and what it means if that is to be said. */
export interface State {
  readonly name: string;
  readonly word: string;
  readonly means: string;
  /** The token of its colour, which is never all that tells it. */
  readonly colour: string;
}

/** Some states of machines are GoPark's own and have the colour of the nearest of the four. */
const machineColours = {
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
  if (kind === "m") return ofMachine(world.ms[key]);
  return kind === "p" ? ofProcessor(world.ps[key]) : null;
}

function ofGoroutine(status: GoroutineStatus | undefined): State | null {
  if (status === undefined) return null;
  const word = goroutineStates[status];
  const means = state(`g.${word}.means`);
  return { name: status, word: state(`g.${word}`), means, colour: `--g-${word}` };
}

function ofMachine(m: Machine | undefined): State | null {
  if (m === undefined) return null;
  const colour = machineColours[m.state];
  const means = colour === m.state ? state(`m.${colour}.means`) : "";
  return { name: m.state, word: machineState(m), means, colour: `--m-${colour}` };
}

function ofProcessor(p: Processor | undefined): State | null {
  if (p === undefined) return null;
  const means = state(`p.${processorLook(p)}.means`);
  return { name: p.status, word: processorState(p), means, colour: `--p-${processorLook(p)}` };
}
