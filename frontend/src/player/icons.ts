import { html, svg, type TemplateResult } from "lit";

const shapes = {
  first: svg`<path d="M4 4.5h2.5v15H4zM20 4.5v15L8.5 12z" />`,
  previous: svg`<path d="M15.5 4.5v15L4 12zM17.5 4.5H20v15h-2.5z" />`,
  play: svg`<path d="M6.5 3.5v17L20.5 12z" />`,
  pause: svg`<path d="M6 4h4.25v16H6zM13.75 4H18v16h-4.25z" />`,
  next: svg`<path d="M8.5 4.5v15L20 12zM4 4.5h2.5v15H4z" />`,
  last: svg`<path d="M17.5 4.5H20v15h-2.5zM4 4.5v15L15.5 12z" />`,
  right: svg`<path d="m9.4 19.4-6-6 1.8-1.8 4.2 4.2L18.8 6.4l1.8 1.8z" />`,
  wrong: svg`<path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="2" />`,
} as const;

export type IconName = keyof typeof shapes;

/** A drawing for a button, whose words stand elsewhere. */
export function icon(name: IconName): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}
