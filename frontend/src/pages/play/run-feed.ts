import type { CommandClient } from "../../connection/command-client";
import { RunEvents } from "../../live/run-events";
import type { TimelinePage } from "../../message/timeline";
import type { SchedulerEvent } from "../../world/event";
import type { World } from "../../world/world";
import { load } from "./later";
import type { Parts } from "./parts";
import { whenever, type Store } from "./store";

/**
 * The most events a page keeps: they take some hundred megabytes, and more would be too much for a
 * phone.
 */
const most = 1_000_000;
/** A lane for each of more goroutines is made only for somebody who opens the timeline. */
const crowd = 50_000;
/** A fast run leaves events out of its stream. The time in ms between two requests for them. */
const catchUp = 1_000;

/** All that happened in the run that is shown, for the strip in the bar and for the timeline. */
export class RunFeed {
  readonly #run: RunEvents;
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #signal: AbortSignal;
  #isReady = false;
  #isLoading = false;

  /** @param signal: when it is aborted, another session is shown */
  constructor(
    session: string,
    parts: Parts,
    store: Store,
    client: CommandClient,
    signal: AbortSignal,
  ) {
    this.#parts = parts;
    this.#store = store;
    this.#signal = signal;
    const { strip, timeline } = parts;
    const rest = (): Promise<void> =>
      new Promise((go) => {
        setTimeout(go, catchUp);
      });
    const listener = {
      begins: (world: World) => {
        strip.run.begin(world);
      },
      page: (page: TimelinePage) => {
        strip.run.add(page);
      },
      happened: (events: readonly SchedulerEvent[]) => {
        strip.run.happened(events);
      },
      settled: (isComplete: boolean) => {
        timeline.state = isComplete ? "ready" : "failed";
        timeline.isPart = this.#run.isPart;
      },
      get kept() {
        return strip.run.kept;
      },
    };
    this.#run = new RunEvents(session, client, listener, { most, rest });
    whenever(
      () => store.shown.value,
      () => {
        this.show();
      },
      signal,
    );
    signal.addEventListener("abort", () => {
      this.#run.stop();
      if (this.#isReady) strip.run.forget();
    });
  }

  /** What shows a run comes with the first step there is to show. */
  async #load(): Promise<void> {
    this.#isLoading = true;
    this.#isReady = await load("strip");
    this.#isLoading = false;
    if (this.#isReady && !this.#signal.aborted) this.show();
  }

  retry(): void {
    void this.#run.retry();
  }

  /** Gives the moment in sight to what shows the run. */
  show(): void {
    const shown = this.#store.shown.value;
    if (shown === null) return;
    const { farthest, stats } = shown.view.world;
    const isOpen = !this.#parts.timelinePane.hidden;
    if (!isOpen && (farthest === 0 || stats.goroutines > crowd)) return;
    if (!this.#isReady) {
      if (!this.#isLoading) void this.#load();
      return;
    }
    const { view, elsewhere, otherBranch } = shown;
    if (otherBranch) return;
    this.#parts.strip.farthest = view.world.farthest;
    if (elsewhere) void this.#run.look(view.world);
    else void this.#run.show(view.world, view.fresh);
  }
}
