import { html, nothing } from "lit";
import { number } from "../base/amounts";
import type { Sched } from "../world/world";
import { globalDetail } from "./geometry/detail";
import { queuePicture, type QueuePicture } from "./geometry/queues";
import { standing } from "./marks";
import { BoardPart, type BoardView } from "./part";
import { bar, namedMarks } from "./run-queue";
import text from "../../texts/board.yaml";
import "./slots";

/** A full bar: a million goroutines. */
const most = 1_000_000;

/**
 * The global run queue as a band above the processors, always equally high.
 *
 * @prop view: the board's world
 */
export class GlobalQueue extends BoardPart {
  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const { sched } = view.world;
    const detail = globalDetail(sched.runqsize);
    const pinned = (goid: number) => view.marking.pinned.has(`G${String(goid)}`);
    const picture = queuePicture(detail, sched.runq, sched.runqsize, pinned);
    return html`${heading(sched, view)}
      <div class="gq-room room-${detail}" data-place="sched.runq">${drawn(picture, view)}</div>
      ${notices(view)}`;
  }
}

function heading(sched: Sched, view: BoardView) {
  const { key, chosen } = standing({ kind: "queue", id: "sched" }, view);
  return html`<button
    type="button"
    class="gq-name"
    tabindex="-1"
    data-item
    data-kind="queue"
    data-id="sched"
    data-key=${key}
    aria-current=${chosen}
    title=${text("global-label", { count: sched.runqsize })}
  >
    <b>${text("global-queue")}</b> <code>sched.runq · ${number(sched.runqsize)}</code>
  </button>`;
}

function drawn(picture: QueuePicture, view: BoardView) {
  const named = namedMarks(picture, "sched.runq", view);
  switch (picture.detail) {
    case "empty":
      return html`<span class="q-nothing">${text("global-empty")}</span>`;
    case "circles":
      return named;
    case "bar":
      return html`${named}${bar(picture.size, most)}`;
    case "dots":
    case "grid":
      return html`${named}<gopark-slots
          .view=${view}
          .goids=${picture.listed}
          .detail=${"dots"}
          .perRow=${picture.detail === "dots" ? 32 : 64}
          .name=${"sched"}
        ></gopark-slots>`;
  }
}

/** What concerns all processors at once. */
function notices({ world }: BoardView) {
  const { gc, sched, ended } = world;
  return html`<span class="gq-notices">
    ${
      gc.phase === "off"
        ? nothing
        : html`<span class="notice notice-gc">${text("collecting", { phase: gc.phase })}</span>`
    }
    ${sched.gcwaiting ? html`<span class="notice">${text("world-stopped")}</span>` : nothing}
    ${
      ended === undefined
        ? nothing
        : html`<span class="notice">${text("ended", { code: ended.exitCode })}</span>`
    }
  </span>`;
}

customElements.define("gopark-global-queue", GlobalQueue);
