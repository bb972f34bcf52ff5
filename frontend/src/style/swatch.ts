import { LitElement, css, html } from "lit";
import { contrast, parseRgb } from "./contrast";
import text from "../../texts/style.yaml";

/**
 * A colour token with its contrast, measured where it stands: the theme around it decides what it
 * is.
 *
 * @attr token, on: the names of two colours, without the dashes
 * @attr needs: the contrast it must have; empty for a fill
 */
export class Swatch extends LitElement {
  static override properties = { token: {}, on: {}, needs: {} };

  static override styles = css`
    :host {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      font-size: 0.875rem;
      line-height: 1.3;
    }

    .colour {
      flex: none;
      inline-size: 2.5rem;
      block-size: 2.25rem;
      border: 1.5px solid var(--ink);
      border-radius: var(--radius-small);
    }

    .words {
      display: grid;
      min-inline-size: 0;
    }

    code {
      font-family: var(--mono);
    }

    .contrast {
      color: var(--muted);
    }

    .low {
      color: var(--danger);
      font-weight: 650;
    }
  `;

  declare token: string;
  declare on: string;
  declare needs: string;

  constructor() {
    super();
    this.token = "ink";
    this.on = "paper";
    this.needs = "";
  }

  protected override firstUpdated(): void {
    this.renderRoot
      .querySelector<HTMLElement>(".colour")
      ?.style.setProperty("background", `var(--${this.token})`);
  }

  protected override render() {
    return html`
      <span class="colour"></span>
      <span class="words"><code>--${this.token}</code>${this.measured()}</span>
    `;
  }

  private measured() {
    if (this.needs === "") return html`<span class="contrast">${text("fill")}</span>`;
    const needed = Number(this.needs);
    const ratio = contrast(this.colourOf(this.token), this.colourOf(this.on));
    const numbers = { ratio: rounded(ratio), needed: rounded(needed) };
    return ratio >= needed
      ? html`<span class="contrast">${text("contrast", numbers)} · ${this.on}</span>`
      : html`<span class="contrast low">${text("contrast-low", numbers)} · ${this.on}</span>`;
  }

  private colourOf(token: string) {
    this.style.setProperty("outline-color", `var(--${token})`);
    const computed = getComputedStyle(this).outlineColor;
    this.style.removeProperty("outline-color");
    return parseRgb(computed);
  }
}

function rounded(ratio: number): string {
  const shown = Math.floor(ratio * 10) / 10;
  return new Intl.NumberFormat(document.documentElement.lang).format(shown);
}

customElements.define("gopark-swatch", Swatch);
