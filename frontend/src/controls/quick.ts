import { LitElement, css, html } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import {
  quickActionIn,
  quickActionNames,
  type QuickActionName,
  type QuickActionWorld,
} from "./quick-actions.ts";
import text from "../../texts/controls.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Do this, and play until its effect can be seen. */
    "gopark-quick-action": CustomEvent<QuickActionName>;
  }
}

/**
 * What is worth trying first: one press, and something happens.
 *
 * @fires gopark-quick-action
 */
export class Quick extends LitElement {
  static override properties = {
    world: { attribute: false },
    watching: { type: Boolean, reflect: true },
  };

  /** One line: a finger draws it along where it is too long; else only whole buttons are shown. */
  static override styles = [
    panel,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        overflow-x: auto;
        scrollbar-width: none;
      }

      @media (pointer: fine) {
        :host {
          flex-wrap: wrap;
          block-size: calc(var(--control, 2rem) + 6px);
          padding: 3px;
          margin: -3px;
          row-gap: 6px;
          overflow: clip;
        }
      }

      h2 {
        margin-inline-end: var(--space-1);
      }

      h2,
      button {
        flex: none;
      }

      button {
        border-radius: var(--radius-round);
      }

      button[aria-disabled="true"] {
        border-style: dashed;
        color: var(--muted);
        cursor: not-allowed;
      }

      .cut {
        visibility: hidden;
      }
    `,
  ];

  declare world: QuickActionWorld | null;
  /** Somebody else's session: nothing can be done in it. */
  declare watching: boolean;

  private readonly sizes = new ResizeObserver(() => {
    this.leaveOut();
  });

  constructor() {
    super();
    this.world = null;
    this.watching = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  protected override updated(): void {
    this.leaveOut();
  }

  /** What went on in a line that is not shown takes no focus either. */
  private leaveOut(): void {
    const { bottom } = this.getBoundingClientRect();
    for (const button of this.renderRoot.querySelectorAll("button")) {
      button.classList.toggle("cut", button.getBoundingClientRect().bottom > bottom);
    }
  }

  protected override render() {
    return html`<h2>${text("quick-actions")}</h2>
      ${quickActionNames.map((name) => this.chip(name))}`;
  }

  private chip(name: QuickActionName) {
    const action = this.world === null ? null : quickActionIn(this.world, name);
    const refusal = this.watching
      ? text("quick-action.refused.watching")
      : typeof action === "string"
        ? text(`quick-action.refused.${action}`)
        : "";
    return html`<button
      type="button"
      data-action=${name}
      aria-disabled=${action === null || refusal !== "" ? "true" : "false"}
      title=${refusal === "" ? text(`quick-action.${name}.means`) : refusal}
      @click=${() => {
        if (action !== null && refusal === "") emit(this, "gopark-quick-action", name);
      }}
    >
      ${text(`quick-action.${name}`)}
    </button>`;
  }
}

customElements.define("gopark-quick", Quick);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-quick": Quick;
  }
}
