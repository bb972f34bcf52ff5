import { LitElement, css, html, type TemplateResult } from "lit";
import text from "../../texts/style.yaml";

/**
 * Shows how long a duration token is: something moves for that long.
 *
 * @attr token: the name of a duration, without the dashes
 */
export class Motion extends LitElement {
  static override properties = { token: {} };

  static override styles = css`
    :host {
      display: flex;
      align-items: center;
      gap: 1rem;
    }

    button {
      min-block-size: 2.25rem;
      padding-inline: 0.875rem;
      border: 1.5px solid var(--ink);
      border-radius: var(--radius-small);
      background: var(--surface);
      color: var(--ink);
      font: 600 0.875rem/1 var(--sans);
      cursor: pointer;
    }

    button:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }

    .track {
      flex: 1;
      max-inline-size: 14rem;
      border-block-end: 1px solid var(--line-strong);
    }

    .mover {
      display: block;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      border: 1.5px solid var(--ink);
      border-radius: 50%;
      background: var(--g-runnable);
      transition-timing-function: var(--ease);
    }
  `;

  declare token: string;

  constructor() {
    super();
    this.token = "time-between";
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" aria-label="${text("replay")} --${this.token}" @click=${this.move}>
        ${text("replay")}
      </button>
      <span class="track"><span class="mover"></span></span>
    `;
  }

  // A duration is computed in seconds, whichever unit the token has after the build.
  protected override firstUpdated(): void {
    this.renderRoot
      .querySelector<HTMLElement>(".mover")
      ?.style.setProperty("transition-duration", `var(--${this.token})`);
  }

  private readonly move = (): void => {
    const mover = this.renderRoot.querySelector<HTMLElement>(".mover");
    const track = mover?.parentElement;
    if (!mover || !track) return;
    const style = getComputedStyle(mover);
    const way = track.clientWidth - mover.offsetWidth;
    mover.animate([{ transform: "none" }, { transform: `translateX(${String(way)}px)` }], {
      duration: parseFloat(style.transitionDuration) * 1000,
      easing: style.transitionTimingFunction,
    });
  };
}

customElements.define("gopark-motion", Motion);
