import { LitElement, css, html, nothing } from "lit";
import { panel } from "../base/panel.ts";
import type { SweepCell } from "../world/compared.ts";
import { endOf } from "./figures.ts";
import { measured, measureName, type Measure } from "./measures.ts";
import text from "../../texts/sweep.yaml";

/** The number of shades between least and most. */
const shades = 7;

/** The strongest colour, in percent, on which letters can still be read in both themes. */
const strongest = 60;

/** Rows and columns of a grid, with their names. */
export interface GridAxis {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * A grid of runs as a table whose cells are the darker, the more there is of what is measured. A
 * run that was stopped before its end is marked.
 *
 * @prop rows, columns: what they are
 * @prop cells: those that are there
 * @prop measure: what is shown of them
 */
export class HeatMap extends LitElement {
  static override properties = {
    rows: { attribute: false },
    columns: { attribute: false },
    cells: { attribute: false },
    measure: {},
  };

  static override styles = [
    panel,
    css`
      .room {
        overflow-x: auto;
      }

      table {
        border-collapse: separate;
        border-spacing: 2px;
        font-size: 0.875rem;
      }

      caption {
        padding-block-end: var(--space-2);
        font-weight: 650;
        text-align: start;
      }

      th {
        padding: 0.4rem 0.6rem;
        font-family: var(--mono);
        font-weight: 500;
        text-align: start;
        white-space: nowrap;
      }

      th[scope="row"] {
        position: sticky;
        inset-inline-start: 0;
        background: var(--surface);
      }

      th.axis {
        min-inline-size: 6rem;
        color: var(--muted);
        font-family: var(--sans);
        font-weight: 400;
        white-space: normal;
      }

      td {
        min-inline-size: 5.5rem;
        padding: 0.6rem;
        border-radius: 4px;
        background: color-mix(in oklab, var(--accent) calc(var(--heat) * 1%), var(--sunken));
        color: var(--ink);
        font-family: var(--mono);
        text-align: end;
        white-space: nowrap;
      }

      td.empty {
        color: var(--muted);
        background: var(--sunken);
      }

      .scale {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        margin-block-start: var(--space-2);
        color: var(--muted);
      }

      /* Four columns of a map are seen at once on a phone, or nearly. */
      @media (width < 40rem) {
        table {
          border-spacing: 1px;
          font-size: 0.6875rem;
        }

        th {
          padding: 0.4rem 0.25rem;
        }

        th.axis {
          min-inline-size: 0;
        }

        td {
          min-inline-size: 0;
          padding: 0.5rem 0.25rem;
        }
      }

      @media (forced-colors: active) {
        td {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];

  declare rows: GridAxis;
  declare columns: GridAxis;
  declare cells: readonly SweepCell[];
  declare measure: Measure;

  constructor() {
    super();
    this.rows = { name: "", values: [] };
    this.columns = { name: "", values: [] };
    this.cells = [];
    this.measure = "waitP99Ns";
  }

  protected override render() {
    const { rows, columns, measure } = this;
    const values = this.cells.map(({ figures }) => figures[measure]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const name = measureName(measure);
    return html`<div class="room" tabindex="0" role="region" aria-label=${name}>
        <table>
          <caption>
            ${name}
          </caption>
          <thead>
            <tr>
              <th class="axis" scope="col">
                ${text("axes", { rows: rows.name, columns: columns.name })}
              </th>
              ${columns.values.map((value) => html`<th scope="col">${value}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.values.map(
              (value, row) =>
                html`<tr>
                  <th scope="row">${value}</th>
                  ${columns.values.map((_, column) => this.cell(row, column, least, most))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${
        values.length === 0
          ? nothing
          : html`<p class="scale">
              ${text("scale", { least: measured(measure, least), most: measured(measure, most) })}
            </p>`
      }`;
  }

  private cell(row: number, column: number, least: number, most: number) {
    const cell = this.cells.find((each) => each.row === row && each.column === column);
    if (cell === undefined) return html`<td class="empty">…</td>`;
    const value = cell.figures[this.measure];
    const heat = heatOf(value, least, most);
    return html`<td .style=${`--heat: ${String(heat)}`} title=${endOf(cell.end)}>
      ${measured(this.measure, value)}${cell.end === "cut" ? text("stopped") : nothing}
    </td>`;
  }
}

/** How strong the colour is, in percent; by the logarithm where amounts are far apart. */
export function heatOf(value: number, least: number, most: number): number {
  if (most <= least) return 0;
  const isWide = least >= 0 && most > 20 * Math.max(1, least);
  const scaled = isWide
    ? Math.log((1 + value) / (1 + least)) / Math.log((1 + most) / (1 + least))
    : (value - least) / (most - least);
  return Math.round((Math.round(scaled * (shades - 1)) / (shades - 1)) * strongest);
}

customElements.define("gopark-heat-map", HeatMap);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-heat-map": HeatMap;
  }
}
