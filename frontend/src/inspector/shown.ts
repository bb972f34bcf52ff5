import { html } from "lit";
import { duration, memory, moment, number } from "../base/amounts.ts";
import { nameOf, thingNamed, type Thing } from "../world/thing.ts";
import type { Shown } from "./fields.ts";
import text from "../../texts/inspector.yaml";

/** What to do when somebody wants to look at a thing. */
export type Choose = (thing: Thing) => void;

/** A value in the reader’s way of writing; a thing is a link. */
export function shownValue(value: Shown, choose: Choose) {
  switch (value.as) {
    case "text":
      return html`<span>${value.text}</span>`;
    case "place": {
      const thing = thingNamed(value.text);
      return thing === null
        ? html`<span>${value.text}</span>`
        : thingLink(thing, choose, value.text);
    }
    case "number":
      return html`<span>${number(value.amount)}</span>`;
    case "moment":
      return html`<span>${moment(value.amount)}</span>`;
    case "duration":
      return html`<span>${duration(value.amount)}</span>`;
    case "memory":
      return html`<span>${memory(value.amount)}</span>`;
    case "thing":
      return thingLink(value.thing, choose);
    case "core":
      return html`<span
        >${text("core", { number: value.core })}: ${thingLink(value.thing, choose)}</span
      >`;
  }
}

export function thingLink(thing: Thing, choose: Choose, words: unknown = nameOf(thing)) {
  return html`<button
    type="button"
    class="link"
    @click=${() => {
      choose(thing);
    }}
  >
    ${words}
  </button>`;
}
