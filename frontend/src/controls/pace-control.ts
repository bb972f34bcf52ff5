import { LitElement, css, html } from "lit";
import { duration, number } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { Pace } from "../world/world.ts";
import { kindOf, lastStop, paceAt, speedAt, stopOf, stopOfPace, type PaceKind } from "./pace.ts";
import { transportStyles } from "./transport.styles.ts";
import text from "../../texts/controls.yaml";

const kinds: readonly PaceKind[] = ["events", "time"];

/**
 * How fast to play: by events or by time, from a quarter to 64 times.
 *
 * @fires gopark-command: `play` with the pace while it plays; else it is kept for the next `play`
 */
export class PaceControl extends LitElement {
  static override properties = {
    pace: { attribute: false, hasChanged: differ },
    playing: { type: Boolean },
    chosen: { state: true },
  };

  static override styles = [
    panel,
    transportStyles,
    css`
      :host {
        container-type: normal;
      }
    `,
  ];

  /** What the session plays at. */
  declare pace: Pace | undefined;
  declare playing: boolean;
  declare chosen: { kind: PaceKind; stop: number } | null;

  constructor() {
    super();
    this.playing = false;
    this.chosen = null;
  }

  /** What the learner has set, which the next `play` is to have. */
  get wanted(): Pace {
    const { kind, stop } = this.setting();
    return paceAt(kind, stop);
  }

  /** Goes faster by `stops` stops, or slower if they are negative. */
  change(stops: number): void {
    const { kind, stop } = this.setting();
    this.chosen = { kind, stop: Math.min(lastStop, Math.max(0, stop + stops)) };
    this.tell();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    // Somebody else may have set another pace; a paused session has none, and the last stays.
    if (!changed.has("pace") || this.pace === undefined) return;
    this.chosen = { kind: kindOf(this.pace), stop: stopOfPace(this.pace) };
  }

  protected override render() {
    const { kind, stop } = this.setting();
    return html`<div class="pace" role="group" aria-label=${text("pace")}>
      <span class="segmented">
        ${kinds.map(
          (each) =>
            html`<label title=${text(`pace.${each}.means`)}
              ><input
                type="radio"
                name="kind"
                value=${each}
                .checked=${each === kind}
                @change=${this.chooseKind}
              />${text(`pace.${each}`)}</label
            >`,
        )}
      </span>
      <input
        type="range"
        min="0"
        max=${lastStop}
        .value=${String(stop)}
        aria-label=${text("speed")}
        aria-valuetext=${this.inWords()}
        @input=${this.chooseStop}
        @change=${this.tell}
      />
      <span class="speed"
        ><b class="mono">${text("speed-value", { speed: number(speedAt(stop), 2) })}</b>
        <span class="muted">${this.inWords()}</span></span
      >
    </div>`;
  }

  private setting(): { kind: PaceKind; stop: number } {
    return this.chosen ?? { kind: "events", stop: stopOf(1) };
  }

  private inWords(): string {
    const { eventsPerSecond, nsPerSecond = 0 } = this.wanted;
    return eventsPerSecond === undefined
      ? text("speed.time", { amount: duration(nsPerSecond) })
      : text("speed.events", { count: eventsPerSecond });
  }

  private chooseKind(event: Event): void {
    const kind = (event.target as HTMLInputElement).value as PaceKind;
    this.chosen = { ...this.setting(), kind };
    this.tell();
  }

  private chooseStop(event: Event): void {
    this.chosen = { ...this.setting(), stop: (event.target as HTMLInputElement).valueAsNumber };
  }

  private tell(): void {
    if (this.playing) emit(this, "gopark-command", { do: "play", pace: this.wanted });
  }
}

function differ(one: Pace | undefined, other: Pace | undefined): boolean {
  return one?.eventsPerSecond !== other?.eventsPerSecond || one?.nsPerSecond !== other?.nsPerSecond;
}

customElements.define("gopark-pace-control", PaceControl);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-pace-control": PaceControl;
  }
}
