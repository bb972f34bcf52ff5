import { LitElement, html, nothing, type PropertyValues } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { EventWords } from "../words/event-words.ts";
import { codeWithSources } from "../words/sources.ts";
import { machineState } from "../words/state-words.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { Thing } from "../world/thing.ts";
import type { World } from "../world/world.ts";
import { lastDecision, latestSearcher, threadOf, type Decision } from "./decision/decision.ts";
import { loopStyles } from "./schedule-loop.styles.ts";
import { linesOf, type Line } from "./track.ts";
import text from "../../texts/loop.yaml";

/** A new decision lights up from top to bottom within this time, in ms. */
const usual = 700;
/** How many times the usual speed is too fast to follow a light. */
const tooFast = 4;

/** What somebody does with the looks of a decision. */
const strides = ["first", "previous", "next", "last"] as const;

type Stride = (typeof strides)[number];

const signs: Readonly<Record<Stride, string>> = { first: "⇤", previous: "←", next: "→", last: "⇥" };

/**
 * How a thread came to run what it runs: schedule, the looks of findRunnable in the order of this
 * release with what came of each, and what it did then. Looks can be gone through one by one.
 *
 * @prop world: the moment
 * @prop events: what happened up to it, the latest last
 * @prop words: of the events
 * @prop speed: how many times faster than usual it plays
 * @prop chosen: whose thread is shown
 * @fires gopark-choose
 */
export class ScheduleLoop extends LitElement {
  static override properties = {
    world: { attribute: false },
    events: { attribute: false },
    words: { attribute: false },
    speed: { attribute: false },
    chosen: { attribute: false },
    at: { state: true },
  };

  static override styles = [panel, loopStyles];

  declare world: World | undefined;
  declare events: readonly SchedulerEvent[];
  declare words: EventWords | null;
  declare speed: number;
  declare chosen: Thing | null;
  /** The line at which somebody has stopped; null: all of it is seen. */
  declare private at: number | null;

  private thread: number | null = null;
  private decision: Decision | null = null;
  private lines: readonly Line[] = [];
  /** What is shown, to tell whether it is another. */
  private about = "";

  constructor() {
    super();
    this.events = [];
    this.words = null;
    this.speed = 1;
    this.chosen = null;
    this.at = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { world, events, words } = this;
    if (world === undefined || words === null) return;
    const isOther = ["world", "events", "words", "chosen"].some((name) =>
      (changed as Map<PropertyKey, unknown>).has(name),
    );
    if (!isOther) return;
    this.thread = threadOf(this.chosen, world) ?? latestSearcher(events);
    this.decision = this.thread === null ? null : lastDecision(events, this.thread);
    this.lines = this.decision === null ? [] : linesOf(this.decision, words);
    const about = `${String(this.thread)} ${this.lines.map(({ key }) => key).join()}`;
    this.isNew = about !== this.about;
    if (this.isNew) this.at = null;
    this.about = about;
  }

  private isNew = false;

  protected override updated(): void {
    if (!this.isNew) return;
    this.isNew = false;
    this.lightUp();
  }

  /** The light goes down the track once, as the thread went. */
  private lightUp(): void {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || this.speed >= tooFast) return;
    const reached = [...this.renderRoot.querySelectorAll<HTMLElement>("li:not(.notReached)")];
    const each = usual / Math.max(1, this.speed) / Math.max(1, reached.length);
    const lit = getComputedStyle(this).getPropertyValue("--accent-tint");
    for (const [at, line] of reached.entries()) {
      line.animate([{ background: lit }, { background: lit, offset: 0.4 }, {}], {
        duration: 3 * each + 120,
        delay: at * each,
        fill: "none",
      });
    }
  }

  protected override render() {
    const { world, words } = this;
    if (world === undefined || words === null) return nothing;
    return html`<div class="head">
        ${this.whose(world)} ${this.lines.length === 0 ? nothing : this.steps()}
      </div>
      ${this.lines.length === 0 ? this.emptiness() : this.track()}`;
  }

  private emptiness() {
    const m = this.thread === null ? null : `M${String(this.thread)}`;
    return html`<p class="muted empty">${m === null ? text("nobody") : text("none", { m })}</p>`;
  }

  private whose({ ms }: World) {
    return html`<label class="whose"
      >${text("whose")}
      <select
        @change=${(event: Event) => {
          const id = Number((event.target as HTMLSelectElement).value);
          emit(this, "gopark-choose", { kind: "m", id });
        }}
      >
        ${this.thread === null ? html`<option selected value="">…</option>` : nothing}
        ${repeat(
          Object.values(ms).filter(({ state }) => state !== "sysmon"),
          ({ id }) => id,
          (m) =>
            html`<option value=${m.id} .selected=${m.id === this.thread}>
              ${text("whose.option", { m: `M${String(m.id)}`, state: machineState(m) })}
            </option>`,
        )}
      </select>
    </label>`;
  }

  private steps() {
    const { stops } = this;
    const here = this.at === null ? stops.length : stops.indexOf(this.at) + 1;
    return html`<div class="steps" role="group" aria-label=${text("track")}>
      ${strides.map(
        (stride) =>
          html`<button
            type="button"
            class="quiet"
            aria-label=${text(stride)}
            title=${text(stride)}
            @click=${() => {
              this.go(stride);
            }}
          >
            <span aria-hidden="true">${signs[stride]}</span>
          </button>`,
      )}
      <output class="muted" aria-live="polite"
        >${text("at", { at: here, count: stops.length })}</output
      >
    </div>`;
  }

  /** The lines at which one can stop, by their numbers. */
  private get stops(): readonly number[] {
    return this.lines.flatMap(({ isStop }, at) => (isStop ? [at] : []));
  }

  private go(stride: Stride): void {
    const { stops } = this;
    const here = this.at === null ? stops.length - 1 : stops.indexOf(this.at);
    const to = { first: 0, previous: here - 1, next: here + 1, last: stops.length }[stride];
    this.at = to >= stops.length ? null : (stops[Math.max(0, to)] ?? null);
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    });
  }

  private track() {
    const { decision, lines, at } = this;
    const m = `M${String(this.thread)}`;
    const release = this.world?.go ?? "";
    // Of all links only that of the line in sight is a stop of the Tab key.
    const stop = at ?? lines.findIndex(({ look }) => look === "taken");
    return html`<ol
        class="track"
        role="list"
        tabindex="0"
        aria-label=${text("track")}
        @keydown=${this.press}
      >
        ${lines.map((line, index) => {
          const isAhead = at !== null && index > at;
          return html`<li
            class="${line.look} depth-${line.depth} ${isAhead ? "ahead" : ""}"
            aria-current=${index === at ? "step" : nothing}
          >
            <code>${codeWithSources(line.code, release, index === stop)}</code>
            <span class="words">${line.words}</span>
            <span class="outcome">${isAhead ? "" : line.outcome}</span>
          </li>`;
        })}
      </ol>
      <p class="muted back">
        ${decision?.phase === "searching" ? text("searching", { m }) : `↺ ${text("back")}`}
      </p>`;
  }

  private readonly press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, Stride>> = {
      ArrowLeft: "previous",
      ArrowRight: "next",
    };
    const stride = keys[event.key];
    if (stride === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(stride);
  };
}

customElements.define("gopark-schedule-loop", ScheduleLoop);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-schedule-loop": ScheduleLoop;
  }
}
