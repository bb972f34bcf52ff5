import { LitElement, html, nothing, svg } from "lit";
import { number } from "../base/amounts";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import { icon, type IconName } from "./icons";
import { speeds } from "./playhead";
import { controlsStyles } from "./scene-controls.styles";
import type { SceneWish } from "./wishes";
import text from "../../texts/player.yaml";

/** All of them, only what is needed to get on, or none. */
export type Controls = "full" | "min" | "none";

/** What the controls show. */
export interface ControlsView {
  readonly at: number;
  readonly length: number;
  readonly stops: readonly number[];
  readonly playing: boolean;
  readonly speed: number;
  /** Where that is, in words; without them it is told which of the stops has been reached. */
  readonly said?: string;
}

/** What is shown until there is something to play. */
const nothingYet: ControlsView = { at: 0, length: 1, stops: [], playing: false, speed: 1 };

/**
 * Play and step through a recorded scene. What somebody wants before it is there is asked for once
 * it is.
 *
 * @prop view: where it is; null: it is not there yet
 * @attr variant: full, min or none
 * @fires gopark-scene-wish: what somebody wants
 */
export class SceneControls extends LitElement {
  static override properties = { view: { attribute: false }, variant: { reflect: true } };

  static override styles = [panel, controlsStyles];

  declare view: ControlsView | null;
  declare variant: Controls;
  #early: SceneWish | null = null;

  constructor() {
    super();
    this.view = null;
    this.variant = "full";
  }

  protected override updated(): void {
    const early = this.#early;
    if (this.view === null || early === null) return;
    this.#early = null;
    this.want(early);
  }

  protected override render() {
    if (this.variant === "none") return nothing;
    const { playing } = this.view ?? nothingYet;
    const isFull = this.variant === "full";
    return html`<div class="bar">
      <div class="buttons" role="group" aria-label=${text("controls")}>
        ${isFull ? this.button("first", text("first"), { do: "first" }, "edge") : nothing}
        ${this.button("previous", text("previous"), { do: "previous" })}
        ${
          playing
            ? this.button("pause", text("pause"), { do: "pause" }, "main")
            : this.button("play", text("play"), { do: "play" }, "main")
        }
        ${this.button("next", text("next"), { do: "next" })}
        ${isFull ? this.button("last", text("last"), { do: "last" }, "edge") : nothing}
      </div>
      ${isFull ? html`${this.seekBar()} ${this.speed()}` : nothing}
    </div>`;
  }

  private button(name: IconName, label: string, wish: SceneWish, look = "") {
    return html`<button
      type="button"
      class=${look}
      aria-label=${label}
      title=${label}
      @click=${() => {
        this.want(wish);
      }}
    >
      ${icon(name)}
    </button>`;
  }

  private seekBar() {
    const { at, length, stops, said } = this.view ?? nothingYet;
    const last = Math.max(1, length - 1);
    const told = stops.filter((stop) => stop <= at).length;
    return html`<div class="seek">
      <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        ${stops.map((stop) => {
          const x = (stop / last) * 1000;
          return svg`<path d="M${x} 0V10" class=${stop <= at ? "told" : ""}></path>`;
        })}
      </svg>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(at)}
        aria-label=${text("seek")}
        aria-valuetext=${said ?? text("step", { step: told, steps: stops.length })}
        @input=${this.seek}
      />
    </div>`;
  }

  private speed() {
    const { speed: chosen } = this.view ?? nothingYet;
    return html`<select
      aria-label=${text("speed")}
      title=${text("speed")}
      @change=${this.chooseSpeed}
    >
      ${speeds.map(
        (speed) =>
          html`<option value=${speed} .selected=${speed === chosen}>
            ${text("times", { speed: number(speed) })}
          </option>`,
      )}
    </select>`;
  }

  private seek(event: Event): void {
    const at = (event.target as HTMLInputElement).valueAsNumber;
    // The bar of a scene that is not there yet has two ends and nothing between them.
    if (this.view === null) this.want({ do: at > 0 ? "last" : "first" });
    else this.want({ do: "seek", at });
  }

  private chooseSpeed(event: Event): void {
    this.want({ do: "speed", speed: Number((event.target as HTMLSelectElement).value) });
  }

  private want(wish: SceneWish): void {
    if (this.view === null) this.#early = wish;
    else emit(this, "gopark-scene-wish", wish);
  }
}

customElements.define("gopark-scene-controls", SceneControls);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-scene-controls": SceneControls;
  }
}
