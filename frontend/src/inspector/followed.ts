import { LitElement, css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import { nameOf, sameThing, type Thing } from "../world/thing.ts";
import type { Snapshot } from "../world/world.ts";
import { stateOf } from "./states.ts";
import text from "../../texts/followed.yaml";
import "./wishes.ts";

/**
 * The goroutines that somebody keeps in sight, each with its state and where it is; and a field to
 * find one among very many.
 *
 * @fires gopark-choose, gopark-pin
 */
export class Followed extends LitElement {
  static override properties = {
    world: { attribute: false },
    pinned: { attribute: false },
    chosen: { attribute: false },
  };

  static override styles = [
    panel,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--space-2);
        border-block-end: 1px solid var(--line);
      }

      li button:first-child {
        justify-content: start;
        border-color: transparent;
        background: none;
        text-align: start;
      }

      form {
        display: flex;
        align-items: end;
        gap: var(--space-2);
      }

      .field {
        display: grid;
        gap: var(--space-1);
        color: var(--muted);
      }

      input {
        inline-size: 8rem;
      }

      .none {
        color: var(--muted);
      }
    `,
  ];

  declare world: Snapshot | null;
  declare pinned: readonly Thing[];
  declare chosen: Thing | null;

  constructor() {
    super();
    this.world = null;
    this.pinned = [];
    this.chosen = null;
  }

  protected override render() {
    return html`<form @submit=${this.find}>
        <label class="field"
          >${text("find")}<input
            class="mono"
            name="g"
            inputmode="numeric"
            pattern="[Gg]?[0-9]{1,9}"
            maxlength="10"
            placeholder="G7"
            required
        /></label>
        <button>${text("find.button")}</button>
      </form>
      ${
        this.pinned.length === 0
          ? nothing
          : html`<h3 id="followed">${text("followed")}</h3>
              <ul aria-labelledby="followed">
                ${repeat(this.pinned, nameOf, (thing) => this.item(thing))}
              </ul>`
      }`;
  }

  private item(thing: Thing) {
    const name = nameOf(thing);
    return html`<li>
      <button
        type="button"
        aria-pressed=${sameThing(thing, this.chosen)}
        @click=${() => {
          emit(this, "gopark-choose", thing);
        }}
      >
        <b class="mono">${name}</b> ${this.whereabouts(thing)}
      </button>
      <button
        type="button"
        aria-label=${text("unfollow", { name })}
        @click=${() => {
          emit(this, "gopark-pin", thing);
        }}
      >
        ${text("unfollow.short")}
      </button>
    </li>`;
  }

  private whereabouts(thing: Thing) {
    const { world } = this;
    const g = world?.gs[String(thing.id)];
    const state = world === null ? null : stateOf(world, thing);
    if (g === undefined || state === null) {
      return html`<span class="none">${text("not-drawn")}</span>`;
    }
    return html`<span>${state.word === "" ? state.name : state.word}</span>
      <code>${g.where}</code>`;
  }

  private find(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const written = new FormData(form).get("g");
    const id = Number(/\d+/.exec(typeof written === "string" ? written : "")?.[0]);
    if (!Number.isSafeInteger(id)) return;
    form.reset();
    emit(this, "gopark-choose", { kind: "g", id });
  }
}

customElements.define("gopark-followed", Followed);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-followed": Followed;
  }
}
