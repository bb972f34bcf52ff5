import { placementOf, type MachinePlace } from "./placement";
import type { Place } from "./places";
import { ringOf } from "./processors";
import type { World } from "./world";

/** A goroutine that is somewhere else now; from nowhere it is new, to nowhere it is gone. */
export interface GoroutineMove {
  readonly g: number;
  readonly from: Place | null;
  readonly to: Place | null;
}

export interface MachineMove {
  readonly m: number;
  readonly from: MachinePlace | null;
  readonly to: MachinePlace | null;
}

export interface Moves {
  readonly goroutines: readonly GoroutineMove[];
  readonly machines: readonly MachineMove[];
}

/**
 * The moves of goroutines between two worlds. Coming nearer to the head of a queue is no move: in
 * the ring nobody stirs, and in a list everybody would.
 */
export function movesBetween(before: World, after: World): Moves {
  const [old, now] = [placementOf(before), placementOf(after)];
  return {
    goroutines: changed(before.gs, after.gs).flatMap((g) => {
      const from = old.goroutines.get(g) ?? null;
      const to = now.goroutines.get(g) ?? null;
      return spot(before, from) === spot(after, to) ? [] : { g, from, to };
    }),
    machines: changed(before.ms, after.ms).flatMap((m) => {
      const from = old.machines.get(m) ?? null;
      const to = now.machines.get(m) ?? null;
      return from?.zone === to?.zone ? [] : { m, from, to };
    }),
  };
}

/** The numbers of what is not the same object in both. */
function changed<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): number[] {
  if (before === after) return [];
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  return [...Object.keys(after), ...gone].filter((id) => before[id] !== after[id]).map(Number);
}

function spot(world: World, place: Place | null): string | null {
  if (place?.kind !== "local" || place.index === undefined) return place?.zone ?? null;
  const processor = world.ps[place.p];
  const slot = processor === undefined ? undefined : ringOf(processor).slots[place.index]?.slot;
  return `${place.zone} ${String(slot)}`;
}
