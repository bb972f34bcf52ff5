import type { Processor, Snapshot } from "../../world/world";
import type { Density, Frame } from "./frame";

/** The width of a card that tells all it can, in pixels. */
const comfortable: Partial<Record<Density, number>> = { full: 290, snug: 190 };
const gap = 14;

/** The steps for which a processor that was busy stays as it is, so that cards do not flutter. */
const calm = 24;

const none: ReadonlySet<number> = new Set();

/** Which processors do nothing, and are drawn slim while the others need their room. */
export class SlimProcessors {
  /** The step at which each processor was last seen busy. */
  readonly #busy = new Map<number, number>();
  #last = none;
  #session = "";

  of(world: Snapshot, { density, swipes }: Frame, width: number): ReadonlySet<number> {
    const processors = Object.values(world.ps);
    if (this.#session !== world.session) {
      this.#session = world.session;
      this.#busy.clear();
    }
    for (const p of processors) if (!isIdle(p)) this.#busy.set(p.id, world.step);
    const wanted = comfortable[density];
    if (wanted === undefined || swipes || processors.length * (wanted + gap) <= width) return none;
    const slim = processors.filter((p) => isIdle(p) && this.#isCalm(p.id, world.step));
    // A row of nothing but slim cards would tell less than one of whole ones.
    if (slim.length === processors.length) return none;
    if (slim.length === this.#last.size && slim.every(({ id }) => this.#last.has(id)))
      return this.#last;
    this.#last = new Set(slim.map(({ id }) => id));
    return this.#last;
  }

  #isCalm(id: number, step: number): boolean {
    const busy = this.#busy.get(id);
    if (busy === undefined || busy > step) return true;
    return step - busy >= calm;
  }
}

function isIdle(p: Processor): boolean {
  return p.status === "_Pidle" && p.m === undefined && p.runnext === undefined && p.runqsize === 0;
}
