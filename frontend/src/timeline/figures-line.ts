import { html, nothing } from "lit";
import { number, roughDuration } from "../base/amounts.ts";
import { figuresOf, type Stretch } from "./spans/figures.ts";
import type { RunRecord } from "./spans/run-record.ts";
import text from "../../texts/timeline.yaml";

export interface FiguresState {
  readonly stretch: Stretch;
  /** Whether somebody has marked the stretch; otherwise it is what is in sight. */
  readonly isMarked: boolean;
  readonly isTabled: boolean;
  /** Whether the run is longer than what is kept of it. */
  readonly isPart: boolean;
}

export interface FiguresActions {
  readonly turnTable: () => void;
  readonly clear: () => void;
}

/** What happened in a stretch, in one line. */
export function figuresLine(
  record: RunRecord,
  { stretch, isMarked, isTabled, isPart }: FiguresState,
  { turnTable, clear }: FiguresActions,
) {
  const figures = figuresOf(record, stretch);
  const span = { duration: roughDuration(figures.ns) };
  const mean = number(figures.meanRunnable, 1);
  return html`<div class="figures">
    <b role="status">${isMarked ? text("figures.selection", span) : text("figures.view", span)}</b>
    <span>${text("figures.switches", { count: figures.switches })}</span>
    <span>${text("figures.steals", { count: figures.steals })}</span>
    <span>${text("figures.handoffs", { count: figures.handoffs })}</span>
    <span>${text("figures.preemptions", { count: figures.preemptions })}</span>
    <span class="rarer">${text("figures.wakes", { count: figures.wakes })}</span>
    <span class="rarer">${text("figures.calls", { count: figures.calls })}</span>
    <span class="rarer">${text("figures.created", { count: figures.created })}</span>
    <span class="rarer">${text("figures.runnable", { mean, most: figures.mostRunnable })}</span>
    <button
      type="button"
      class="link"
      aria-expanded=${isTabled ? "true" : "false"}
      @click=${turnTable}
    >
      ${text("figures.table")}
    </button>
    ${
      isMarked
        ? html`<button type="button" class="link" @click=${clear}>${text("figures.clear")}</button>`
        : nothing
    }
    ${
      isPart
        ? html`<span>${text("part", { from: record.firstStep, to: record.lastStep })}</span>`
        : nothing
    }
    <span class="help help-mouse">${text("help")}</span
    ><span class="help-touch">${text("help.touch")}</span>
  </div>`;
}
