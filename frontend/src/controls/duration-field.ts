import { LitElement, css, html } from "lit";
import { panel } from "../base/panel.ts";
import text from "../../texts/controls.yaml";

const units = { ns: 1, us: 1e3, ms: 1e6, s: 1e9 } as const;
type TimeUnit = keyof typeof units;

/** No wait, call or pause may last longer. */
const longest = 1e15;

/**
 * Asks for a length of time, with its unit; `ns` has it in nanoseconds.
 *
 * @attr label: what lasts that long
 * @fires change
 */
export class DurationField extends LitElement {
  static override properties = { label: {}, ns: { type: Number }, unit: { state: true } };

  static override styles = [
    panel,
    css`
      :host {
        display: inline-block;
      }

      span {
        display: inline-flex;
      }

      input {
        inline-size: 4.75rem;
        border-start-end-radius: 0 !important;
        border-end-end-radius: 0 !important;
      }

      select {
        margin-inline-start: -1px;
        border-start-start-radius: 0 !important;
        border-end-start-radius: 0 !important;
      }
    `,
  ];

  declare label: string;
  declare ns: number;
  declare unit: TimeUnit | null;

  constructor() {
    super();
    this.label = "";
    this.ns = 0;
    this.unit = null;
  }

  protected override render() {
    const unit = this.unit ?? suiting(this.ns);
    return html`<span role="group" aria-label=${this.label}>
      <input
        type="number"
        min="0"
        step="any"
        aria-label=${this.label}
        .value=${String(this.ns / units[unit])}
        @change=${this.chooseNumber}
      />
      <select aria-label=${text("time-unit")} @change=${this.chooseUnit}>
        ${(Object.keys(units) as TimeUnit[]).map(
          (each) =>
            html`<option value=${each} .selected=${each === unit}>
              ${text(`time-unit.${each}`)}
            </option>`,
        )}
      </select>
    </span>`;
  }

  private chooseNumber(event: Event): void {
    const unit = this.unit ?? suiting(this.ns);
    const said = (event.target as HTMLInputElement).valueAsNumber;
    if (Number.isFinite(said)) this.become(said * units[unit], unit);
    else this.requestUpdate();
  }

  /** The number stays and its meaning changes: `5 µs` becomes `5 ms`. */
  private chooseUnit(event: Event): void {
    const before = this.unit ?? suiting(this.ns);
    const unit = (event.target as HTMLSelectElement).value as TimeUnit;
    this.become((this.ns / units[before]) * units[unit], unit);
  }

  private become(ns: number, unit: TimeUnit): void {
    this.unit = unit;
    this.ns = Math.min(longest, Math.max(0, Math.round(ns)));
    this.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
  }
}

/** The largest unit in which the number is at least one. */
function suiting(ns: number): TimeUnit {
  return (Object.keys(units) as TimeUnit[]).findLast((unit) => ns >= units[unit]) ?? "us";
}

customElements.define("gopark-duration-field", DurationField);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-duration-field": DurationField;
  }
}
