import { html, type TemplateResult } from "lit";
import { laneStates } from "./spans/lane-state.ts";

const colourNames = ["ink", "muted", "line", "surface", "sunken", "accent", "on-state"];

/** What a canvas takes its colours from. */
export function swatches(): TemplateResult {
  return html`<div class="colours" aria-hidden="true">
    ${colourNames.map((name) => html`<i class="colour-${name}"></i>`)}
    ${laneStates.map((state) => html`<i class="swatch-${state}"></i>`)}
  </div>`;
}
