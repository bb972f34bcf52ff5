import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { moment } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { EventWords } from "../words/event-words.ts";
import type { functionName } from "../words/sources.ts";
import { everything, filtered, isUnderstood, type Filter } from "./filter.ts";
import { logStyles } from "./log.styles.ts";
import { rowsSeen, scrolledTo, type Rows } from "./window.ts";
import text from "../../texts/log.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Go to the step of this event. */
    "gopark-seek": CustomEvent<SchedulerEvent>;
  }
}

/** The sizes before the first layout, and where there is none. */
const usualRow = 28;
const usualRoom = 280;

/**
 * One sentence an event, of which only those in sight are in the document.
 *
 * @fires gopark-seek
 */
export class Log extends StillWhilePressed {
  static override properties = {
    events: { attribute: false },
    words: { attribute: false },
    step: { type: Number },
    playing: { type: Boolean },
    release: { attribute: false },
    otherBranch: { attribute: false },
    filter: { state: true },
    rows: { state: true },
    notice: { state: true },
    names: { state: true },
  };

  static override styles = [panel, logStyles];

  declare events: readonly SchedulerEvent[];
  declare words: EventWords | null;
  /** The step that the board shows. */
  declare step: number;
  /** While it plays, a reader who has scrolled away is left in peace. */
  declare playing: boolean;
  /** The release of Go that is played, whose functions the events name; empty: not known yet. */
  declare release: string;
  /** Whether the board shows a branch that the session does not play: its events are not told. */
  declare otherBranch: boolean;
  declare filter: Filter;
  declare rows: Rows;
  declare notice: string;
  /** Makes links of functions' names; it comes when somebody turns to the rows. */
  declare private names: typeof functionName | null;
  /** How text gets to the clipboard. */
  copyText: (text: string) => Promise<void> = (words) => navigator.clipboard.writeText(words);

  private shown: readonly SchedulerEvent[] = [];
  private active = 0;
  private rowHeight = usualRow;
  private measured = false;
  /** Where the room is scrolled to and how high it is: to ask while drawing would cost a layout. */
  private top = 0;
  private height = usualRoom;
  private follows = true;
  private readonly sizes =
    typeof ResizeObserver === "undefined"
      ? null
      : new ResizeObserver(() => {
          this.measure();
        });

  constructor() {
    super();
    this.events = [];
    this.words = null;
    this.step = 0;
    this.playing = false;
    this.release = "";
    this.otherBranch = false;
    this.filter = everything;
    this.rows = { first: 0, last: 0 };
    this.notice = "";
    this.names = null;
    this.addEventListener("focusin", () => void this.knowNames(), { once: true });
  }

  /** A row whose links do not come has the functions' names all the same. */
  private async knowNames(): Promise<void> {
    const sources = await import("../words/sources.ts").catch(() => null);
    this.names = sources?.functionName ?? null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("events") || changed.has("filter") || changed.has("words")) {
      this.shown = filtered(this.events, this.filter, (kind) => this.words?.group(kind) ?? "");
      this.lookAround();
    }
    if (changed.has("step") || changed.has("events") || changed.has("filter")) {
      this.active = this.lastOfStep();
    }
    if (changed.has("events") || changed.has("filter")) this.notice = "";
  }

  private whyEmpty(): string {
    if (this.otherBranch) return text("other-branch");
    return this.events.length === 0 ? text("nothing-yet") : text("nothing-found");
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const room = this.room();
    if (room === null) return;
    if (!this.measured && room.querySelector("li") !== null) this.measure();
    this.giveRoom(room);
    const moved = changed.has("step") || changed.has("events") || changed.has("filter");
    if (moved && (this.follows || !this.playing)) this.show(this.active);
  }

  protected override firstUpdated(): void {
    const room = this.room();
    if (room !== null) this.sizes?.observe(room);
    this.measure();
  }

  protected override render() {
    const { first, last } = this.rows;
    const seen = this.shown.slice(first, last).map((event, at) => ({ event, row: first + at }));
    return html`${this.tools()}
      <div class="room" @scroll=${this.scrolled}>
        <div class="height"></div>
        ${
          this.shown.length === 0
            ? html`<p class="empty">${this.whyEmpty()}</p>`
            : html`<ol aria-label=${text("log")} @keydown=${this.press}>
                ${repeat(
                  seen,
                  ({ row }) => row,
                  ({ event, row }) => this.row(event, row),
                )}
              </ol>`
        }
      </div>`;
  }

  private tools() {
    const understood = isUnderstood(this.filter);
    return html`<div class="tools">
      <label><span class="word">${text("filter-kind")}</span> ${this.kinds()}</label>
      <label
        ><span class="word">${text("filter-of")}</span>
        <input
          class="mono"
          placeholder=${text("filter-of.hint")}
          aria-invalid=${understood ? nothing : "true"}
          title=${understood ? nothing : text("filter-of.unknown")}
          .value=${this.filter.of}
          @input=${(event: Event) => {
            this.filter = { ...this.filter, of: (event.target as HTMLInputElement).value };
          }}
      /></label>
      <span class="count">${this.notice === "" ? this.count() : nothing}</span>
      <span role="status">${this.notice}</span>
      <button type="button" ?disabled=${this.shown.length === 0} @click=${this.copy}>
        ${text("copy")}
      </button>
    </div>`;
  }

  private kinds() {
    const option = (value: string, name: string) =>
      html`<option value=${value} .selected=${value === this.filter.kind}>${name}</option>`;
    return html`<select
      @change=${(event: Event) => {
        this.filter = { ...this.filter, kind: (event.target as HTMLSelectElement).value };
      }}
    >
      ${option("", text("all-kinds"))}
      ${this.words
        ?.groups()
        .map(
          ({ group, name, kinds }) =>
            html`<optgroup label=${name}>
              ${option(`group:${group}`, text("whole-group", { name }))}
              ${kinds.map((each) => option(`kind:${each.kind}`, each.name))}
            </optgroup>`,
        )}
    </select>`;
  }

  private row(event: SchedulerEvent, row: number) {
    const same = row > this.rows.first && this.shown[row - 1]?.step === event.step;
    const sentence = this.words?.sentence(event) ?? event.kind;
    return html`<li aria-setsize=${this.shown.length} aria-posinset=${row + 1}>
      <button
        type="button"
        class="event ${same ? "same" : ""}"
        data-row=${row}
        tabindex=${row === this.active ? 0 : -1}
        aria-current=${event.step === this.step ? "step" : nothing}
        title=${sentence}
        @click=${() => {
          this.active = row;
          emit(this, "gopark-seek", event);
        }}
      >
        <span class="mono step">${event.step}</span><span class="mono">${moment(event.timeNs)}</span
        ><span class="sentence">${sentence}</span>
      </button>
      ${row === this.active ? this.source(event) : nothing}
    </li>`;
  }

  /** What did it, beside the row that the keyboard is at: a row itself is one button. */
  private source({ fn }: SchedulerEvent) {
    const name = this.names?.(fn, this.release) ?? fn;
    return name === fn ? nothing : html`<code class="fn">${name}</code>`;
  }

  private count(): string {
    const shown = this.shown.length;
    const count = this.events.length;
    return shown === count ? text("count", { count }) : text("count-filtered", { shown, count });
  }

  private room(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(".room");
  }

  /** The last event up to the step: what has just happened. */
  private lastOfStep(): number {
    return Math.max(
      0,
      this.shown.findLastIndex(({ step }) => step <= this.step),
    );
  }

  /** The rows in sight at their place in a room as high as all of them would be. */
  private giveRoom(room: HTMLElement): void {
    const start = `${String(this.rows.first * this.rowHeight)}px`;
    room.querySelector("ol")?.style.setProperty("inset-block-start", start);
    const height = `${String(this.shown.length * this.rowHeight)}px`;
    room.querySelector<HTMLElement>(".height")?.style.setProperty("block-size", height);
  }

  private measure(): void {
    const room = this.room();
    const height = room?.clientHeight ?? 0;
    this.height = height === 0 ? usualRoom : height;
    const row = room?.querySelector("li")?.getBoundingClientRect().height ?? 0;
    this.measured = row > 0;
    if (row > 0 && row !== this.rowHeight) {
      this.rowHeight = row;
      this.requestUpdate();
    }
    this.lookAround();
    // What was in sight stays so when the room becomes lower or its rows higher. Scrolling goes as
    // far as the room is high, so that it has to be so first.
    if (room !== null) this.giveRoom(room);
    if (this.follows) this.show(this.active);
  }

  private lookAround(): void {
    const { first, last } = rowsSeen(this.top, this.height, this.rowHeight, this.shown.length);
    if (first !== this.rows.first || last !== this.rows.last) this.rows = { first, last };
  }

  private scrolled(): void {
    this.top = this.room()?.scrollTop ?? 0;
    this.lookAround();
    const at = this.active * this.rowHeight;
    this.follows = at >= this.top - 1 && at < this.top + this.height;
  }

  private show(row: number): void {
    const room = this.room();
    if (room === null || this.shown.length === 0) return;
    const top = scrolledTo(row, this.top, this.height, this.rowHeight);
    if (top === this.top) return;
    room.scrollTop = top;
    this.top = top;
    this.lookAround();
  }

  private press(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor((this.room()?.clientHeight ?? 0) / this.rowHeight) - 1);
    const last = this.shown.length - 1;
    const to = {
      ArrowUp: this.active - 1,
      ArrowDown: this.active + 1,
      PageUp: this.active - page,
      PageDown: this.active + page,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void this.focusRow(Math.min(last, Math.max(0, to)));
  }

  /** Puts the focus on what has just happened. */
  focusLatest(): void {
    if (this.shown.length > 0) void this.focusRow(this.lastOfStep());
  }

  private async focusRow(row: number): Promise<void> {
    this.active = row;
    this.show(row);
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-row="${String(row)}"]`)?.focus();
  }

  private async copy(): Promise<void> {
    const lines = this.shown.map((event) =>
      [event.step, moment(event.timeNs), this.words?.sentence(event) ?? event.kind].join("\t"),
    );
    try {
      await this.copyText(`${lines.join("\n")}\n`);
      this.notice = text("copied", { count: lines.length });
    } catch {
      this.notice = text("not-copied");
    }
  }
}

customElements.define("gopark-log", Log);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-log": Log;
  }
}
