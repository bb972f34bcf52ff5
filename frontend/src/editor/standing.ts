import type { Goroutine, World } from "../world/world.ts";
import { goroutineStates, type GoroutineState } from "../words/state-words.ts";

/** A goroutine on its line of the program. */
export interface Standing {
  readonly g: number;
  readonly name: string;
  readonly line: number;
  readonly state: GoroutineState;
  /** Why it waits, as the runtime says; empty if it does not. */
  readonly reason: string;
}

/** Running comes before what has to wait. */
const order: readonly GoroutineState[] = [
  "running",
  "syscall",
  "preempted",
  "copystack",
  "runnable",
  "waiting",
  "idle",
  "dead",
];

/** The goroutines at each line of the program; none if the session runs no program. */
export function standingIn({ gs, source }: Pick<World, "gs" | "source">): readonly Standing[] {
  if (source === undefined) return [];
  return Object.values(gs)
    .flatMap((goroutine) => {
      const line = lineIn(goroutine, source.file);
      return line === null ? [] : [standing(goroutine, line)];
    })
    .sort((a, b) => a.line - b.line || rank(a) - rank(b) || a.g - b.g);
}

function lineIn({ line, status }: Goroutine, file: string): number | null {
  if (line === undefined || line.file !== file || line.line < 1 || status === "_Gdead") return null;
  return line.line;
}

function standing({ id, name, status, waitReason }: Goroutine, line: number): Standing {
  const state = goroutineStates[status];
  return { g: id, name, line, state, reason: state === "waiting" ? waitReason : "" };
}

function rank({ state }: Standing): number {
  return order.indexOf(state);
}

/** The same people in the same states on the same lines. */
export function sameStanding(one: readonly Standing[], other: readonly Standing[]): boolean {
  return (
    one.length === other.length &&
    one.every((each, at) => {
      const beside = other[at];
      return each.g === beside?.g && each.line === beside.line && each.state === beside.state;
    })
  );
}

/** Lines with those who stand on them. */
export function byLine(all: readonly Standing[]): ReadonlyMap<number, readonly Standing[]> {
  const lines = new Map<number, Standing[]>();
  for (const each of all) {
    const there = lines.get(each.line);
    if (there === undefined) lines.set(each.line, [each]);
    else there.push(each);
  }
  return lines;
}
