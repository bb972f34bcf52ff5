import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";
import type { EventColumns } from "../world/event-columns.ts";
import { eventsIn, originsIn } from "./spans/columns.ts";
import { laneEventOf } from "./spans/lane-event.ts";
import { RunRecord } from "./spans/run-record.ts";

/** The pictures of so long a run are renewed no oftener than so many ms while it grows. */
const many = 50_000;
const renewal = 250;

/** A record as a session feeds it, and who is told that it has grown. */
export class GrowingRecord {
  record: RunRecord | null = null;
  readonly #changed: () => void;
  #isWaiting = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A run begins, or another part of it. */
  begin(world: World): void {
    this.record = new RunRecord(world);
    this.#changed();
  }

  /** What happened next, as the server tells it. */
  add(columns: EventColumns): void {
    const { record } = this;
    if (record === null) return;
    for (const [g, origin] of originsIn(columns)) record.know(g, origin);
    record.append(eventsIn(columns));
    this.#grown(record);
  }

  /** What happened next, as the log tells it. */
  happened(events: readonly SchedulerEvent[]): void {
    const { record } = this;
    if (record === null) return;
    record.append(events.map(laneEventOf).filter((event) => event !== null));
    const last = events.at(-1);
    if (last !== undefined) record.reached(last.step, last.timeNs);
    this.#grown(record);
  }

  /** There is no run any more. */
  forget(): void {
    this.record = null;
    this.#changed();
  }

  #grown(record: RunRecord): void {
    if (record.marks < many) {
      this.#changed();
      return;
    }
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      this.#changed();
    }, renewal);
  }
}
