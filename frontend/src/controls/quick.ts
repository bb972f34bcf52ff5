import { LitElement, css, html } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { deedIn, deedNames, type DeedName, type DeedWorld } from "./deeds.ts";
import text from "../../texts/controls.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Do this, and show its point. */
    "gopark-deed": CustomEvent<DeedName>;
  }
}

/**
 * What is worth trying first: one press, and something happens.
 *
 * @fires gopark-deed
 */
export class Quick extends LitElement {
  static override properties = {
    world: { attribute: false },
    watching: { type: Boolean },
  };

  /** One line, which is drawn along where it is too long. */
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
    `,
  ];

  declare world: DeedWorld | null;
  /** Somebody else's session: nothing can be done in it. */
  declare watching: boolean;

  constructor() {
    super();
    this.world = null;
    this.watching = false;
  }

  protected override render() {
    return html`<h2>${text("deeds")}</h2>
      ${deedNames.map((name) => this.chip(name))}`;
  }

  private chip(name: DeedName) {
    const deed = this.world === null ? null : deedIn(this.world, name);
    const refusal = this.watching
      ? text("deed.refused.watching")
      : typeof deed === "string"
        ? text(`deed.refused.${deed}`)
        : "";
    return html`<button
      type="button"
      data-deed=${name}
      aria-disabled=${deed === null || refusal !== "" ? "true" : "false"}
      title=${refusal === "" ? text(`deed.${name}.means`) : refusal}
      @click=${() => {
        if (deed !== null && refusal === "") emit(this, "gopark-deed", name);
      }}
    >
      ${text(`deed.${name}`)}
    </button>`;
  }
}

customElements.define("gopark-quick", Quick);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-quick": Quick;
  }
}
