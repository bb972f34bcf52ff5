import { html, nothing } from "lit";
import { homeOf, machineOf } from "../world/placement";
import { globalTickOf, type GlobalTick } from "../world/processors";
import type { Processor } from "../world/world";
import { processorLabel, processorLook, processorState } from "../words/state-words";
import { badge, goroutineMark, standing } from "./marks";
import { BoardPart, namedIn, type BoardView } from "./part";
import text from "../../texts/board.yaml";
import "./machine";
import "./run-queue";

/**
 * A processor with all that it owns, and its machine under it.
 *
 * @prop view: the board's world
 * @prop processor: which one
 */
export class ProcessorCard extends BoardPart {
  static override properties = { processor: { attribute: false } };

  declare processor: Processor | undefined;

  protected override drawnFrom(view: BoardView): readonly unknown[] {
    const { processor: p } = this;
    if (p === undefined) return [];
    const { gs, globalTick } = view.world;
    const m = machineOf(view.world, p)?.machine;
    const [rider] = homeOf(view.world, `M${String(p.m)}`);
    const next = p.runnext === undefined ? undefined : gs[p.runnext];
    const riding = rider === undefined ? undefined : gs[rider];
    return [p, m, next, rider, riding, globalTick, ...namedIn(p.runq, view)];
  }

  protected override render() {
    const { view, processor: p } = this;
    if (view === undefined || p === undefined) return nothing;
    const compact = view.frame.density === "compact";
    return html`<div class="p-card p-${processorLook(p)}" data-place=${`P${String(p.id)}`}>
        ${heading(p, compact, view)} ${compact ? nothing : runnext(p, view)}
        <gopark-run-queue .view=${view} .processor=${p}></gopark-run-queue>
        ${compact ? nothing : tick(globalTickOf(view.world, p))}
      </div>
      <gopark-machine .view=${view} .processor=${p}></gopark-machine>`;
  }
}

function heading(p: Processor, compact: boolean, view: BoardView) {
  const { key, chosen, pinned } = standing({ kind: "p", id: p.id }, view);
  return html`<button
    type="button"
    class="p-name"
    tabindex="-1"
    data-item
    data-kind="p"
    data-id=${p.id}
    data-key=${key}
    ?data-pinned=${pinned}
    aria-current=${chosen}
    aria-label=${processorLabel(p, p.status)}
  >
    <b>P${p.id}</b>
    ${compact ? nothing : state(p)} ${badge(`p-${processorLook(p)}`)}
  </button>`;
}

function runnext(p: Processor, view: BoardView) {
  const place = `P${String(p.id)}.runnext`;
  return html`<div class="p-next">
    <code>runnext</code>
    <span class="slot" data-place=${place}>
      ${p.runnext === undefined ? nothing : goroutineMark(p.runnext, place, view)}
    </span>
    <span class="p-chips">
      ${p.preempt ? html`<span class="p-chip p-asked">${text("preempt-asked")}</span>` : nothing}
      ${
        p.timers > 0
          ? html`<span class="p-chip">${text("timers-chip", { count: p.timers })}</span>`
          : nothing
      }
      ${p.gFree > 0 ? html`<code class="p-chip">gFree ${p.gFree}</code>` : nothing}
    </span>
  </div>`;
}

/** How far the processor is to the search that looks into the global queue first. */
function tick(global: GlobalTick | null) {
  if (global === null) return nothing;
  const { tick, every } = global;
  return html`<div class="p-tick" role="img" aria-label=${text("tick-label", { tick, every })}>
    <svg viewBox=${`0 0 ${String(every)} 3`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="q-bar-room" width=${every} height="3"></rect>
      <rect class="p-tick-done" width=${tick} height="3"></rect>
    </svg>
    <code><span class="word">tick </span>${tick}/${every}</code>
  </div>`;
}

function state(p: Processor) {
  return html`<span class="p-state">${processorState(p)}</span> <code>${p.status}</code>`;
}

customElements.define("gopark-processor", ProcessorCard);
