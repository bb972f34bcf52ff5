import { html, nothing } from "lit";
import { moment } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { explained } from "../glossary/explained.ts";
import { panel } from "../base/panel.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import type { EventWords } from "../words/event-words.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { Snapshot } from "../world/world.ts";
import { nameOf, sameThing, type Thing, type ThingKind } from "../world/thing.ts";
import { explanation } from "./explanations.ts";
import { fieldsOf, fieldsOfEvent, type Field } from "./fields.ts";
import { historyOf } from "./history.ts";
import { inspectorStyles } from "./inspector.styles.ts";
import { shownValue } from "./shown.ts";
import { stateOf } from "./states.ts";
import text from "../../texts/inspector.yaml";
import "./wishes.ts";

/** The most events of a history that are listed, the latest first. */
const remembered = 20;

/** What something can be done with. */
const acting: readonly ThingKind[] = ["g", "m", "p"];

/**
 * The chosen thing or event: its state, its fields under the runtime's names, its history.
 *
 * @fires gopark-choose, gopark-seek, gopark-menu
 */
export class Inspector extends StillWhilePressed {
  static override properties = {
    world: { attribute: false },
    thing: { attribute: false },
    event: { attribute: false },
    events: { attribute: false },
    words: { attribute: false },
    explained: { state: true },
  };

  static override styles = [panel, inspectorStyles];

  declare world: Snapshot | null;
  declare thing: Thing | null;
  /** Looked at in place of a thing. */
  declare event: SchedulerEvent | null;
  /** What has happened up to now; the history is taken from it. */
  declare events: readonly SchedulerEvent[];
  declare words: EventWords | null;
  /** The field whose explanation is open. */
  declare explained: string | null;

  constructor() {
    super();
    this.world = null;
    this.thing = null;
    this.event = null;
    this.events = [];
    this.words = null;
    this.explained = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get("thing") as Thing | null | undefined;
    if (changed.has("event") || (changed.has("thing") && !sameThing(before ?? null, this.thing))) {
      this.explained = null;
    }
  }

  protected override render() {
    const { event, thing, world } = this;
    if (event !== null) return this.ofEvent(event);
    if (thing === null || world === null) {
      return html`<p class="muted">${text("nothing-chosen")}</p>`;
    }
    const name = nameOf(thing);
    const fields = fieldsOf(world, thing);
    return html`
      ${this.header(name, text(`kind.${thing.kind}`), this.state(world, thing), thing)}
      ${
        fields === null
          ? html`<p class="muted">${text("not-here", { name })}</p>`
          : this.list(fields)
      }
      ${this.history(thing)}
    `;
  }

  private ofEvent(event: SchedulerEvent) {
    const name = this.words?.name(event.kind) ?? event.kind;
    return html`
      ${this.header(event.kind, name, html`<p>${this.words?.sentence(event)}</p>`)}
      ${this.list(fieldsOfEvent(event))}
    `;
  }

  private header(name: string, kind: string, more: unknown, thing: Thing | null = null) {
    return html`<header>
      <div class="row">
        <h2><b>${name}</b> <span>${explained(kind)}</span></h2>
        ${
          thing === null || !acting.includes(thing.kind)
            ? nothing
            : html`<button
                type="button"
                aria-haspopup="menu"
                @click=${(event: Event) => {
                  this.askForMenu(thing, event.currentTarget as HTMLElement);
                }}
              >
                ${text("actions")}
              </button>`
        }
      </div>
      ${more}
    </header>`;
  }

  private askForMenu(thing: Thing, opener: HTMLElement): void {
    const { left, bottom } = opener.getBoundingClientRect();
    emit(this, "gopark-menu", { ...thing, x: left, y: bottom });
  }

  private state(world: Snapshot, thing: Thing) {
    const state = stateOf(world, thing);
    if (state === null) return nothing;
    const since = thing.kind === "g" ? world.gs[String(thing.id)]?.sinceNs : undefined;
    return html`<p class="state">
        <i data-colour=${state.colour}></i>
        ${state.word === "" ? nothing : html`<strong>${explained(state.word)}</strong>`}
        <code>${state.name}</code>
        ${
          since === undefined
            ? nothing
            : html`<span class="muted">${text("since", { time: moment(since) })}</span>`
        }
      </p>
      ${state.means === "" ? nothing : html`<p class="muted">${explained(state.means)}</p>`}`;
  }

  protected override updated(): void {
    const dot = this.renderRoot.querySelector<HTMLElement>("[data-colour]");
    dot?.style.setProperty("--state", `var(${dot.dataset["colour"] ?? ""})`);
  }

  private list(fields: readonly Field[]) {
    return html`<dl aria-label=${text("fields")} @keydown=${this.dismiss}>
      ${fields.map((field) => this.field(field))}
    </dl>`;
  }

  private field(field: Field) {
    const key = `${field.part}.${field.name}`;
    const open = this.explained === key;
    const explain = () => {
      this.explained = key;
    };
    const end = () => {
      if (this.explained === key) this.explained = null;
    };
    const none = field.values.length === 0;
    return html`<div class="field ${open ? "open" : ""}" @pointerleave=${end}>
      <dt @pointerenter=${explain}>
        <button
          type="button"
          class="term"
          aria-describedby=${open ? "explanation" : nothing}
          @focus=${explain}
          @blur=${end}
          @click=${explain}
        >
          ${field.part === "sysmontick" ? html`sysmontick.<wbr />` : nothing}${field.name}
        </button>
        ${open ? html`<span role="tooltip" id="explanation">${explanation(field)}</span>` : nothing}
      </dt>
      <dd class="mono ${none ? "none" : ""}">
        ${none ? text("none") : field.values.map((value) => shownValue(value, this.choose))}
        ${field.more > 0 ? html`<span>${text("and-more", { count: field.more })}</span>` : nothing}
      </dd>
    </div>`;
  }

  private readonly choose = (thing: Thing): void => {
    emit(this, "gopark-choose", thing);
  };

  private history(thing: Thing) {
    const now = this.world?.step ?? 0;
    const latest = historyOf(this.events, thing, now, remembered);
    return html`<section class="history">
      <h3>${text("history")}</h3>
      ${
        latest.length === 0
          ? html`<p class="muted">${text("history.none")}</p>`
          : html`<ol>
              ${latest.map((event) => this.past(event, now))}
            </ol>`
      }
      ${
        latest.length === remembered
          ? html`<p class="muted">${text("history.more", { name: nameOf(thing) })}</p>`
          : nothing
      }
    </section>`;
  }

  private past(event: SchedulerEvent, now: number) {
    return html`<li>
      <button
        type="button"
        aria-current=${event.step === now ? "step" : nothing}
        @click=${() => {
          emit(this, "gopark-seek", event);
        }}
      >
        <span class="mono">${moment(event.timeNs)}</span
        ><span>${this.words?.sentence(event) ?? event.kind}</span>
      </button>
    </li>`;
  }

  /** What opens at a pointer's touch goes away without moving it. */
  private dismiss(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.explained === null) return;
    this.explained = null;
    event.stopPropagation();
  }
}

customElements.define("gopark-inspector", Inspector);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-inspector": Inspector;
  }
}
