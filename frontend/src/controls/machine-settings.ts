import { LitElement, html } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { ProcessSignal } from "../world/command.ts";
import { durationField } from "./fields.ts";
import { formStyles } from "./forms.styles.ts";
import text from "../../texts/palette.yaml";

/** The kernel's own default. */
const usualPeriod = 100_000_000;
const mostProcessors = 1024;

/** Signals that differ in what they do to a process that does not ask to be told. */
const signals: readonly ProcessSignal[] = ["SIGINT", "SIGTERM", "SIGQUIT", "SIGUSR1", "SIGKILL"];

/** What the settings show of a world. */
export interface MachineWorld {
  readonly gomaxprocs: number;
  readonly cores: number;
  readonly os: { readonly quotaNs: number; readonly periodNs: number };
}

/**
 * GOMAXPROCS, cores, the container's quota, a garbage collection, and signals from outside.
 *
 * @fires gopark-command: `gomaxprocs`, `cores`, `quota`, `gc`, `signal`
 */
export class MachineSettings extends LitElement {
  static override properties = {
    world: { attribute: false },
    quotaNs: { state: true },
    periodNs: { state: true },
  };

  static override styles = [panel, formStyles];

  declare world: MachineWorld;
  declare quotaNs: number | null;
  declare periodNs: number | null;

  constructor() {
    super();
    this.world = { gomaxprocs: 1, cores: 1, os: { quotaNs: 0, periodNs: 0 } };
    this.quotaNs = null;
    this.periodNs = null;
  }

  protected override render() {
    const { gomaxprocs, cores } = this.world;
    return html`
      ${this.number("gomaxprocs", "GOMAXPROCS", text("gomaxprocs.means"), gomaxprocs)}
      ${this.number("cores", text("cores"), text("cores.means"), cores)}
      <form @submit=${this.setQuota}>
        <div class="fields">
          ${durationField(text("quota"), this.quota(), (ns) => {
            this.quotaNs = ns;
          })}
          ${durationField(text("period"), this.period(), (ns) => {
            this.periodNs = ns;
          })}
          <button>${text("set")}</button>
        </div>
        <p class="means">${text("quota.means")}</p>
      </form>
      <div class="row">
        <button type="button" @click=${this.collect}>${text("collect")}</button>
        <span class="means">${text("collect.means")}</span>
      </div>
      <form @submit=${this.send}>
        <div class="fields">
          <label class="field"
            ><span>${text("signal")}</span
            ><select name="signal" class="mono">
              ${signals.map((name) => html`<option>${name}</option>`)}
            </select></label
          >
          <button>${text("signal.send")}</button>
        </div>
        <p class="means">${text("signal.means")}</p>
      </form>
    `;
  }

  private number(name: "gomaxprocs" | "cores", label: string, means: string, value: number) {
    return html`<form
      @submit=${(event: SubmitEvent) => {
        this.setNumber(event, name);
      }}
    >
      <div class="fields">
        <label class="field"
          ><span class=${name === "gomaxprocs" ? "mono" : ""}>${label}</span
          ><input
            name="n"
            type="number"
            min="1"
            max=${mostProcessors}
            required
            .value=${String(value)}
        /></label>
        <button>${text("set")}</button>
      </div>
      <p class="means">${means}</p>
    </form>`;
  }

  private quota(): number {
    return this.quotaNs ?? this.world.os.quotaNs;
  }

  private period(): number {
    const { periodNs } = this.world.os;
    return this.periodNs ?? (periodNs === 0 ? usualPeriod : periodNs);
  }

  private setNumber(event: SubmitEvent, name: "gomaxprocs" | "cores"): void {
    event.preventDefault();
    const n = (event.target as HTMLFormElement).querySelector("input")?.valueAsNumber ?? NaN;
    if (Number.isInteger(n)) emit(this, "gopark-command", { do: name, n });
  }

  private setQuota(event: SubmitEvent): void {
    event.preventDefault();
    emit(this, "gopark-command", {
      do: "quota",
      quotaNs: this.quota(),
      periodNs: this.period(),
    });
  }

  private send(event: SubmitEvent): void {
    event.preventDefault();
    const chosen = (event.target as HTMLFormElement).querySelector("select")?.value;
    const signal = signals.find((name) => name === chosen);
    if (signal !== undefined) emit(this, "gopark-command", { do: "signal", signal });
  }

  private collect(): void {
    emit(this, "gopark-command", { do: "gc" });
  }
}

customElements.define("gopark-machine-settings", MachineSettings);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-machine-settings": MachineSettings;
  }
}
