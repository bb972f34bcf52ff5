import { LitElement, css, html } from "lit";
import { panel } from "../base/panel.ts";
import type { Figures } from "../world/compared.ts";
import { difference, measured, measureName, measures, type Measure } from "./measures.ts";
import text from "../../texts/compare.yaml";

/** A run in the table. */
export interface FiguredRun {
  readonly name: string;
  readonly end: string;
  readonly figures: Figures;
}

/**
 * What can be counted about several runs, and how each differs from the first.
 *
 * @prop runs: in their order
 */
export class FiguresTable extends LitElement {
  static override properties = { runs: { attribute: false } };

  static override styles = [
    panel,
    css`
      .room {
        overflow-x: auto;
      }

      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: 0.875rem;
      }

      caption {
        padding-block-end: var(--space-2);
        font-weight: 650;
        text-align: start;
      }

      th,
      td {
        padding: 0.3rem 0.75rem 0.3rem 0;
        border-block-start: 1px solid var(--line);
        text-align: start;
        white-space: nowrap;
      }

      thead th {
        border: 0;
      }

      tbody th {
        color: var(--muted);
        font-weight: 400;
        white-space: normal;
      }

      td {
        font-family: var(--mono);
      }

      tr.equal td {
        color: var(--muted);
      }

      .more {
        margin-inline-start: 0.5rem;
        color: var(--muted);
      }

      /* What differs in the second run is seen on a phone, too. */
      @media (width < 40rem) {
        table {
          font-size: 0.75rem;
        }

        th,
        td {
          padding-inline-end: 0.5rem;
        }

        thead th {
          white-space: normal;
        }

        .more {
          display: block;
          margin-inline-start: 0;
        }
      }
    `,
  ];

  declare runs: readonly FiguredRun[];

  constructor() {
    super();
    this.runs = [];
  }

  protected override render() {
    const { runs } = this;
    return html`<div class="room" tabindex="0" role="region" aria-label=${text("figures")}>
      <table>
        <caption>
          ${text("figures")}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${runs.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${measures.map((measure) => this.row(measure))}
          <tr>
            <th scope="row">${text("end")}</th>
            ${runs.map(({ end }) => html`<td>${endOf(end)}</td>`)}
          </tr>
        </tbody>
      </table>
    </div>`;
  }

  private row(measure: Measure) {
    const values = this.runs.map(({ figures }) => figures[measure]);
    const [first = 0] = values;
    const isEqual = values.every((value) => value === first);
    return html`<tr class=${isEqual ? "equal" : ""}>
      <th scope="row">${measureName(measure)}</th>
      ${values.map(
        (value) =>
          html`<td>
            ${measured(measure, value)}<span class="more"
              >${difference(measure, value, first)}</span
            >
          </td>`,
      )}
    </tr>`;
  }
}

/** How a run ended, in words. */
export function endOf(end: string): string {
  switch (end) {
    case "returned":
    case "exit":
    case "panic":
    case "deadlock":
    case "fatal":
    case "signal":
    case "limit":
    case "rest":
    case "cut":
      return text(`end.${end}`);
    default:
      return end;
  }
}

customElements.define("gopark-figures", FiguresTable);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-figures": FiguresTable;
  }
}
