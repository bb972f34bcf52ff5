import { LitElement, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Snapshot } from "../world/world";
import { frameOf } from "./geometry/frame";
import { markingOf, type BoardObject } from "./geometry/objects";
import { whereabouts } from "./geometry/whereabouts";
import { Gestures } from "./gestures";
import { markLooks } from "./look";
import type { BoardView } from "./part";
import { processorLabel } from "./processor";
import { RovingFocus } from "./roving-focus";
import text from "../../texts/board.yaml";
import "./global-queue";
import "./kernel";
import "./strip";
import "./waits";

/** Before the first measurement, and where there is nothing to measure. */
const usualWidth = 1000;

/**
 * The scheduler at one moment, drawn.
 *
 * @prop world: the moment
 * @prop chosen: what stands out as selected
 * @prop pinned: what is followed wherever it goes
 * @prop look: names of things and places that somebody is to look at
 * @attr brief: processors and queues only, for a small frame
 * @fires gopark-choose: a thing was clicked, or Enter pressed on it; detail: kind, id, x, y
 * @fires gopark-menu: a right click, a long press, Shift+F10 or the menu key; the same detail
 */
export class Board extends LitElement {
  static override properties = {
    world: { attribute: false },
    chosen: { attribute: false },
    pinned: { attribute: false },
    look: { attribute: false },
    brief: { type: Boolean, reflect: true },
    width: { state: true },
  };

  declare world: Snapshot | undefined;
  declare chosen: BoardObject | undefined;
  declare pinned: readonly BoardObject[];
  declare look: readonly string[];
  declare brief: boolean;
  declare private width: number;

  private readonly focusing = new RovingFocus(this);
  private sizes: ResizeObserver | undefined;

  constructor() {
    super();
    this.pinned = [];
    this.look = [];
    this.brief = false;
    this.width = usualWidth;
    new Gestures(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const measured = this.getBoundingClientRect().width;
    if (measured > 0) this.width = measured;
    this.sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) this.width = entry.contentRect.width;
    });
    this.sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
  }

  /** Complete when the parts, too, have drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    await partsDrawn(this);
    return done;
  }

  protected override updated(): void {
    const { frame } = this.view ?? {};
    if (frame !== undefined) this.style.setProperty("--columns", String(frame.columns));
    void partsDrawn(this).then(() => {
      this.focusing.settle();
      markLooks(this, this.look);
    });
  }

  private get view(): BoardView | undefined {
    const { world, brief } = this;
    if (world === undefined) return undefined;
    return {
      world,
      brief,
      where: whereabouts(world),
      frame: frameOf(this.width, Object.keys(world.ps).length, brief),
      marking: markingOf(this.chosen, this.pinned),
    };
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
          this.brief
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
      </div>`;
  }
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
    class="p-row p-row-${density} ${swipes ? "p-row-swipes" : ""}"
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
          aria-label=${processorLabel(p)}
          .view=${view}
          .processor=${p}
        ></gopark-processor>`,
    )}
  </div>`;
}

/** Parts within parts: each round waits for those that the last one made. */
async function partsDrawn(root: HTMLElement): Promise<void> {
  const parts = [...root.querySelectorAll("*")].filter((node) => node instanceof LitElement);
  await Promise.all(parts.map((part) => part.updateComplete));
  const drawn = [...root.querySelectorAll("*")].filter((node) => node instanceof LitElement);
  if (drawn.some((part) => part.isUpdatePending)) await partsDrawn(root);
}

customElements.define("gopark-board", Board);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-board": Board;
  }
}
