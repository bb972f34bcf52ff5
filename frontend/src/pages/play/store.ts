import { computed, effect, signal, untracked } from "@preact/signals-core";
import type { ArticleRule } from "../../message/catalogue";
import type { EventWords } from "../../words/event-words";
import type { SchedulerEvent } from "../../world/event";
import type { Thing } from "../../world/thing";
import type { StageView } from "./opening";
import type { Shown } from "./shown";

/** An event that is explained, and what happened before it. */
export interface Told {
  readonly event: SchedulerEvent;
  readonly happened: readonly SchedulerEvent[];
}

/**
 * All that the page shows, each thing once: a session's stream and a person's choices are put in
 * here, and whatever shows something of it reads it here.
 */
export class Store {
  /** The moment in sight, with what led there; null: the session has not shown one yet. */
  readonly shown = signal<Shown | null>(null);
  readonly chosen = signal<Thing | null>(null);
  /** What somebody follows. */
  readonly pinned = signal<readonly Thing[]>([]);
  /** What is explained. */
  readonly told = signal<Told | null>(null);
  /** What is in the board's place. */
  readonly stageView = signal<StageView>("board");
  /** What events are called in the reader's language. */
  readonly words = signal<EventWords | null>(null);
  /** Where the articles part from Go. */
  readonly articleRules = signal<readonly ArticleRule[]>([]);

  readonly view = computed(() => this.shown.value?.view ?? null);
  readonly world = computed(() => this.view.value?.world ?? null);
  readonly session = computed(() => this.world.value?.session ?? null);
  readonly isElsewhere = computed(() => this.shown.value?.elsewhere === true);
  readonly isOtherBranch = computed(() => this.shown.value?.otherBranch === true);
  readonly branch = computed(() => this.world.value?.branch ?? null);
  readonly processors = computed(() => {
    const world = this.world.value;
    return world === null ? null : Object.keys(world.ps).length;
  });

  /** Another session takes the page: nothing of the last one counts any more. */
  beginAnew(): void {
    this.shown.value = null;
    this.told.value = null;
  }
}

/**
 * Does something with what is read, now and whenever that changes, unless it is null. What is read
 * in doing it is read only then.
 *
 * @param life: when it is aborted, no more is done
 */
export function whenever<T>(
  read: () => T | null,
  act: (value: T) => void,
  life?: AbortSignal,
): void {
  const end = effect(() => {
    const value = read();
    if (value === null) return;
    untracked(() => {
      act(value);
    });
  });
  life?.addEventListener("abort", end);
}
