import { html, nothing, svg } from "lit";
import type { QueueDetail } from "./geometry/detail";
import {
  allSlots,
  dotAt,
  dotPitch,
  dotsPath,
  ringLength,
  ringPosition,
  ringSide,
  ringSlot,
  slotAt,
  slotCorner,
  slotsPath,
} from "./geometry/ring";
import { BoardPart } from "./part";
import { goroutineName } from "../words/state-words";
import text from "../../texts/board.yaml";

/**
 * A queue too long for circles with names, as dots or as the ring itself. A cursor goes through it
 * with the arrow keys, and what it stands on can be chosen like anything on the board.
 *
 * @prop view: the board's world
 * @prop goids: what the queue holds, front first
 * @prop head: the counter of the ring's head; the global queue has none
 * @prop detail: dots or grid
 * @prop name: whose queue, P2 or sched
 * @prop perRow: how many dots in a row
 */
export class QueueSlots extends BoardPart {
  static override properties = {
    goids: { attribute: false },
    head: { attribute: false },
    detail: { attribute: false },
    name: { attribute: false },
    perRow: { attribute: false },
    cursor: { state: true },
  };

  declare goids: readonly number[];
  declare head: number;
  declare detail: QueueDetail;
  declare name: string;
  declare perRow: number;
  declare private cursor: number;

  constructor() {
    super();
    this.goids = [];
    this.head = 0;
    this.detail = "dots";
    this.name = "";
    this.perRow = 16;
    this.cursor = 0;
    this.addEventListener("keydown", this.move);
    this.addEventListener("pointerdown", this.point);
  }

  protected override render() {
    const { goids, view } = this;
    if (view === undefined || goids.length === 0) return nothing;
    const at = Math.min(this.cursor, goids.length - 1);
    const picture = this.detail === "grid" ? this.grid(at) : this.dots(at);
    return html`<span
      class="slots-cursor"
      role="slider"
      tabindex="-1"
      data-item
      data-kind="g"
      data-id=${goids[at] ?? 0}
      data-key="slots ${this.name}"
      aria-label=${text("slots-label", { p: this.name })}
      aria-valuemin="1"
      aria-valuemax=${goids.length}
      aria-valuenow=${at + 1}
      aria-valuetext=${this.words(at)}
      >${picture}</span
    >`;
  }

  private words(at: number): string {
    const world = this.view?.world;
    const g = world === undefined ? "" : goroutineName(this.goids[at] ?? 0, world);
    const told = { position: at + 1, count: this.goids.length, g };
    return this.detail === "grid"
      ? text("slot", { ...told, slot: ringSlot(this.head, at) })
      : text("position", told);
  }

  private grid(at: number) {
    const { goids, head } = this;
    const cursor = slotCorner(ringSlot(head, at));
    const first = slotCorner(ringSlot(head, 0));
    const last = slotCorner(ringSlot(head, goids.length));
    return html`<svg
      class="slots-grid"
      viewBox="-3 -3 ${ringLength + 5} ${ringLength + 5}"
      aria-hidden="true"
    >
      <path class="slots-free" d=${allSlots}></path>
      <path class="slots-taken" d=${slotsPath(head, goids.length)}></path>
      ${svg`<rect class="slots-tail" x=${last.x} y=${last.y} width="5" height="5"></rect>
      <rect class="slots-head" x=${first.x} y=${first.y} width="5" height="5"></rect>
      <rect class="slots-at" x=${cursor.x - 1} y=${cursor.y - 1} width="7" height="7"></rect>`}
    </svg>`;
  }

  private dots(at: number) {
    const rows = Math.ceil(this.goids.length / this.perRow);
    const x = (at % this.perRow) * dotPitch;
    const y = Math.floor(at / this.perRow) * dotPitch;
    return html`<svg
      class="slots-dots"
      viewBox="0 0 ${this.perRow * dotPitch} ${rows * dotPitch}"
      aria-hidden="true"
    >
      <path class="slots-taken" d=${dotsPath(this.goids.length, this.perRow)}></path>
      ${svg`<rect
        class="slots-at" x=${x} y=${y} width=${dotPitch} height=${dotPitch} rx="5.5"
      ></rect>`}
    </svg>`;
  }

  private readonly move = (event: KeyboardEvent): void => {
    const last = this.goids.length - 1;
    const side = this.detail === "grid" ? ringSide : this.perRow;
    const at = Math.min(this.cursor, last);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, PageDown: at + side, PageUp: at - side }[
      event.key
    ];
    if (to === undefined || to < 0 || to > last || event.altKey || event.ctrlKey) return;
    this.cursor = to;
    event.preventDefault();
    event.stopPropagation();
  };

  /** What lies under the pointer, before the click that chooses it. */
  private readonly point = (event: PointerEvent): void => {
    const drawing = this.querySelector("svg");
    if (drawing === null) return;
    const box = drawing.getBoundingClientRect();
    const across = (event.clientX - box.left) / Math.max(1, box.width);
    const down = (event.clientY - box.top) / Math.max(1, box.height);
    const at = this.positionAt(across, down);
    if (at < 0 || at >= this.goids.length) return;
    this.cursor = at;
    this.querySelector("[data-item]")?.setAttribute("data-id", String(this.goids[at]));
  };

  private positionAt(across: number, down: number): number {
    if (this.detail === "grid") {
      const side = ringLength + 5;
      return ringPosition(this.head, slotAt(across * side - 3, down * side - 3));
    }
    const rows = Math.ceil(this.goids.length / this.perRow);
    return dotAt(across * this.perRow * dotPitch, down * rows * dotPitch, this.perRow);
  }
}

customElements.define("gopark-slots", QueueSlots);
