import { LitElement, css, html, nothing, svg } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { branchTree, type Branch, type Twig } from "./branch-tree.ts";
import text from "../../texts/branches.yaml";

/**
 * The futures of a session as a small tree, drawn to the scale of their steps.
 *
 * @fires gopark-branch, gopark-compare
 */
export class Branches extends LitElement {
  static override properties = { branches: { attribute: false }, failed: { type: Boolean } };

  static override styles = [
    panel,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--space-2);
        padding-block: var(--space-2);
        border-block-end: 1px solid var(--line);
      }

      .name {
        font-weight: 650;
      }

      .shown {
        margin-inline-start: var(--space-2);
        padding-inline: 0.4rem;
        border-radius: var(--radius-small);
        background: var(--accent-tint);
      }

      .about {
        color: var(--muted);
        overflow-wrap: anywhere;
      }

      svg {
        grid-column: 1 / -1;
        inline-size: 100%;
        block-size: 0.75rem;
        overflow: visible;
      }

      line {
        stroke: var(--line);
        stroke-width: 2;
        vector-effect: non-scaling-stroke;
      }

      .span {
        stroke: var(--line-strong);
        stroke-width: 4;
        stroke-linecap: round;
      }

      [aria-current] .span {
        stroke: var(--accent);
      }

      .fork {
        stroke: var(--ink);
      }

      @media (forced-colors: active) {
        line {
          stroke: CanvasText;
        }
      }
    `,
  ];

  declare branches: readonly Branch[];
  /** Whether they could not be loaded; they are asked for again. */
  declare failed: boolean;

  constructor() {
    super();
    this.branches = [];
    this.failed = false;
  }

  protected override render() {
    return html`<p class="muted">${text("branches.means")}</p>
      <ul aria-label=${text("branches")}>
        ${branchTree(this.branches).map((twig) => this.twig(twig))}
      </ul>
      <p role="status">${this.failed ? text("branches.failed") : nothing}</p>`;
  }

  private twig({ branch, from, to }: Twig) {
    const { number, forkStep, farthest, shown, parent, lastCommand } = branch;
    return html`<li aria-current=${shown ? "true" : nothing}>
      <div>
        <span class="name"
          >${parent === undefined ? text("branch.first") : text("branch", { number })}</span
        >
        ${shown ? html`<span class="shown">${text("branch.shown")}</span>` : nothing}
        <p class="about">
          ${parent === undefined ? nothing : html`${text("branch.forked", { step: forkStep })}, `}
          ${text("branch.long", { count: farthest - forkStep })}${
            lastCommand === undefined ? nothing : html` · <code>${lastCommand}</code>`
          }
        </p>
      </div>
      ${shown ? html`<span></span>` : this.buttons(number)}
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="100" y1="6" y2="6"></line>
        <line class="span" x1=${from * 100} x2=${to * 100} y1="6" y2="6"></line>
        ${
          parent === undefined
            ? nothing
            : svg`<line class="fork" x1=${from * 100} x2=${from * 100} y1="0" y2="12" />`
        }
      </svg>
    </li>`;
  }

  private buttons(number: number) {
    const current = this.branches.find(({ shown }) => shown)?.number ?? 0;
    return html`<div class="row">
      <button
        type="button"
        aria-label=${text("branch.show", { number })}
        @click=${() => {
          emit(this, "gopark-branch", number);
        }}
      >
        ${text("branch.show-short")}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label=${text("branch.compare", { number })}
        @click=${() => {
          emit(this, "gopark-compare", { a: current, b: number });
        }}
      >
        ${text("branch.compare-short")}
      </button>
    </div>`;
  }
}

customElements.define("gopark-branches", Branches);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-branches": Branches;
  }
}
