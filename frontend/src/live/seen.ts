import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";
import type { LiveView } from "./live-session.ts";

/** Worlds share what did not change, so that these are not as heavy as they are many. */
const most = 300;

/** The moments that have been in sight, for when nobody can be asked for others. */
export class Seen {
  #worlds: readonly World[] = [];
  #events: readonly SchedulerEvent[] = [];

  add({ world, events }: LiveView): void {
    const last = this.#worlds.at(-1);
    const earlier =
      last?.branch === world.branch ? this.#worlds.filter(({ step }) => step < world.step) : [];
    this.#worlds = [...earlier, world].slice(-most);
    this.#events = events;
  }

  /**
   * The nearest moment that is not after a step, or the first if all are; null: none of the branch
   * has been in sight.
   */
  at(step: number, branch?: number): LiveView | null {
    if (branch !== undefined && branch !== this.#worlds[0]?.branch) return null;
    const world = this.#worlds.findLast((seen) => seen.step <= step) ?? this.#worlds[0];
    if (world === undefined) return null;
    const events = this.#events.filter((event) => event.step <= world.step);
    return { world, events, fresh: [] };
  }
}
