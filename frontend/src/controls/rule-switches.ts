import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { emit } from "../base/emit.ts";
import { kebab } from "../base/kebab.ts";
import { panel } from "../base/panel.ts";
import { currentLanguage } from "../base/texts.ts";
import type { Rules } from "../world/command.ts";
import { formStyles } from "./forms.styles.ts";
import type { Refusal } from "./wishes.ts";
import text from "../../texts/palette.yaml";

/** A release of Go, or another design, as the server lists it. */
export interface Release {
  readonly name: string;
  readonly title: { readonly en: string; readonly ru: string };
  readonly about: { readonly en: string; readonly ru: string };
}

const flags = ["stealing", "runnext", "asyncPreempt", "sysmon", "spinning"] as const;
/** What no release has by itself, but for the first. */
const added = ["oneQueue", "lockWaits"] as const;
const numbers = { globalTick: 61, localQueue: 256 } as const;
type NumberRule = keyof typeof numbers;

/**
 * The same run with a rule changed, and another release of Go.
 *
 * @fires gopark-command: `rules`; gopark-release, gopark-what-if
 */
export class RuleSwitches extends LitElement {
  static override properties = {
    rules: { attribute: false },
    release: {},
    releases: { attribute: false },
    problem: { attribute: false },
    chosen: { state: true },
  };

  static override styles = [panel, formStyles];

  /** What has been changed so far; a rule that is not there is the release's own. */
  declare rules: Readonly<Record<string, unknown>>;
  declare release: string;
  declare releases: readonly Release[];
  /** A refused change: the switches go back to what holds. */
  declare problem: Refusal | null;
  declare chosen: string | null;

  constructor() {
    super();
    this.rules = {};
    this.release = "";
    this.releases = [];
    this.problem = null;
    this.chosen = null;
  }

  protected override render() {
    return html`<section>
        <p class="means">${text("rules.means")}</p>
        <div>
          ${flags.map((name) => this.flag(name, this.rules[name] !== false))}
          ${added.map((name) => this.flag(name, this.rules[name] === true))}
        </div>
        <div class="fields">
          ${(Object.keys(numbers) as NumberRule[]).map((name) => this.number(name))}
        </div>
      </section>
      ${this.releases.length === 0 ? nothing : this.versions()}`;
  }

  private flag(name: (typeof flags)[number] | (typeof added)[number], on: boolean) {
    return html`<label class="check"
      ><input
        type="checkbox"
        name=${name}
        .checked=${live(on)}
        @change=${(event: Event) => {
          this.tell({ [name]: (event.target as HTMLInputElement).checked });
        }}
      />${text(`rule.${kebab(name)}`)}</label
    >`;
  }

  private number(name: NumberRule) {
    const value = this.rules[name];
    return html`<label class="field wide"
      >${text(`rule.${kebab(name)}`)}<input
        type="number"
        min="0"
        name=${name}
        .value=${live(String(typeof value === "number" ? value : numbers[name]))}
        @change=${(event: Event) => {
          const said = (event.target as HTMLInputElement).valueAsNumber;
          if (Number.isInteger(said)) this.tell({ [name]: said });
        }}
    /></label>`;
  }

  private versions() {
    const chosen = this.chosen ?? this.release;
    const about = this.releases.find(({ name }) => name === chosen)?.about;
    return html`<form @submit=${this.startAnew}>
      <div class="fields">
        <label class="field"
          >${text("release")}<select
            @change=${(event: Event) => {
              this.chosen = (event.target as HTMLSelectElement).value;
            }}
          >
            ${this.releases.map(
              ({ name, title }) =>
                html`<option value=${name} .selected=${name === chosen}>
                  ${title[currentLanguage()]}
                </option>`,
            )}
          </select></label
        >
        <button ?disabled=${chosen === this.release}>${text("release.start")}</button>
        <button type="button" ?disabled=${chosen === this.release} @click=${this.compare}>
          ${text("release.compare")}
        </button>
      </div>
      <p class="means">${about?.[currentLanguage()]} ${text("release.means")}</p>
    </form>`;
  }

  private tell(change: Rules): void {
    emit(this, "gopark-command", { do: "rules", ...change });
  }

  private compare(): void {
    const values = [this.release, this.chosen ?? this.release];
    emit(this, "gopark-what-if", { vary: "go", values });
  }

  private startAnew(event: SubmitEvent): void {
    event.preventDefault();
    emit(this, "gopark-release", this.chosen ?? this.release);
  }
}

customElements.define("gopark-rule-switches", RuleSwitches);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-rule-switches": RuleSwitches;
  }
}
