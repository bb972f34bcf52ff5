import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { number } from "../base/amounts";
import { unplaced } from "../world/counts";
import { homeOf } from "../world/placement";
import { reasonGroups, roomFor, waitPlaces, type ReasonGroup } from "./geometry/places";
import { standing } from "./marks";
import { BoardPart, type BoardView } from "./part";
import { marks } from "./place";
import { reasonWords } from "../words/state-words";
import text from "../../texts/board.yaml";
import "./wait-place";

const mostPlaces = { full: 9, snug: 9, compact: 5, strip: 6 };
const mostGroups = 6;

/**
 * Where goroutines wait without a thread: channels and locks, other reasons, and the dead ones that
 * wait to be used again.
 *
 * @prop view: the board's world
 */
export class Waits extends BoardPart {
  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const places = roomFor(waitPlaces(view.world), mostPlaces[view.frame.density]);
    return html`<div class="w-places">
        ${repeat(
          places.shown,
          ({ id }) => id,
          (place) => html`<gopark-wait-place .view=${view} .place=${place}></gopark-wait-place>`,
        )}
        ${
          places.more === 0
            ? nothing
            : html`<span class="w-more">${text("more-waits", { count: places.more })}</span>`
        }
      </div>
      <div class="w-others">${others(view)}${freeList(view)}</div>`;
  }
}

function others(view: BoardView) {
  const isOwn = ({ goids }: ReasonGroup) => goids.every((goid) => view.world.gs[goid]?.system);
  const [own, all] = partition(reasonGroups(view.world), isOwn);
  const groups = all.slice(0, mostGroups);
  const left = all.slice(mostGroups).reduce((sum, { goids }) => sum + goids.length, 0);
  const hidden = left + unplaced(view.world);
  if (groups.length === 0 && own.length === 0 && hidden === 0) return nothing;
  return html`<div class="place w-rest" role="group" aria-label=${text("others")}>
    <b class="place-name">${text("others")}</b>
    <div class="w-groups">
      ${repeat(
        groups,
        ({ place }) => place,
        (group) => reasonGroup(group, view),
      )}
      ${own.length === 0 ? nothing : runtimesOwn(own, view)}
    </div>
    ${
      hidden === 0
        ? nothing
        : html`<span class="muted">${text("unlisted", { count: hidden })}</span>`
    }
  </div>`;
}

/** The runtime's own goroutines sleep nearly always, and need no line for each reason. */
function runtimesOwn(groups: readonly ReasonGroup[], view: BoardView) {
  return html`<span class="w-group w-own">
    <span class="muted">${text("runtimes-own")}</span>
    ${groups.map(({ goids, place }) => marks(goids, place, view))}
  </span>`;
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean | undefined): [T[], T[]] {
  const first = all.filter((one) => belongs(one));
  return [first, all.filter((one) => !first.includes(one))];
}

function reasonGroup({ reason, place, goids }: ReasonGroup, view: BoardView) {
  const { key, chosen } = standing({ kind: "reason", id: reason }, view);
  return html`<span class="w-group" data-place=${place}>
    <button
      type="button"
      class="w-reason"
      tabindex="-1"
      data-item
      data-kind="reason"
      data-id=${reason}
      data-key=${key}
      aria-current=${chosen}
      title=${reasonWords(reason)}
    >
      <code>${reason}</code>
    </button>
    ${marks(goids, place, view)}
  </span>`;
}

function freeList(view: BoardView) {
  const goids = homeOf(view.world, "gFree");
  const count = view.world.gCounts["_Gdead"] ?? goids.length;
  const { key, chosen } = standing({ kind: "free", id: "gFree" }, view);
  return html`<div class="place" data-place="gFree" role="group" aria-label=${text("free-list")}>
    <button
      type="button"
      class="place-name"
      tabindex="-1"
      data-item
      data-kind="free"
      data-id="gFree"
      data-key=${key}
      aria-current=${chosen}
      title=${text("free-label", { count })}
    >
      <b>${text("free-list")}</b> <code>gFree · ${number(count)}</code>
    </button>
    <span class="marks-row">
      ${
        count === 0
          ? html`<span class="muted">${text("free-empty")}</span>`
          : marks(goids, "gFree", view, count)
      }
    </span>
  </div>`;
}

customElements.define("gopark-waits", Waits);
