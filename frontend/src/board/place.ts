import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { BoardObject } from "./geometry/objects";
import { someOf } from "./geometry/places";
import { goroutineMark, standing } from "./marks";
import type { BoardView } from "./part";
import text from "../../texts/board.yaml";

const mostMarks = 5;

/** A few of those who stand somewhere, the followed ones among them, and how many more. */
export function marks(
  goids: readonly number[],
  place: string,
  view: BoardView,
  total = goids.length,
  most = mostMarks,
) {
  const some = someOf(goids, most, total, (goid) => view.marking.pinned.has(`G${String(goid)}`));
  return html`${repeat(
    some.shown,
    (goid) => goid,
    (goid) => goroutineMark(goid, place, view, goids.indexOf(goid)),
  )}${
    some.more === 0
      ? nothing
      : html`<span class="marks-more">${text("more", { count: some.more })}</span>`
  }`;
}

/**
 * The name of a place, which is a thing to choose, too: it is called what is seen of it, and
 * described by its label.
 */
export function placeButton(
  object: BoardObject,
  name: string,
  own: TemplateResult,
  label: string,
  view: BoardView,
) {
  const { key, chosen } = standing(object, view);
  return html`<button
    type="button"
    class="place-name"
    tabindex="-1"
    data-item
    data-kind=${object.kind}
    data-id=${object.id}
    data-key=${key}
    aria-current=${chosen}
    title=${label}
  >
    <b>${name}</b> ${own}
  </button>`;
}

export function nobody() {
  return html`<span class="muted">${text("nobody")}</span>`;
}
