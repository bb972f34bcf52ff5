import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Processor } from "../world/world";
import { circlesIn, localDetail, logShare } from "./geometry/detail";
import { queuePicture, type QueuePicture } from "./geometry/queues";
import { goroutineMark, standing } from "./marks";
import { BoardPart, type BoardView } from "./part";
import text from "../../texts/board.yaml";
import "./slots";

/**
 * A processor's local queue. Its room is the same however long it is.
 *
 * @prop view: the board's world
 * @prop processor: whose queue
 */
export class RunQueue extends BoardPart {
  static override properties = { processor: { attribute: false } };

  declare processor: Processor | undefined;

  protected override render() {
    const { view, processor: p } = this;
    if (view === undefined || p === undefined) return nothing;
    const detail = localDetail(p.runqsize, view.frame.density, p.runqcapacity);
    const pinned = (goid: number) => view.marking.pinned.has(`G${String(goid)}`);
    const picture = queuePicture(detail, p.runq, p.runqsize, pinned);
    return html`${this.heading(p, view)}
      <div class="q-room room-${detail}" data-place=${`P${String(p.id)}.runq`}>
        ${this.drawn(picture, p, view)}
      </div>`;
  }

  private heading(p: Processor, view: BoardView) {
    const name = `P${String(p.id)}`;
    const { key, chosen } = standing({ kind: "queue", id: name }, view);
    const compact = view.frame.density === "compact";
    return html`<button
      type="button"
      class="q-name"
      tabindex="-1"
      data-item
      data-kind="queue"
      data-id=${name}
      data-key=${key}
      aria-current=${chosen}
      aria-label=${`runq ${String(p.runqsize)}/${String(p.runqcapacity)}`}
      title=${text("local-label", { p: name, count: p.runqsize, capacity: p.runqcapacity })}
    >
      ${
        compact
          ? html`<code class="q-count">${p.runqsize}</code>`
          : html`<code>runq</code> <code class="q-count">${p.runqsize}/${p.runqcapacity}</code>`
      }
    </button>`;
  }

  private drawn(picture: QueuePicture, p: Processor, view: BoardView) {
    switch (picture.detail) {
      case "empty":
        return html`<span class="q-nothing">${text("local-empty")}</span>`;
      case "bar":
        return bar(picture.size, p.runqcapacity);
      case "circles":
        return circles(picture, p, view);
      case "dots":
      case "grid":
        return html`<gopark-slots
            .view=${view}
            .goids=${p.runq}
            .head=${p.runqhead}
            .detail=${picture.detail}
            .name=${`P${String(p.id)}`}
          ></gopark-slots>
          <div class="q-named">${named(picture, p, view)}</div>
          ${picture.detail === "grid" ? counters(p) : nothing}`;
    }
  }
}

/** The first slots of the ring's room, the empty ones too. */
function circles(picture: QueuePicture, p: Processor, view: BoardView) {
  const free = circlesIn(view.frame.density) - picture.size;
  return html`${named(picture, p, view)}${Array.from(
    { length: Math.max(0, free) },
    () => html`<span class="cell-free"></span>`,
  )}`;
}

function named(picture: QueuePicture, p: Processor, view: BoardView) {
  return namedMarks(picture, `P${String(p.id)}.runq`, view);
}

/** The named goroutines of a queue, with dots where some between two are not named. */
export function namedMarks({ named, listed }: QueuePicture, place: string, view: BoardView) {
  return repeat(
    named,
    (at) => listed[at],
    (at, index) => {
      const skips = index > 0 && at - (named[index - 1] ?? 0) > 1;
      return html`${skips ? html`<span class="q-skip" aria-hidden="true">…</span>` : nothing}
      ${goroutineMark(listed[at] ?? 0, place, view, at)}`;
    },
  );
}

function counters(p: Processor) {
  return html`<span class="q-counters"
    ><code class="q-head">head ${p.runqhead}</code
    ><code class="q-tail">tail ${p.runqtail}</code></span
  >`;
}

/** A queue as a bar on a logarithmic scale. */
export function bar(size: number, most: number) {
  const length = Math.round(logShare(size, most) * 1000) / 10;
  return html`<svg class="q-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="q-bar-room" width="100" height="6"></rect>
    <rect class="q-bar-full" width=${length} height="6"></rect>
  </svg>`;
}

customElements.define("gopark-run-queue", RunQueue);
