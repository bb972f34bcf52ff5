import type { Machine } from "../message/snapshot";
import { roleOf, type MachineRole } from "./machines";
import { placeOf, type Place } from "./places";
import { ringOf } from "./processors";
import type { World } from "./world";

/** A goroutine that is somewhere else now; from nowhere it is new, to nowhere it is gone. */
export interface GoroutineMove {
  readonly g: number;
  readonly from: Place | null;
  readonly to: Place | null;
}

/** Where a machine is: its role, and its processor if it has one. */
export interface MachinePlace {
  readonly role: MachineRole;
  readonly p?: number;
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
 * Who went where between two worlds. To come nearer to the head of a queue is no move: in the ring
 * nobody stirs, and in a list everybody would.
 */
export function movesBetween(before: World, after: World): Moves {
  return {
    goroutines: changed(before.gs, after.gs).flatMap(([id, old, now]) => {
      const from = old === undefined ? null : placeOf(old);
      const to = now === undefined ? null : placeOf(now);
      return spot(before, from) === spot(after, to) ? [] : { g: id, from, to };
    }),
    machines: changed(before.ms, after.ms).flatMap(([id, old, now]) => {
      const from = machinePlace(old);
      const to = machinePlace(now);
      return from?.role === to?.role && from?.p === to?.p ? [] : { m: id, from, to };
    }),
  };
}

/** What is not the same object in both, with its number. */
function changed<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): (readonly [number, T | undefined, T | undefined])[] {
  if (before === after) return [];
  const ids = Object.keys(after);
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  return [...ids, ...gone]
    .filter((id) => before[id] !== after[id])
    .map((id) => [Number(id), before[id], after[id]] as const);
}

function spot(world: World, place: Place | null): string | null {
  if (place?.kind !== "local" || place.index === undefined) return place?.zone ?? null;
  const processor = world.ps[place.p];
  const slot = processor === undefined ? undefined : ringOf(processor).slots[place.index]?.slot;
  return `${place.zone} ${String(slot)}`;
}

function machinePlace(machine: Machine | undefined): MachinePlace | null {
  if (machine === undefined) return null;
  const role = roleOf(machine);
  return machine.p === undefined ? { role } : { role, p: machine.p };
}
