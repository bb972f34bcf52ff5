import { html, nothing, svg, type TemplateResult } from "lit";
import { keyOf, type BoardObject } from "./geometry/objects";
import type { Machine } from "../world/world";
import { machineLabel } from "../words/state-words";
import { goroutineLabel, goroutineLook, machineLook } from "./words";
import type { BoardView } from "./part";

/** What a thing on the board says of itself to the roving focus, the menu and the animation. */
export interface Standing {
  readonly object: BoardObject;
  readonly key: string;
  readonly chosen: "true" | typeof nothing;
  readonly pinned: boolean;
}

export function standing(object: BoardObject, { marking }: BoardView): Standing {
  const key = keyOf(object);
  return {
    object,
    key,
    chosen: marking.chosen === key ? "true" : nothing,
    pinned: marking.pinned.has(key),
  };
}

/**
 * A goroutine: a circle with its number. Wherever it goes its key stays, and `data-place` tells
 * where it is.
 */
export function goroutineMark(
  goid: number,
  place: string,
  view: BoardView,
  position = 0,
): TemplateResult {
  const { key, chosen, pinned } = standing({ kind: "g", id: goid }, view);
  const look = goroutineLook(view.world.gs[goid], place);
  return html`<button
    type="button"
    class="g g-${look} ${numberClass(goid)}"
    tabindex="-1"
    data-item
    data-kind="g"
    data-id=${goid}
    data-key=${key}
    data-place=${place}
    ?data-pinned=${pinned}
    aria-current=${chosen}
    aria-label=${goroutineLabel(goid, place, position, view.world)}
  >
    <svg viewBox="0 0 48 48" aria-hidden="true"><use href="#g-${look}"></use></svg
    ><span class="g-letter">G</span>${goid}
  </button>`;
}

/** Longer numbers are set closer. */
function numberClass(goid: number): string {
  if (goid > 9999) return "g-long";
  return goid > 999 ? "g-wide" : "";
}

/** A machine without a processor: a triangle with its name. */
export function machineMark(m: Machine, place: string, view: BoardView): TemplateResult {
  const { key, chosen, pinned } = standing({ kind: "m", id: m.id }, view);
  return html`<button
    type="button"
    class="m ${m.id > 9 ? "m-long" : ""}"
    tabindex="-1"
    data-item
    data-kind="m"
    data-id=${m.id}
    data-key=${key}
    data-place=${place}
    ?data-pinned=${pinned}
    aria-current=${chosen}
    aria-label=${machineLabel(m, view.world)}
  >
    <svg viewBox="0 0 48 48" aria-hidden="true"><use href="#m-${machineLook(m)}"></use></svg
    >M${m.id}
  </button>`;
}

/** The badge of a symbol alone, cut out of its corner. */
export function badge(symbol: string): TemplateResult {
  return html`<svg class="badge" viewBox="51 27 20 20" aria-hidden="true">
    ${svg`<use href="#${symbol}" width="72" height="48"></use>`}
  </svg>`;
}
