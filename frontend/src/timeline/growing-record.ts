import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";
import type { EventColumns } from "../world/event-columns.ts";
import { eventsIn, originsIn } from "./spans/columns.ts";
import { laneEventOf } from "./spans/lane-event.ts";
import { RunRecord } from "./spans/run-record.ts";

/** The events of a long run, and the least time in ms between two pictures of it while it grows. */
const many = 50_000;
const renewal = 250;

/** A listener that shows a record and hears of its changes. */
export interface RecordListener {
  /** It begins, or another part of it. */
  begun(): void;
  changed(): void;
}

/** A record as a session feeds it, and the listeners that hear of its growth. */
export class GrowingRecord {
  record: RunRecord | null = null;
  readonly #listeners = new Set<RecordListener>();
  #isWaiting = false;

  listen(listener: RecordListener): void {
    this.#listeners.add(listener);
  }

  leave(listener: RecordListener): void {
    this.#listeners.delete(listener);
  }

  /** How many events are here. */
  get kept(): number {
    return this.record?.marks ?? 0;
  }

  /** A run begins, or another part of it. */
  begin(world: World): void {
    this.record = new RunRecord(world);
    for (const listener of this.#listeners) listener.begun();
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

  /** Forgets the run, which does not exist any more. */
  forget(): void {
    this.record = null;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener.changed();
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
