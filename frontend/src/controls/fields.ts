import { html, type TemplateResult } from "lit";
import "./duration-field.ts";
import type { DurationField } from "./duration-field.ts";

type Say<Value> = (said: Value) => void;

export function durationField(label: string, ns: number, say: Say<number>): TemplateResult {
  return html`<span class="field"
    >${label}<gopark-duration-field
      label=${label}
      .ns=${ns}
      @change=${(event: Event) => {
        say((event.currentTarget as DurationField).ns);
      }}
    ></gopark-duration-field
  ></span>`;
}

export function flagField(label: string, value: boolean, say: Say<boolean>): TemplateResult {
  return html`<label class="check"
    ><input
      type="checkbox"
      .checked=${value}
      @change=${(event: Event) => {
        say((event.target as HTMLInputElement).checked);
      }}
    />${label}</label
  >`;
}

/** A whole number that is not negative; what is none changes nothing. */
export function numberField(label: string, value: number, say: Say<number>): TemplateResult {
  return html`<label class="field"
    >${label}<input
      type="number"
      min="0"
      .value=${String(value)}
      @input=${(event: Event) => {
        const said = (event.target as HTMLInputElement).valueAsNumber;
        if (Number.isFinite(said)) say(Math.max(0, Math.trunc(said)));
      }}
  /></label>`;
}

export function nameField(label: string, value: string, say: Say<string>): TemplateResult {
  return html`<label class="field"
    >${label}<input
      class="mono"
      spellcheck="false"
      .value=${value}
      @input=${(event: Event) => {
        say((event.target as HTMLInputElement).value.trim());
      }}
  /></label>`;
}

export function stepsField(label: string, value: string, say: Say<string>): TemplateResult {
  return html`<label class="field wide"
    >${label}<textarea
      rows="5"
      spellcheck="false"
      .value=${value}
      @input=${(event: Event) => {
        say((event.target as HTMLTextAreaElement).value);
      }}
    ></textarea>
  </label>`;
}

/** One of several, each with its name, or named by itself. */
export function choiceField(
  label: string,
  choices: readonly (string | readonly [value: string, name: string])[],
  chosen: string,
  say: Say<string>,
): TemplateResult {
  const all = choices.map((each) => (typeof each === "string" ? ([each, each] as const) : each));
  return html`<label class="field"
    >${label}<select
      @change=${(event: Event) => {
        say((event.target as HTMLSelectElement).value);
      }}
    >
      ${all.map(
        ([value, name]) =>
          html`<option value=${value} .selected=${value === chosen}>${name}</option>`,
      )}
    </select></label
  >`;
}
