import { LitElement, html, nothing, svg } from "lit";
import { moment } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { Lag, Pace } from "../world/world.ts";
import type { Command } from "../world/command.ts";
import "./duration-field.ts";
import type { DurationField } from "./duration-field.ts";
import { icon, type IconName } from "./icons.ts";
import "./pace-control.ts";
import {
  conditionOf,
  destinations,
  markPaths,
  type Destination,
  type SeekMark,
} from "./seek-marks.ts";
import { transportStyles } from "./transport.styles.ts";
import text from "../../texts/controls.yaml";

/** What the transport shows of a world. */
export interface TransportWorld {
  /** The number of the command that was obeyed last. */
  readonly seq: number;
  readonly step: number;
  readonly timeNs: number;
  readonly playing: boolean;
  readonly pace?: Pace;
  readonly farthest: number;
  readonly lag?: Lag;
}

/** The ways through a run that have a key of their own. */
export const transportWays = [
  "play",
  "back",
  "forward",
  "previous-switch",
  "next-switch",
  "start",
  "end",
  "slower",
  "faster",
] as const;

export type TransportWay = (typeof transportWays)[number];

/** How far ahead the next event is looked for: whatever happens at all happens within that. */
const farthestNs = 200_000_000;

/** The pace until somebody sets another. */
const usualPace: Pace = { eventsPerSecond: 4 };

/** The unit of a way forward or back. */
type Unit = NonNullable<Extract<Command, { do: "step" }>["unit"]>;

const units: readonly Unit[] = ["event", "decision", "instruction", "time"];

/**
 * Play, step and seek.
 *
 * @slot strip: what the run looks like from its beginning to its farthest step, below the slider
 *
 * @fires gopark-command, gopark-preview (the step under the finger while the seek bar is dragged)
 */
export class Transport extends LitElement {
  static override properties = {
    world: { attribute: false },
    marks: { attribute: false },
    unit: { state: true },
    stepNs: { state: true },
    dragged: { state: true },
    unfolded: { state: true },
    sought: { state: true },
  };

  static override styles = [panel, transportStyles];

  declare world: TransportWorld;
  declare marks: readonly SeekMark[];
  declare unit: Unit;
  declare stepNs: number;
  declare dragged: number | null;
  /** Whether the rarer ways are in sight. */
  declare unfolded: boolean;
  /** Where the bar was let go, until it is seen there. */
  declare sought: number | null;
  /** The command sent last that is not seen obeyed: its number, and whether it plays then. */
  private sent: { readonly seq: number; readonly playing: boolean } | null = null;
  private active = 2;

  constructor() {
    super();
    this.world = { seq: 0, step: 0, timeNs: 0, playing: false, farthest: 0 };
    this.marks = [];
    this.unit = "event";
    this.stepNs = 100_000;
    this.dragged = null;
    this.unfolded = false;
    this.sought = null;
  }

  /** Goes a way as its button would. */
  go(way: TransportWay): void {
    const { farthest } = this.world;
    switch (way) {
      case "play":
        // Two quick presses are two wishes, whether or not the first is seen obeyed.
        this.send((this.sent?.playing ?? this.world.playing) ? { do: "pause" } : this.play());
        break;
      case "back":
      case "forward":
        this.send(this.way(way === "back" ? "back" : "step"));
        break;
      case "previous-switch":
      case "next-switch":
        this.send({ do: way === "next-switch" ? "step" : "back", unit: "decision", count: 1 });
        break;
      case "start":
      case "end":
        this.send({ do: "seek", step: way === "start" ? 0 : farthest });
        break;
      case "slower":
      case "faster":
        this.renderRoot.querySelector("gopark-pace-control")?.change(way === "faster" ? 1 : -1);
    }
  }

  protected override willUpdate(): void {
    // What happened before a command was obeyed may still come after it was sent.
    const isObeyed = this.sent !== null && this.world.seq >= this.sent.seq;
    if (isObeyed) this.settle();
    if (this.world.step === this.sought) this.sought = null;
  }

  protected override updated(): void {
    this.style.setProperty("--steps", String(this.world.farthest + 1));
  }

  /** Stops waiting: the command was refused, or done in another way. */
  settle(): void {
    this.sent = null;
    this.sought = null;
  }

  protected override render() {
    return html`<div class="bar ${this.unfolded ? "unfolded" : ""}">
        <div
          class="buttons"
          role="toolbar"
          aria-label=${text("transport")}
          @keydown=${this.moveFocus}
        >
          ${this.buttons().map(([name, label, command, main], index) =>
            this.button(index, name, label, command, main === true),
          )}
        </div>
        ${this.seekBar()}
        <div class="clock">
          <output
            aria-live="off"
            title=${`${String(this.world.timeNs)} ns`}
            aria-label=${text("time")}
            >${moment(this.world.timeNs)}</output
          >
          <span class="muted">${this.position()}</span>
        </div>
        <gopark-pace-control
          .pace=${this.world.pace}
          .playing=${this.world.playing}
        ></gopark-pace-control>
        ${this.toggle()}
        <div class="more" id="more">${this.units()} ${this.goTo()}</div>
      </div>
      ${this.lag()}`;
  }

  private buttons(): readonly (readonly [IconName, string, Command, true?])[] {
    const { playing, farthest } = this.world;
    return [
      ["toStart", text("to-start"), { do: "seek", step: 0 }],
      ["back", text("back"), this.way("back")],
      playing
        ? ["pause", text("pause"), { do: "pause" }, true]
        : ["play", text("play"), { do: "play" }, true],
      ["forward", text("forward"), this.way("step")],
      ["decision", text("next-decision"), { do: "step", unit: "decision", count: 1 }],
      ["toEnd", text("to-end"), { do: "seek", step: farthest }],
    ];
  }

  private button(index: number, name: IconName, label: string, command: Command, main: boolean) {
    return html`<button
      type="button"
      class=${main ? "main" : ""}
      tabindex=${index === this.active ? 0 : -1}
      aria-label=${label}
      title=${label}
      @click=${() => {
        this.active = index;
        this.send(command.do === "play" ? this.play() : command);
      }}
    >
      ${icon(name)}
    </button>`;
  }

  private seekBar() {
    const { farthest } = this.world;
    return html`<div class="seek">
      <slot name="strip"></slot>
      <svg viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
        ${[...markPaths(this.marks, farthest)].map(([mark, path]) => this.mark(mark, path))}
      </svg>
      <input
        type="range"
        min="0"
        max=${farthest}
        .value=${String(this.stepShown())}
        aria-label=${text("seek")}
        aria-valuetext=${this.position()}
        @input=${this.drag}
        @change=${this.seek}
      />
    </div>`;
  }

  private toggle() {
    return html`<button
      type="button"
      class="toggle"
      aria-expanded=${this.unfolded ? "true" : "false"}
      aria-controls="more"
      aria-label=${text("more-ways")}
      title=${text("more-ways")}
      @click=${() => {
        this.unfolded = !this.unfolded;
      }}
    >
      ${icon("settings")}
    </button>`;
  }

  private mark(name: string, path: string) {
    return svg`<path class=${name} d=${path}></path>`;
  }

  private units() {
    return html`<label
      >${text("unit")}
      <select name="unit" @change=${this.chooseUnit}>
        ${units.map(
          (unit) =>
            html`<option value=${unit} .selected=${unit === this.unit}>
              ${text(`unit.${unit}`)}
            </option>`,
        )}
      </select>
      ${
        this.unit === "time"
          ? html`<gopark-duration-field
              label=${text("step-time")}
              .ns=${this.stepNs}
              @change=${this.chooseStepTime}
            ></gopark-duration-field>`
          : nothing
      }</label
    >`;
  }

  private goTo() {
    return html`<form class="row" @submit=${this.goToNext}>
      <label
        >${text("go-to")}
        <select name="destination">
          ${(Object.keys(destinations) as Destination[]).map(
            (each) => html`<option value=${each}>${text(`go-to.${each}`)}</option>`,
          )}
        </select></label
      ><button>${text("go-to-button")}</button>
    </form>`;
  }

  /** Says that the server has not come where the session should be. */
  private lag() {
    const { lag, step } = this.world;
    if (lag === undefined) return nothing;
    const { share, toStep } = lag;
    const words =
      toStep === undefined
        ? text("lag.pace", { share: share ?? 0 })
        : text("lag.step", { step, toStep });
    return html`<p class="lag" role="status">${words}</p>`;
  }

  private position(): string {
    return text("seek-value", { step: this.stepShown(), farthest: this.world.farthest });
  }

  private stepShown(): number {
    return this.dragged ?? this.sought ?? this.world.step;
  }

  private way(direction: "step" | "back"): Command {
    const { unit } = this;
    return unit === "time"
      ? { do: direction, unit, ns: Math.max(1, this.stepNs) }
      : { do: direction, unit, count: 1 };
  }

  /** What somebody has set, and whatever is to be played is played at. */
  get pace(): Pace {
    return this.renderRoot.querySelector("gopark-pace-control")?.wanted ?? usualPace;
  }

  private play(): Command {
    return { do: "play", pace: this.pace };
  }

  private send(command: Command): void {
    const before = Math.max(this.world.seq, this.sent?.seq ?? 0);
    this.sent = { seq: before + 1, playing: command.do === "play" };
    emit(this, "gopark-command", command);
  }

  private chooseUnit(event: Event): void {
    this.unit = (event.target as HTMLSelectElement).value as Unit;
  }

  private chooseStepTime(event: Event): void {
    this.stepNs = (event.currentTarget as DurationField).ns;
  }

  private drag(event: Event): void {
    this.dragged = (event.target as HTMLInputElement).valueAsNumber;
    emit(this, "gopark-preview", this.dragged);
  }

  private seek(event: Event): void {
    const step = (event.target as HTMLInputElement).valueAsNumber;
    this.dragged = null;
    this.sought = step;
    this.send({ do: "seek", step });
  }

  private goToNext(event: SubmitEvent): void {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement).get("destination");
    const condition = conditionOf(said as Destination);
    this.send({ do: "runUntil", condition, limitNs: farthestNs });
  }

  /** One stop for the tab key, arrows between the buttons. */
  private moveFocus(event: KeyboardEvent): void {
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>(".buttons button")];
    const here = buttons.indexOf(event.target as HTMLElement);
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || here < 0) return;
    event.preventDefault();
    this.active = (to + buttons.length) % buttons.length;
    this.requestUpdate();
    buttons[this.active]?.focus();
  }
}

customElements.define("gopark-transport", Transport);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-transport": Transport;
  }
}
