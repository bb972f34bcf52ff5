import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { Axis } from "./asked.ts";
import { choiceStyles } from "./choice.styles.ts";
import { writtenValues, type Choice, type Subject } from "./subjects.ts";
import text from "../../texts/compare.yaml";

/** Things to run, under one heading. */
export interface BaseGroup {
  readonly title: string;
  readonly bases: readonly Choice[];
}

/** What somebody has chosen. */
export interface CompareWish {
  readonly base: string;
  readonly axes: readonly Axis[];
}

declare global {
  interface HTMLElementEventMap {
    "gopark-compare-wish": CustomEvent<CompareWish>;
    /** Something else is to be run: what can differ may be other things. */
    "gopark-compare-base": CustomEvent<string>;
  }
}

/**
 * What is run, and what differs.
 *
 * @prop groups: what can be run
 * @prop base: what is chosen of that
 * @prop subjects: what can differ
 * @prop axes: what differs, and how: one thing, or two for a grid
 * @prop least, most: how many values there may be
 * @prop busy: it is being worked out
 * @fires gopark-compare-wish, gopark-compare-base
 */
export class CompareChoice extends LitElement {
  static override properties = {
    groups: { attribute: false },
    base: {},
    subjects: { attribute: false },
    axes: { attribute: false },
    least: { type: Number },
    most: { type: Number },
    busy: { type: Boolean },
    wrong: { state: true },
  };

  static override styles = [panel, choiceStyles];

  declare groups: readonly BaseGroup[];
  declare base: string;
  declare subjects: readonly Subject[];
  declare axes: readonly Axis[];
  declare least: number;
  declare most: number;
  declare busy: boolean;
  declare private wrong: boolean;

  constructor() {
    super();
    this.groups = [];
    this.base = "";
    this.subjects = [];
    this.axes = [];
    this.least = 2;
    this.most = 4;
    this.busy = false;
    this.wrong = false;
  }

  protected override render() {
    const isGrid = this.axes.length > 1;
    const names = isGrid ? [text("rows"), text("columns")] : [text("differs")];
    return html`<form class=${isGrid ? "grid" : "row"} @submit=${this.submit}>
      <label class="field base"
        >${text("runs")}<select name="base" @change=${this.chooseBase}>
          ${this.groups.map(
            ({ title, bases }) =>
              html`<optgroup label=${title}>
                ${bases.map(
                  ({ value, label }) =>
                    html`<option value=${value} .selected=${value === this.base}>${label}</option>`,
                )}
              </optgroup>`,
          )}
        </select></label
      >
      ${this.axes.map((axis, index) => this.axis(axis, index, names[index] ?? ""))}
      <button class="primary" ?disabled=${this.busy}>
        ${isGrid ? text("sweep") : text("compare")}
      </button>
      <slot></slot>
      ${
        this.wrong
          ? html`<p role="alert">${text("how-many", { least: this.least, most: this.most })}</p>`
          : nothing
      }
    </form>`;
  }

  private axis(axis: Axis, index: number, name: string) {
    const subject = this.subjects.find(({ vary }) => vary === axis.vary);
    return html`<div class="axis">
      <label class="field"
        >${name}<select
          name=${`vary-${String(index)}`}
          @change=${(event: Event) => {
            this.chooseSubject(index, (event.target as HTMLSelectElement).value);
          }}
        >
          ${
            subject === undefined
              ? html`<option value=${axis.vary} selected>${axis.vary}</option>`
              : nothing
          }
          ${this.subjects.map(
            ({ vary, label }) =>
              html`<option value=${vary} .selected=${vary === axis.vary}>${label}</option>`,
          )}
        </select></label
      >
      ${
        subject !== undefined && subject.choices.length > 0
          ? this.choices(axis, index, subject)
          : this.numbers(axis, index)
      }
    </div>`;
  }

  private choices({ values }: Axis, index: number, { choices }: Subject) {
    return html`<fieldset>
      <legend>${text("values")}</legend>
      <div class="choices">
        ${choices.map(
          ({ value, label }) =>
            html`<label
              ><input
                type="checkbox"
                .checked=${live(values.includes(value))}
                @change=${(event: Event) => {
                  const isOn = (event.target as HTMLInputElement).checked;
                  const kept = values.filter((each) => each !== value);
                  this.change(index, { values: isOn ? [...kept, value] : kept });
                }}
              />${label}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  private numbers({ vary, values }: Axis, index: number) {
    return html`<label class="field"
      >${vary === "quota" ? text("values-quota") : text("values-written")}<input
        type="text"
        class="mono"
        name=${`values-${String(index)}`}
        spellcheck="false"
        autocomplete="off"
        .value=${values.join(", ")}
        @change=${(event: Event) => {
          const written = (event.target as HTMLInputElement).value;
          this.change(index, { values: writtenValues(written) });
        }}
    /></label>`;
  }

  private chooseBase(event: Event): void {
    this.base = (event.target as HTMLSelectElement).value;
    emit(this, "gopark-compare-base", this.base);
  }

  private chooseSubject(index: number, vary: string): void {
    const subject = this.subjects.find((each) => each.vary === vary);
    this.change(index, { vary, values: subject?.usual ?? [] });
  }

  private change(index: number, change: Partial<Axis>): void {
    this.axes = this.axes.map((axis, at) => (at === index ? { ...axis, ...change } : axis));
    this.wrong = false;
  }

  private submit(event: SubmitEvent): void {
    event.preventDefault();
    this.wrong = this.axes.some(
      ({ values }) => values.length < this.least || values.length > this.most,
    );
    const { base, axes } = this;
    if (!this.wrong) emit(this, "gopark-compare-wish", { base, axes });
  }
}

customElements.define("gopark-compare-choice", CompareChoice);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-compare-choice": CompareChoice;
  }
}
