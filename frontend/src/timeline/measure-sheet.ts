import { html, nothing, svg } from "lit";
import { number, percent, roughDuration } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { saveText } from "../base/save-file.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import "./family-tree.ts";
import { Counts } from "./measures/counts.ts";
import { eventsCsv, measuresCsv } from "./measures/csv.ts";
import { goroutinesIn, waitsIn, wakingsIn } from "./measures/goroutines.ts";
import { measures, seriesOf, valueAt, type Axis, type MeasureName } from "./measures/series.ts";
import { sheetStyles } from "./measure-sheet.styles.ts";
import type { Sight } from "./sight.ts";
import {
  goroutineTable,
  groupings,
  usualTable,
  waitTable,
  wakingTable,
  type Grouping,
  type TableView,
} from "./sheet-tables.ts";
import type { RunRecord } from "./spans/run-record.ts";
import text from "../../texts/measures.yaml";

const sheets = ["curves", "goroutines", "family", "waits", "wakings"] as const;

type Sheet = (typeof sheets)[number];

const csvType = "text/csv";

const columns = 400;
const height = 30;

const shares: ReadonlySet<MeasureName> = new Set<MeasureName>(["utilisation", "gc", "quota"]);

/**
 * Measures of a run over the timeline's axis, and tables of what its goroutines did.
 *
 * @prop sight: which part of which run
 * @fires gopark-look, gopark-choose
 */
export class MeasureSheet extends StillWhilePressed {
  static override properties = {
    sight: { attribute: false },
    sheet: { state: true },
    table: { state: true },
  };

  static override styles = [panel, sheetStyles];

  declare sight: Sight | null;
  declare private sheet: Sheet;
  declare private table: TableView;
  private counted: {
    readonly of: string;
    readonly record: RunRecord;
    readonly counts: Counts;
  } | null = null;

  constructor() {
    super();
    this.sight = null;
    this.sheet = "curves";
    this.table = usualTable;
  }

  protected override render() {
    const { sight } = this;
    if (sight === null) return nothing;
    return html`<div class="sheet-head">
        <div class="choices" role="radiogroup" aria-label=${text("sheet")}>
          ${sheets.map(
            (sheet) =>
              html`<label
                ><input
                  type="radio"
                  name="sheet"
                  value=${sheet}
                  .checked=${sheet === this.sheet}
                  @change=${() => {
                    this.sheet = sheet;
                  }}
                />${text(`sheet.${sheet}`)}</label
              >`,
          )}
        </div>
        ${this.sheet === "goroutines" ? this.tools() : nothing}
        <span class="files">
          <button type="button" @click=${this.saveMeasures}>${text("csv.measures")}</button>
          <button type="button" @click=${this.saveEvents}>${text("csv.events")}</button>
        </span>
      </div>
      <div class="body" tabindex="0" role="region" aria-label=${text(`sheet.${this.sheet}`)}>
        ${this.body(sight)}
      </div>`;
  }

  private body(sight: Sight) {
    const { record, stretch, cursor } = sight;
    switch (this.sheet) {
      case "curves":
        return this.curves(sight);
      case "goroutines": {
        const { rows, latency } = goroutinesIn(record, stretch, cursor);
        const { count } = latency;
        const [p50, p99, most] = [latency.p50, latency.p99, latency.most].map(roughDuration);
        return html`<p class="latency">
            ${text("latency", { p50: p50 ?? "", p99: p99 ?? "", most: most ?? "", count })}
          </p>
          ${goroutineTable(rows, this.table, this.tableActions)}`;
      }
      case "family":
        return html`<gopark-family .sight=${sight}></gopark-family>`;
      case "waits": {
        const waits = waitsIn(record, stretch);
        return waits.length === 0 ? this.nothingThere() : waitTable(waits);
      }
      case "wakings": {
        const wakings = wakingsIn(record, stretch);
        return wakings.length === 0 ? this.nothingThere() : wakingTable(wakings);
      }
    }
  }

  private nothingThere() {
    return html`<p class="muted">${text("none")}</p>`;
  }

  private tools() {
    return html`<input
        type="search"
        aria-label=${text("filter")}
        placeholder=${text("filter.hint")}
        .value=${this.table.query}
        @input=${(event: Event) => {
          this.table = { ...this.table, query: (event.target as HTMLInputElement).value };
        }}
      />
      <label
        >${text("group")}
        <select
          @change=${(event: Event) => {
            const grouping = (event.target as HTMLSelectElement).value as Grouping;
            this.table = { ...this.table, grouping };
          }}
        >
          ${groupings.map(
            (grouping) =>
              html`<option value=${grouping} .selected=${grouping === this.table.grouping}>
                ${text(`group.${grouping}`)}
              </option>`,
          )}
        </select></label
      >`;
  }

  private readonly tableActions = {
    sort: (column: TableView["sort"]): void => {
      const isAgain = column === this.table.sort;
      const descending = isAgain ? !this.table.descending : column !== "g" && column !== "name";
      this.table = { ...this.table, sort: column, descending };
    },
    choose: (id: number): void => {
      emit(this, "gopark-choose", { kind: "g", id });
    },
  };

  // ---- curves

  private countsOf({ record, version }: Sight): Counts {
    const of = String(version);
    if (this.counted?.of !== of || this.counted.record !== record) {
      this.counted = { of, record, counts: new Counts(record) };
    }
    return this.counted.counts;
  }

  private curves(sight: Sight) {
    const { scale, window } = sight;
    const counts = this.countsOf(sight);
    const axis: Axis = { scale, window, columns };
    return html`<div class="curves">
      ${measures.map((name) => this.curve(sight, counts, name, axis))}
    </div>`;
  }

  private curve(sight: Sight, counts: Counts, name: MeasureName, axis: Axis) {
    const { record, cursor, window, scale } = sight;
    const { values, most } = seriesOf(record, counts, name, axis);
    const at = record.measures[scale](cursor);
    const part = (at - window.from) / (window.to - window.from);
    const here = valueAt(record, counts, name, cursor);
    const said = (value: number): string => (shares.has(name) ? percent(value) : number(value, 1));
    const label = text(`curve.${name}`);
    const x = (part * columns).toFixed(1);
    return html`<div class="curve" data-measure=${name}>
      <span class="name">${label} <b>${said(here)}</b></span>
      <svg
        viewBox="0 0 ${columns} ${height}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${text("curve.words", { name: label, now: said(here), most: said(most) })}
        @click=${this.look}
      >
        ${svg`<path d=${pathOf(values, shares.has(name) ? 1 : most)}></path>
          <line x1=${x} x2=${x} y1="0" y2=${height}></line>`}
      </svg>
      <span class="most muted" aria-hidden="true">${text("curve.most", { most: said(most) })}</span>
    </div>`;
  }

  /** Goes to the moment under the pointer. */
  private readonly look = (event: MouseEvent): void => {
    const { sight } = this;
    if (sight === null) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const { from, to } = sight.window;
    const place = from + ((event.clientX - left) / width) * (to - from);
    emit(this, "gopark-look", sight.record.stepOf(sight.record.beatAt(place, sight.scale)));
  };

  // ---- files

  private readonly saveMeasures = (): void => {
    const { sight } = this;
    if (sight === null) return;
    saveText(
      "measures.csv",
      measuresCsv(sight.record, this.countsOf(sight), sight.stretch),
      csvType,
    );
  };

  private readonly saveEvents = (): void => {
    const { sight } = this;
    if (sight !== null) saveText("events.csv", eventsCsv(sight.record, sight.stretch), csvType);
  };
}

/** The outline of columns above the axis. */
function pathOf(values: Float64Array, most: number): string {
  let path = `M0 ${String(height)}`;
  for (const [column, value] of values.entries()) {
    const y = most > 0 ? height - (value / most) * (height - 2) : height;
    path += `V${y.toFixed(1)}H${String(column + 1)}`;
  }
  return `${path}V${String(height)}Z`;
}

customElements.define("gopark-measures", MeasureSheet);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-measures": MeasureSheet;
  }
}
