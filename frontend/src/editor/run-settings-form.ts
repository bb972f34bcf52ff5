import { LitElement, html, nothing } from "lit";
import { panel } from "../base/panel.ts";
import {
  mistakesIn,
  nothingWritten,
  settingsOf,
  writtenFor,
  type WrittenSettings,
} from "./run-settings.ts";
import { runSettingsStyles } from "./run-settings.styles.ts";
import type { RunSettings } from "./wishes.ts";
import text from "../../texts/program.yaml";

type Choice = "race" | "quiet" | "ideal";
type Written = Exclude<keyof WrittenSettings, Choice>;

/**
 * How a program is run; what is left empty is as usual.
 *
 * @prop releases: the versions of Go that can be played
 * @fires change
 */
export class RunSettingsForm extends LitElement {
  static override properties = {
    releases: { attribute: false },
    written: { state: true },
  };

  static override styles = [panel, runSettingsStyles];

  declare releases: readonly string[];
  declare private written: WrittenSettings;

  constructor() {
    super();
    this.releases = [];
    this.written = nothingWritten;
  }

  get settings(): RunSettings {
    return settingsOf(this.written);
  }

  set settings(settings: RunSettings) {
    this.written = writtenFor(settings);
  }

  protected override render() {
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
      }}
    >
      <div class="fields">
        ${this.release()} ${this.number("gomaxprocs", text("set.gomaxprocs"))}
        ${this.number("seed", text("set.seed"))}
        ${this.number("instructionNs", text("set.instruction"))}
        ${this.number("fileUs", text("set.file"))} ${this.number("networkMs", text("set.network"))}
      </div>
      <fieldset>
        <legend>${text("set.machine")}</legend>
        <div class="fields">
          ${this.number("cores", text("set.cores"))} ${this.number("quotaMs", text("set.quota"))}
          ${this.number("periodMs", text("set.period"))}
          ${this.number("sliceMs", text("set.slice"))}
          ${this.number("switchUs", text("set.switch"))}
          ${this.number("siblingPercent", text("set.sibling"))}
        </div>
      </fieldset>
      <label class="field"
        >${text("set.args")}<input
          class="mono"
          spellcheck="false"
          autocapitalize="off"
          .value=${this.written.args}
          @input=${this.hear("args")}
      /></label>
      <label class="field"
        >${text("set.stdin")}<textarea
          rows="2"
          spellcheck="false"
          .value=${this.written.stdin}
          @input=${this.hear("stdin")}
        ></textarea>
      </label>
      <label class="field"
        >${text("set.costs")}<textarea
          class="mono"
          rows="2"
          spellcheck="false"
          placeholder="futexLatency 7000"
          aria-invalid=${this.isWrong("costs") ? "true" : nothing}
          aria-describedby=${this.isWrong("costs") ? "wrong-costs" : nothing}
          .value=${this.written.costs}
          @input=${this.hear("costs")}
        ></textarea>
        ${this.mistake("costs", text("set.no-costs"))}
      </label>
      ${this.choice("race", text("set.race"))} ${this.choice("quiet", text("set.quiet"))}
      ${this.choice("ideal", text("set.ideal"))}
      <p class="muted">${text("set.means")}</p>
    </form>`;
  }

  private release() {
    const { go } = this.written;
    const known = go === "" || this.releases.includes(go) ? this.releases : [go, ...this.releases];
    return html`<label class="field"
      >${text("set.go")}<select
        @change=${(event: Event) => {
          this.become({ go: (event.target as HTMLSelectElement).value });
        }}
      >
        <option value="" .selected=${go === ""}>${text("set.latest")}</option>
        ${known.map((it) => html`<option value=${it} .selected=${it === go}>${it}</option>`)}
      </select></label
    >`;
  }

  private choice(name: Choice, label: string) {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${this.written[name]}
        @change=${(event: Event) => {
          this.become({ [name]: (event.target as HTMLInputElement).checked });
        }}
      />${label}</label
    >`;
  }

  private number(name: Written, label: string) {
    return html`<label class="field"
      >${label}<input
        class="mono"
        inputmode="decimal"
        autocomplete="off"
        placeholder=${text("set.usual")}
        aria-invalid=${this.isWrong(name) ? "true" : nothing}
        aria-describedby=${this.isWrong(name) ? `wrong-${name}` : nothing}
        .value=${this.written[name]}
        @input=${this.hear(name)}
      />${this.mistake(name, text("set.no-number"))}</label
    >`;
  }

  private isWrong(name: Written): boolean {
    return mistakesIn(this.written).has(name);
  }

  private mistake(name: Written, words: string) {
    return this.isWrong(name)
      ? html`<small class="wrong" id="wrong-${name}" role="alert">${words}</small>`
      : nothing;
  }

  private hear(name: Written) {
    return (event: Event) => {
      this.become({ [name]: (event.target as HTMLInputElement).value });
    };
  }

  private become(change: Partial<WrittenSettings>): void {
    this.written = { ...this.written, ...change };
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

customElements.define("gopark-run-settings", RunSettingsForm);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-run-settings": RunSettingsForm;
  }
}
