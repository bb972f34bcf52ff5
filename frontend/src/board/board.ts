import { LitElement, html, nothing, type PropertyValues } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { OncePerFrame } from "../animation/frame-loop";
import { BeatPlayer, type AnimatedDrawing } from "../animation/beat-player";
import { processorLabel } from "../words/state-words";
import type { SchedulerEvent, Snapshot } from "../world/world";
import type { BoardObject } from "./geometry/objects";
import { Gestures } from "./gestures";
import { markLooks } from "./look";
import { partsDrawn, type BoardView } from "./part";
import { RovingFocus } from "./roving-focus";
import { Views } from "./views";
import text from "../../texts/board.yaml";
import "./global-queue";
import "./kernel";
import "./processor";
import "./strip";
import "./waits";

/** The width before the first measurement, and where there is nothing to measure. */
const usualWidth = 1000;

const nothingHappened: readonly SchedulerEvent[] = [];

/**
 * The scheduler at one moment, drawn.
 *
 * @prop world: the moment
 * @prop events: what led to it from the moment before; without them it is a jump, shown at once
 * @prop speed: how many times faster than usual it plays
 * @attr still: nothing moves; who went where is outlined instead, as for all who want less motion
 * @prop chosen: what stands out as selected
 * @prop pinned: what is followed wherever it goes
 * @prop look: names of things and places that somebody is to look at
 * @prop ghost: names of things and places that somebody had guessed
 * @attr brief: processors and queues only, for a small frame
 * @attr whole: in brief, too, those who wait are shown
 * @attr roomy: only the processors are in brief; what waits and what the kernel holds tell all
 * @prop enlarged: how many times larger than usual it is drawn
 * @fires gopark-choose: a thing was clicked, or Enter pressed on it; detail: kind, id, x, y
 * @fires gopark-menu: a right click, a long press, Shift+F10 or the menu key; the same detail
 */
export class Board extends LitElement {
  static override properties = {
    world: { attribute: false },
    events: { attribute: false },
    speed: { attribute: false },
    still: { type: Boolean },
    chosen: { attribute: false },
    pinned: { attribute: false },
    look: { attribute: false },
    ghost: { attribute: false },
    brief: { type: Boolean, reflect: true },
    roomy: { type: Boolean, reflect: true },
    whole: { type: Boolean },
    enlarged: { attribute: false },
    width: { state: true },
  };

  declare world: Snapshot | undefined;
  declare events: readonly SchedulerEvent[];
  declare speed: number;
  declare still: boolean;
  declare chosen: BoardObject | undefined;
  declare pinned: readonly BoardObject[];
  declare look: readonly string[];
  declare ghost: readonly string[];
  declare brief: boolean;
  declare roomy: boolean;
  declare whole: boolean;
  declare enlarged: number;
  declare private width: number;

  private readonly focusing = new RovingFocus(this);
  private readonly frame = new OncePerFrame();
  private readonly beats: BeatPlayer;
  private readonly views = new Views();
  /** The moment that is drawn: the world may be ahead of it by a beat. */
  private shown: Snapshot | undefined;
  private sizes: ResizeObserver | undefined;

  constructor() {
    super();
    this.events = nothingHappened;
    this.speed = 1;
    this.still = false;
    this.pinned = [];
    this.look = [];
    this.ghost = [];
    this.brief = false;
    this.roomy = false;
    this.whole = false;
    this.enlarged = 1;
    this.width = usualWidth;
    new Gestures(this);
    this.beats = new BeatPlayer(animated(this));
  }

  /** Shows slowly what happens, or what happened last, as long as this holds. */
  slow(isOn: boolean): void {
    this.beats.slow(isOn);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const measured = this.offsetWidth;
    if (measured > 0) this.width = measured;
    this.sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) this.width = entry.contentRect.width;
    });
    this.sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
    this.beats.stop();
  }

  /** However much comes in, it is drawn once in a frame. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const turn = this.frame.turn();
    if (turn !== null) return turn.then(() => super.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  /**
   * Draws what has changed without waiting for the next frame, in which everybody would see the
   * board in its old size first.
   */
  drawAtOnce(): void {
    if (this.hasUpdated && this.isUpdatePending) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("enlarged")) this.enlarge();
    if (changed.has("world")) {
      if (this.world === undefined) this.shown = undefined;
      else this.beats.arrive({ world: this.world, events: this.events });
      this.events = nothingHappened;
    }
    this.shown = this.beats.next() ?? this.shown;
  }

  /** A board drawn larger has less width of its own, which is known before it is first drawn. */
  private enlarge(): void {
    this.style.setProperty("zoom", String(this.enlarged));
    const measured = this.offsetWidth;
    if (measured > 0) this.width = measured;
  }

  /** Complete when the parts, too, have drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    await partsDrawn(this);
    return done;
  }

  protected override updated(changed: PropertyValues): void {
    if (["enlarged", "width", "brief", "roomy"].some((it) => changed.has(it))) this.beats.resized();
    const { frame } = this.view ?? {};
    if (frame !== undefined) this.style.setProperty("--columns", String(frame.columns));
    void partsDrawn(this).then(() => {
      this.beats.drawn();
      this.focusing.settle();
      markLooks(this, this.look);
      markLooks(this, this.ghost, "data-ghost");
    });
  }

  private get view(): BoardView | undefined {
    const { shown, width, brief, chosen, pinned } = this;
    return shown === undefined
      ? undefined
      : this.views.of({ world: shown, width, brief, chosen, pinned });
  }

  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const { world } = view;
    return html`<p class="visually-hidden">${text("help-keys")}</p>
      <div class="board-stage ${world.sched.gcwaiting ? "board-stopped" : ""}">
        <gopark-global-queue
          data-zone="global"
          role="group"
          aria-label=${text("global-queue")}
          .view=${view}
        ></gopark-global-queue>
        ${processors(view)}
        ${
          this.brief && !this.whole
            ? nothing
            : html`<gopark-waits
                data-zone="waits"
                role="group"
                aria-label=${text("waits")}
                .view=${view}
              ></gopark-waits>`
        }
        <gopark-kernel
          data-zone="kernel"
          role="group"
          aria-label=${text("kernel")}
          .view=${view}
        ></gopark-kernel>
      </div>
      <div class="board-flights" aria-hidden="true"></div>`;
  }
}

/** What the animation knows of the board. */
function animated(board: Board): AnimatedDrawing {
  return {
    element: board,
    get layer() {
      return board.querySelector<HTMLElement>(":scope > .board-flights");
    },
    get speed() {
      return board.speed;
    },
    get still() {
      return board.still;
    },
    ready() {
      board.requestUpdate();
    },
  };
}

function processors(view: BoardView) {
  const { density, swipes } = view.frame;
  const label = text("processors");
  if (density === "strip") {
    return html`<gopark-processor-strip
      data-zone="processors"
      role="group"
      aria-label=${label}
      .view=${view}
    ></gopark-processor-strip>`;
  }
  return html`<div
    class="p-row p-row-${density} ${swipes ? "p-row-swipes" : ""} ${
      view.slim.size > 0 ? "p-row-uneven" : ""
    }"
    data-zone="processors"
    role="group"
    aria-label=${label}
  >
    ${repeat(
      Object.values(view.world.ps),
      ({ id }) => id,
      (p) =>
        html`<gopark-processor
          role="group"
          class=${view.slim.has(p.id) ? "p-slim" : ""}
          aria-label=${processorLabel(p)}
          .view=${view}
          .processor=${p}
        ></gopark-processor>`,
    )}
  </div>`;
}

customElements.define("gopark-board", Board);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-board": Board;
  }
}
