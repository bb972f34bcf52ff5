import { html, nothing } from "lit";
import { icon, type IconName } from "./icons.ts";
import { laneChoices, type LaneChoice } from "./rows.ts";
import { mostFound } from "./spans/search.ts";
import type { TimelineScale } from "./view.ts";
import text from "../../texts/timeline.yaml";

/** What the head of a timeline shows. */
export interface HeadState {
  readonly choice: LaneChoice;
  readonly scale: TimelineScale;
  readonly isMeasured: boolean;
  readonly query: string;
  readonly hits: number;
  /** The hit at which somebody is; −1: at none yet. */
  readonly hit: number;
}

/** What somebody can do there. */
export interface HeadActions {
  readonly choose: (choice: LaneChoice) => void;
  readonly measure: () => void;
  readonly changeScale: (scale: TimelineScale) => void;
  readonly zoomOut: () => void;
  readonly zoomIn: () => void;
  readonly centre: () => void;
  readonly fit: () => void;
  readonly search: (query: string) => void;
  readonly goToHit: (way: 1 | -1) => void;
  readonly close: () => void;
}

export function head(state: HeadState, actions: HeadActions) {
  return html`<div class="head">
    <h2>${text("title")}</h2>
    ${laneChoice(state.choice, actions)}
    <button
      type="button"
      aria-pressed=${state.isMeasured ? "true" : "false"}
      @click=${actions.measure}
    >
      ${text("measures")}
    </button>
    ${scaleChoice(state.scale, actions)}
    <div class="tools">
      ${tool("minus", text("zoom-out"), "S", actions.zoomOut)}
      ${tool("plus", text("zoom-in"), "W", actions.zoomIn)}
      ${tool("cursor", text("to-cursor"), "F", actions.centre)}
      ${tool("fit", text("fit"), "0", actions.fit)}
    </div>
    ${search(state, actions)}
    <button
      type="button"
      class="quiet close"
      aria-label=${text("close")}
      title=${text("close")}
      @click=${actions.close}
    >
      ${icon("close")}
    </button>
  </div>`;
}

function laneChoice(now: LaneChoice, { choose }: HeadActions) {
  const options = laneChoices.map((value) => ({
    value,
    words: value === "line" ? text("lanes.line.short") : value.toUpperCase(),
    label: text(`lanes.${value}`),
  }));
  return choices("lanes", text("lanes"), options, now, choose);
}

function scaleChoice(now: TimelineScale, { changeScale }: HeadActions) {
  const options = (["beat", "time"] as const).map((value) => ({
    value,
    words: text(`scale.${value}`),
    label: text(`scale.${value}.about`),
  }));
  return choices("scale", text("scale"), options, now, changeScale);
}

function choices<Value extends string>(
  name: string,
  label: string,
  options: readonly { readonly value: Value; readonly words: string; readonly label: string }[],
  now: Value,
  choose: (value: Value) => void,
) {
  return html`<div class="choices" role="radiogroup" aria-label=${label}>
    ${options.map(
      (option) =>
        html`<label class="choice" title=${option.label}
          ><input
            type="radio"
            name=${name}
            value=${option.value}
            aria-label=${option.label}
            .checked=${option.value === now}
            @change=${() => {
              choose(option.value);
            }}
          />${option.words}</label
        >`,
    )}
  </div>`;
}

function tool(name: IconName, label: string, key: string, act: () => void) {
  return html`<button
    type="button"
    class="quiet"
    aria-label=${label}
    aria-keyshortcuts=${key}
    title=${`${label} (${key})`}
    @click=${act}
  >
    ${icon(name)}
  </button>`;
}

function search({ query, hits, hit }: HeadState, { search: seek, goToHit }: HeadActions) {
  const at = { at: hit + 1, count: hits };
  const found = hits >= mostFound ? text("search.many", at) : text("search.at", at);
  const told = hits === 0 ? text("search.none") : found;
  return html`<form
    class="search"
    role="search"
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      goToHit(1);
    }}
  >
    <input
      type="search"
      aria-label=${text("search")}
      placeholder=${text("search.hint")}
      .value=${query}
      @input=${(event: Event) => {
        seek((event.target as HTMLInputElement).value);
      }}
    />
    <output class="count muted" aria-live="polite">${query.trim() === "" ? "" : told}</output>
    ${
      hits === 0
        ? nothing
        : html`<button
              type="button"
              class="quiet"
              aria-label=${text("search.previous")}
              title=${text("search.previous")}
              @click=${() => {
                goToHit(-1);
              }}
            >
              ${icon("previous")}</button
            ><button class="quiet" aria-label=${text("search.next")} title=${text("search.next")}>
              ${icon("next")}
            </button>`
    }
  </form>`;
}
