import type { CommandClient } from "../../connection/command-client";
import { RunEvents } from "../../live/run-events";
import type { LiveView } from "../../live/live-session";
import type { TimelinePage } from "../../message/timeline";
import type { SchedulerEvent } from "../../world/event";
import type { World } from "../../world/world";
import { load } from "./later";
import type { Parts } from "./parts";

const remembered = "gopark.timeline";

/** So many events a page keeps: some hundred megabytes would be more than a phone has. */
const most = 1_000_000;
/** A fast run leaves events out of its stream; so often they are asked for, in ms. */
const catchUp = 500;
/** The pane with the timeline: whether it is open, and what it shows of a session. */
export class TimelinePane {
  readonly #parts: Parts;
  readonly #run: RunEvents;
  readonly #signal: AbortSignal;
  #view: LiveView | null = null;
  #latest: LiveView | null = null;

  /** @param signal: when it is aborted, another session has the pane */
  constructor(session: string, parts: Parts, client: CommandClient, signal: AbortSignal) {
    this.#parts = parts;
    this.#signal = signal;
    const rest = (): Promise<void> =>
      new Promise((go) => {
        setTimeout(go, catchUp);
      });
    const { timeline } = parts;
    const listener = {
      begins: (world: World) => {
        timeline.begin(world);
      },
      page: (page: TimelinePage) => {
        timeline.add(page);
      },
      happened: (events: readonly SchedulerEvent[]) => {
        timeline.happened(events);
      },
      settled: (isComplete: boolean) => {
        timeline.state = isComplete ? "ready" : "failed";
        timeline.isPart = this.#run.isPart;
      },
      get kept() {
        return timeline.kept;
      },
    };
    this.#run = new RunEvents(session, client, listener, { most, rest });
    signal.addEventListener("abort", () => {
      this.#run.stop();
      if (customElements.get("gopark-timeline") !== undefined) timeline.forget();
    });
    if (isRemembered()) this.open();
  }

  get isOpen(): boolean {
    return !this.#parts.timelinePane.hidden;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open(true);
  }

  /** @param focus whether somebody asked for it now */
  open(focus = false): void {
    this.#turn(true);
    void load("timeline").then((isThere) => {
      if (this.#signal.aborted || !this.isOpen) return;
      if (!isThere) {
        this.close();
        return;
      }
      if (this.#latest !== null) this.#follow(this.#latest);
      if (focus) this.#parts.timeline.focus();
    });
  }

  close(): void {
    const { timeline, timelineButton } = this.#parts;
    const wasIn = timeline.contains(document.activeElement);
    this.#turn(false);
    if (wasIn) timelineButton.focus();
  }

  retry(): void {
    void this.#run.retry();
  }

  show(view: LiveView, elsewhere: boolean): void {
    this.#view = view;
    if (!elsewhere) this.#latest = view;
    if (!this.isOpen) return;
    if (elsewhere) void this.#run.look(view.world.step);
    else this.#follow(view);
    this.#point();
  }

  #turn(open: boolean): void {
    const { timelinePane, timelineButton } = this.#parts;
    timelinePane.hidden = !open;
    timelineButton.ariaExpanded = String(open);
    remember(open);
  }

  #follow({ world, fresh }: LiveView): void {
    void this.#run.show(world, fresh);
    this.#point();
  }

  /** The moment that the board shows. */
  #point(): void {
    const { timeline } = this.#parts;
    const world = this.#view?.world;
    if (world === undefined) return;
    timeline.step = world.step;
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(remembered) === "open";
  } catch {
    return false;
  }
}

function remember(open: boolean): void {
  try {
    if (open) localStorage.setItem(remembered, "open");
    else localStorage.removeItem(remembered);
  } catch {
    // Storage is blocked or full: it holds for this page.
  }
}
