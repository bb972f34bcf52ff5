import type { CommandClient } from "../../connection/command-client";
import { load } from "./later";
import type { Parts } from "./parts";
import { RunFeed } from "./run-feed";
import { whenever, type Store } from "./store";

const remembered = "gopark.timeline";

/** The pane with the timeline: whether it is open, and what it shows of a session. */
export class TimelinePane {
  readonly #parts: Parts;
  readonly #feed: RunFeed;
  readonly #signal: AbortSignal;
  readonly #store: Store;

  /** @param signal: when it is aborted, another session has the pane */
  constructor(
    session: string,
    parts: Parts,
    store: Store,
    client: CommandClient,
    signal: AbortSignal,
  ) {
    this.#parts = parts;
    this.#store = store;
    this.#feed = new RunFeed(session, parts, store, client, signal);
    this.#signal = signal;
    if (isRemembered()) this.open();
    whenever(
      () => store.world.value,
      () => {
        if (this.isOpen) this.#point();
      },
      signal,
    );
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
    void Promise.all([load("timeline"), load("strip")]).then(([isThere, isFed]) => {
      if (this.#signal.aborted || !this.isOpen) return;
      if (!isThere || !isFed) {
        this.close();
        return;
      }
      this.#parts.timeline.follow(this.#parts.strip.run);
      this.#feed.show();
      this.#point();
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
    this.#feed.retry();
  }

  #turn(open: boolean): void {
    const { timelinePane, timelineButton } = this.#parts;
    timelinePane.hidden = !open;
    timelineButton.ariaExpanded = String(open);
    remember(open);
  }

  /** The moment that the board shows. */
  #point(): void {
    const { timeline } = this.#parts;
    const world = this.#store.world.value;
    if (world !== null) timeline.step = world.step;
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
