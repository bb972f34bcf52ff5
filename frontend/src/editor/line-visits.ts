import { LitElement, css, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import text from "../../texts/program.yaml";
import { icon } from "./icons.ts";
import type { Way } from "./wishes.ts";

/**
 * Leads from a line of the program to the moments at which goroutines stand on it.
 *
 * @prop line: the line of the cursor; null: nowhere
 * @prop missing: in which direction nobody was found
 * @fires gopark-line-visit
 */
export class LineVisits extends LitElement {
  static override properties = {
    line: { attribute: false },
    missing: { attribute: false },
  };

  static override styles = [
    panel,
    css`
      .here {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--muted);
        white-space: nowrap;
      }

      button {
        padding: 0 var(--space-1);
        border: 0;
        background: none;
      }

      svg {
        inline-size: 0.875rem;
        block-size: 0.875rem;
      }

      /* Between two buttons for a thumb there is room for two short lines. */
      @media (pointer: coarse) {
        span {
          max-inline-size: 5.5rem;
          line-height: 1.15;
          text-align: center;
          white-space: normal;
        }
      }
    `,
  ];

  declare line: number | null;
  declare missing: Way | null;

  constructor() {
    super();
    this.line = null;
    this.missing = null;
  }

  protected override render() {
    const { line, missing } = this;
    if (line === null) return nothing;
    const name = text("line", { line });
    return html`<div class="here" role="group" aria-label=${name}>
      ${this.way("before", line)}
      <span role="status">${missing === null ? name : text(`line-none-${missing}`)}</span>
      ${this.way("after", line)}
    </div>`;
  }

  private way(way: Way, line: number) {
    const words = text(`line-${way}`, { line });
    return html`<button
      type="button"
      data-way=${way}
      aria-label=${words}
      title=${words}
      @click=${() => {
        emit(this, "gopark-line-visit", { line, way });
      }}
    >
      ${icon(way === "before" ? "before" : "play")}
    </button>`;
  }
}

customElements.define("gopark-line-visits", LineVisits);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-line-visits": LineVisits;
  }
}
