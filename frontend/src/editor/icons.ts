import { html, svg, type TemplateResult } from "lit";

const shapes = {
  play: svg`<path d="M6 3.5v17L20.5 12z" />`,
  before: svg`<path d="M18 3.5v17L3.5 12z" />`,
  close: svg`<path d="m6.3 4.6 13.1 13.1-1.7 1.7L4.6 6.3zM17.7 4.6l1.7 1.7L6.3 19.4l-1.7-1.7z" />`,
  indent: svg`<path d="M3 5h18v2H3zm8 6h10v2H11zM3 17h18v2H3zM3 9l5 3-5 3z" />`,
  undo: svg`<path d="M9 4 3 9.5 9 15v-4h5a4 4 0 0 1 0 8H7v2h7a6 6 0 0 0 0-12H9z" />`,
  redo: svg`<path d="m15 4 6 5.5-6 5.5v-4h-5a4 4 0 0 0 0 8h7v2h-7a6 6 0 0 1 0-12h5z" />`,
  point: svg`<path d="M3 6h13l5 6-5 6H3z" />`,
} as const;

/** A drawing for a button, whose words stand elsewhere. */
export function icon(name: keyof typeof shapes): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}
