import { LitElement, css, html, nothing } from "lit";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import type { Warned } from "../world/warning";
import text from "../../texts/warnings.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Look for warnings where the session stands. */
    "gopark-warn": CustomEvent<null>;
  }
}

/**
 * Warnings of a session, looked for when somebody opens them.
 *
 * @prop warned: what was found; null: nobody has looked
 * @prop failed: whether the server did not answer
 * @fires gopark-warn
 */
export class Warnings extends LitElement {
  static override properties = { warned: { attribute: false }, failed: { type: Boolean } };

  static override styles = [
    panel,
    css`
      :host {
        margin-block-end: var(--space-2);
      }

      summary {
        display: flex;
        align-items: center;
        min-block-size: var(--control);
        cursor: pointer;
        font-weight: 650;
        outline-offset: -3px;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        align-items: center;
        margin-block: var(--space-2);
      }
    `,
  ];

  declare warned: Warned | null;
  declare failed: boolean;

  constructor() {
    super();
    this.warned = null;
    this.failed = false;
  }

  /** Nothing is known any more, and nobody looks. */
  forget(): void {
    this.warned = null;
    this.failed = false;
    const details = this.renderRoot.querySelector("details");
    if (details !== null) details.open = false;
  }

  protected override render() {
    const { warned } = this;
    return html`<details
      @toggle=${({ target }: Event) => {
        if (target instanceof HTMLDetailsElement && target.open) emit(this, "gopark-warn", null);
      }}
    >
      <summary>${text("title")}</summary>
      <p class="row" role="status">
        ${this.#state()}
        ${
          warned === null
            ? nothing
            : html`<span class="muted">${text("step", { step: warned.step })}</span>`
        }
        <button
          type="button"
          @click=${() => {
            emit(this, "gopark-warn", null);
          }}
        >
          ${text("look")}
        </button>
      </p>
      ${
        warned === null
          ? nothing
          : html`<gopark-warning-list .warnings=${warned.warnings}></gopark-warning-list>`
      }
    </details>`;
  }

  #state() {
    if (this.failed) return text("failed");
    if (this.warned === null) return text("looking");
    return this.warned.warnings.length === 0 ? text("none") : nothing;
  }
}

customElements.define("gopark-warnings", Warnings);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-warnings": Warnings;
  }
}
