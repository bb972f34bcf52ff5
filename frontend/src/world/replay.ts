import { done, failed, type Result } from "../message/result";
import type { Recording } from "../message/session";
import type { WrongShape } from "../message/shape";
import type { SchedulerEvent } from "../message/event";
import type { Delta } from "../message/stream";
import { applyDelta, type World } from "./world";

/** Worlds are kept this far apart; between two of them changes are applied again. */
const usualDistance = 64;

/**
 * The worlds of a recording by their numbers: 0 is its first, every change makes one more. Going
 * back costs no more than the way from the nearest world that was kept.
 */
export class Replay {
  readonly #first: World;
  readonly #deltas: readonly Delta[];
  readonly #distance: number;
  /** Worlds at equal distances, as far as anybody has been. */
  readonly #kept: World[];
  #latest: { readonly index: number; readonly world: World };

  constructor({ snapshot, deltas }: Recording, distance = usualDistance) {
    this.#first = snapshot;
    this.#deltas = deltas;
    this.#distance = distance;
    this.#kept = [snapshot];
    this.#latest = { index: 0, world: snapshot };
  }

  /** How many worlds there are. */
  get length(): number {
    return this.#deltas.length + 1;
  }

  /** The change that led to a world; the first has none. */
  deltaTo(index: number): Delta | null {
    return this.#deltas[index - 1] ?? null;
  }

  /** What happened up to a step. */
  eventsUpTo(step: number): readonly SchedulerEvent[] {
    return this.#deltas.slice(0, this.indexAtStep(step)).flatMap(({ events }) => events);
  }

  /** The world of a number, the first or last if there is none so far out. */
  at(index: number): Result<World, WrongShape> {
    const wanted = Math.min(Math.max(Math.trunc(index), 0), this.#deltas.length);
    let { index: reached, world } = this.#start(wanted);
    for (const delta of this.#deltas.slice(reached, wanted)) {
      const next = applyDelta(world, delta);
      if (!next.ok) {
        const path = `deltas.${String(reached)}.patch.${next.failure.path}`;
        return failed({ ...next.failure, path });
      }
      world = next.value;
      reached++;
      if (reached === this.#kept.length * this.#distance) this.#kept.push(world);
    }
    this.#latest = { index: reached, world };
    return done(world);
  }

  /** The last world at which a step has been done; the first if it began later. */
  indexAtStep(step: number): number {
    return this.#indexOf((delta) => delta.step <= step);
  }

  /** The last world that is not after a time. */
  indexAtTime(timeNs: number): number {
    return this.#indexOf((delta) => delta.timeNs <= timeNs);
  }

  #start(wanted: number): { readonly index: number; readonly world: World } {
    const number = Math.min(Math.floor(wanted / this.#distance), this.#kept.length - 1);
    const index = number * this.#distance;
    const { index: latest } = this.#latest;
    if (index <= latest && latest <= wanted) return this.#latest;
    return { index, world: this.#kept[number] ?? this.#first };
  }

  /** How many of the changes, which are in order, are not too late. */
  #indexOf(isReached: (delta: Delta) => boolean): number {
    let [low, high] = [0, this.#deltas.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const delta = this.#deltas[middle];
      if (delta !== undefined && isReached(delta)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
