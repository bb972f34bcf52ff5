import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "./icons.ts";
import type { LaneRow, Row } from "./rows.ts";
import { spanTimes } from "./span-times.ts";
import { stateOf } from "./spans/lane-state.ts";
import type { RunRecord } from "./spans/run-record.ts";
import text from "../../texts/timeline.yaml";

/** The span at which a lane stands, and whether the keyboard is there. */
export interface RowPosition {
  readonly at: number;
  readonly span: number;
  readonly isActive: boolean;
}

/**
 * A lane: its name, and its span as a cell with a sentence. Where the keyboard is, the spans on
 * both sides are there too, so that an arrow leads to a cell and the reader says it.
 */
export function laneRow(
  row: LaneRow,
  { at, span, isActive }: RowPosition,
  record: RunRecord,
  choose: (name: string) => void,
) {
  const { key, lane } = row;
  const spans = isActive ? [span - 1, span, span + 1] : [span];
  const there = spans.filter((each) => each >= 0 && each < lane.length);
  return html`<div class="row" role="row" data-row=${key} aria-rowindex=${at + 1}>
    <div class="name" role="rowheader">
      <button
        type="button"
        tabindex="-1"
        aria-label=${text("choose", { name: key })}
        @click=${() => {
          choose(key);
        }}
      >
        ${key}
      </button>
    </div>
    ${repeat(
      there,
      (each) => each,
      (each) =>
        html`<div
          class="cell"
          role="gridcell"
          data-span=${each}
          aria-colindex=${each + 1}
          tabindex=${isActive && each === span ? 0 : -1}
        >
          ${sentence(row, each, record)}
        </div>`,
    )}
  </div>`;
}

/** The line that made some goroutines, which stand under it unless it is folded. */
export function groupRow(row: Exclude<Row, LaneRow>, at: number, turn: (key: string) => void) {
  const { group, folded, key } = row;
  const name = group.name === "" ? text("group.runtime") : group.name;
  return html`<div class="row group" role="row" data-row=${key} aria-rowindex=${at + 1}>
    <div class="name" role="gridcell">
      <button
        type="button"
        aria-expanded=${folded ? "false" : "true"}
        aria-label=${folded ? text("group.unfold", { name }) : text("group.fold", { name })}
        @click=${() => {
          turn(key);
        }}
      >
        ${icon(folded ? "next" : "down")} <span>${name}</span>
        <span class="line">${group.line}</span>
        <span class="count">${text("group.count", { count: group.gs.length })}</span>
      </button>
    </div>
  </div>`;
}

/** A span in words, for screen readers. */
function sentence({ key, kind, id, lane }: LaneRow, index: number, record: RunRecord): string {
  const { state, g, from } = lane.span(index, record.beats);
  const name = text(`state.${stateOf(state)}`);
  const reason = kind === "g" ? reasonOf(record, id, from) : "";
  const alone = reason === "" ? name : text("span.because", { state: name, reason });
  const words = g >= 0 ? text("span.g", { state: name, g: `G${String(g)}` }) : alone;
  return text("span", { lane: key, state: words, ...spanTimes(record, lane, index) });
}

/** Why a goroutine waits that parked at a beat. */
function reasonOf(record: RunRecord, g: number, beat: number): string {
  const end = record.firstMarkAt(beat + 1);
  for (let at = record.firstMarkAt(beat); at < end; at++) {
    if (record.mark(at).g === g && record.wordOf(at) !== "") return record.wordOf(at);
  }
  return "";
}
