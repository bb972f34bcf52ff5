import { goroutineStates, machineState, processorLook } from "../words/state-words.ts";
import type { GoroutineStatus, Machine, MachineState, ProcessorStatus } from "../world/world.ts";
import {
  arrowBetween,
  wayBetween,
  type Arrow,
  type CycleKind,
  type CycleState,
} from "./moves/states.ts";
import text from "../../texts/life-cycle.yaml";
import state from "../../texts/state.yaml";

/** A state in the reader's words. */
export function stateWords(kind: CycleKind, of: CycleState): string {
  switch (kind) {
    case "g":
      return state(`g.${goroutineStates[of as GoroutineStatus]}`);
    case "m":
      return machineState({ state: of as MachineState } as Machine);
    case "p":
      return state(`p.${processorLook({ status: of as ProcessorStatus })}`);
  }
}

/** The runtime's own name of a state; threads have none. */
export function statusOf(kind: CycleKind, of: CycleState): string {
  return kind === "m" ? "" : of;
}

export const nameOf = (kind: CycleKind, id: number): string => `${kind.toUpperCase()}${String(id)}`;

/** Exitsyscall0 is called otherwise from Go 1.26 on. */
const renamed: Readonly<Record<string, string>> = { exitsyscall0: "exitsyscallNoP" };

/** A function under the name that it has in a release. */
export function functionIn(release: string, fn: string): string {
  const minor = Number(/^1\.(\d+)/.exec(release)?.[1] ?? 0);
  return minor < 26 ? fn : (renamed[fn] ?? fn);
}

/** The functions of an arrow in a release. */
export function functionsOf({ fns }: Arrow, release: string): readonly string[] {
  return fns.map((fn) => functionIn(release, fn));
}

const asCode = (fn: string): string => `\`${fn}\``;

/**
 * Whether something can go from one state to another, and why not, or by which way; functions
 * stand between backticks.
 */
export function answer(
  kind: CycleKind,
  from: CycleState,
  to: CycleState,
  release: string,
): readonly string[] {
  if (from === to) return [text("answer.same")];
  const straight = arrowBetween(kind, from, to);
  if (straight !== null) {
    const fns = functionsOf(straight, release).map(asCode).join(", ");
    return [text("answer.yes", { fns }), text(`arrow.${straight.name}`)];
  }
  const way = wayBetween(kind, from, to);
  return [
    text("answer.no"),
    text(`because.${reasonAgainst(kind, from, to)}`),
    way === null
      ? text("answer.nowhere")
      : text("answer.way", {
          way: way.map((each) => asCode(functionsOf(each, release)[0] ?? "")).join(" → "),
        }),
  ];
}

type Reason =
  | "g.code"
  | "g.run"
  | "g.new"
  | "g.idle"
  | "m.run"
  | "m.processor"
  | "m.code"
  | "m.sleep"
  | "m.sysmon"
  | "m.exited"
  | "p.code"
  | "p.stop";

/** Which rule keeps a thing from going straight from one state to another. */
function reasonAgainst(kind: CycleKind, from: CycleState, to: CycleState): Reason {
  if (kind === "g") {
    if (to === "_Gidle") return "g.idle";
    if (to === "_Grunning") return "g.run";
    return from === "_Gdead" || from === "_Gidle" ? "g.new" : "g.code";
  }
  if (kind === "p") return from === "_Pdead" || to === "_Pdead" ? "p.stop" : "p.code";
  if (from === "sysmon" || to === "sysmon") return "m.sysmon";
  if (from === "exited") return "m.exited";
  if (to === "running") return "m.run";
  if (to === "syscall" || to === "stoppingTheWorld" || to === "exited") return "m.code";
  if (to === "parked" || to === "parkedLocked") return "m.sleep";
  return "m.processor";
}
