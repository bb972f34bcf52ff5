import { html, nothing, type TemplateResult } from "lit";
import { mostEdited, mostOf } from "./edit.ts";
import { counts, type Count, type Print } from "./reading/print.ts";
import { number } from "../base/amounts.ts";
import text from "../../texts/schedtrace.yaml";

/** What has a meaning to be read: a count, or what else a print has. */
export type FieldName = Count | "time" | "queues" | "schedticks";

export interface FieldActions {
  /** Somebody points at a field, by pointer, finger or keyboard. */
  readonly point: (field: FieldName) => void;
  readonly count: (field: Count, value: number) => void;
  readonly queue: (p: number, value: number) => void;
}

/** A print as Go writes it, each of its numbers to be read about and changed. */
export function printFields(
  print: Print,
  pointed: FieldName,
  actions: FieldActions,
): TemplateResult {
  const shown = counts.filter((field) => print[field] !== null);
  return html`<div class="fields mono">
    ${named("time", "SCHED", pointed, actions, html`${number(print.timeMs)}ms:`)}
    ${shown.map((field) =>
      named(
        field,
        field,
        pointed,
        actions,
        html`=${numberInput(field, print[field] ?? 0, mostOf(print, field), (value) => {
          actions.count(field, value);
        })}`,
      ),
    )}
    ${named("queues", "[ ]", pointed, actions, queueInputs(print, actions))}
    ${
      print.schedticks === null
        ? nothing
        : named("schedticks", "schedticks", pointed, actions, ticks(print.schedticks))
    }
  </div>`;
}

function named(
  field: FieldName,
  name: string,
  pointed: FieldName,
  { point }: FieldActions,
  value: TemplateResult,
): TemplateResult {
  const here = () => {
    point(field);
  };
  return html`<span
    class="field"
    data-field=${field}
    ?data-pointed=${field === pointed}
    @pointerenter=${here}
    @focusin=${here}
    ><button
      type="button"
      class="field-name"
      aria-pressed=${field === pointed}
      aria-describedby="meaning"
      @click=${here}
    >
      ${name}</button
    >${value}</span
  >`;
}

function numberInput(
  label: string,
  value: number,
  most: number,
  change: (value: number) => void,
): TemplateResult {
  return html`<input
    type="number"
    min="0"
    max=${most}
    aria-label=${label}
    aria-describedby="meaning"
    .value=${String(value)}
    @change=${(event: Event) => {
      const input = event.target as HTMLInputElement;
      change(input.valueAsNumber);
      input.value = String(value);
    }}
  />`;
}

function queueInputs({ queues }: Print, { queue }: FieldActions): TemplateResult {
  const longest = Math.max(0, ...queues);
  if (queues.length > mostEdited) {
    const empty = queues.filter((each) => each === 0).length;
    return html`<span
      >${text("queues-many", { count: queues.length, most: longest, empty })}</span
    >`;
  }
  return html`<span class="queues">
    ${queues.map(
      (length, p) =>
        html`<label class="queue"
          ><span class="queue-name">P${p}</span>
          ${numberInput(text("queue-of", { p: `P${String(p)}` }), length, 256, (value) => {
            queue(p, value);
          })}
          <meter min="0" max=${Math.max(8, longest)} .value=${length}></meter
        ></label>`,
    )}
  </span>`;
}

function ticks(schedticks: readonly number[]): TemplateResult {
  return html`=<span class="ticks">[ ${schedticks.slice(0, mostEdited).join(" ")} ]</span>`;
}
