import { LitElement, html, nothing } from "lit";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import { lessonStyles } from "./lesson.styles";

/** One thing to choose, and how it is called. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

declare global {
  interface HTMLElementEventMap {
    /** The value that was chosen. */
    "gopark-chosen": CustomEvent<string>;
  }
}

/**
 * A question with one answer out of some.
 *
 * @prop ask
 * @prop options
 * @prop chosen: empty: nothing yet
 * @prop right: the value that is right; empty: nobody is to know
 * @prop committed: it may no longer be changed
 * @fires gopark-chosen
 */
export class ChoicePanel extends LitElement {
  static override properties = {
    ask: {},
    options: { attribute: false },
    chosen: {},
    right: {},
    committed: { type: Boolean },
  };

  static override styles = [panel, lessonStyles];

  declare ask: string;
  declare options: readonly Option[];
  declare chosen: string;
  declare right: string;
  declare committed: boolean;

  constructor() {
    super();
    this.ask = "";
    this.options = [];
    this.chosen = "";
    this.right = "";
    this.committed = false;
  }

  protected override render() {
    if (this.options.length === 0) return nothing;
    const { ask, options, chosen, right, committed } = this;
    return html`<div class="station">
      <p class="ask" id="ask">${ask}</p>
      <fieldset aria-labelledby="ask">
        ${options.map(
          ({ value, name }) =>
            html`<label
              class="choice ${committed && chosen === value ? "guess" : ""} ${
                right === value ? "right" : ""
              }"
            >
              <input
                type="radio"
                name="choice"
                .value=${value}
                .checked=${chosen === value}
                ?disabled=${committed}
                @change=${() => {
                  emit(this, "gopark-chosen", value);
                }}
              />
              <span>${name}</span>
            </label>`,
        )}
      </fieldset>
    </div>`;
  }
}

customElements.define("gopark-choice", ChoicePanel);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-choice": ChoicePanel;
  }
}
