import { svg, html, type TemplateResult } from "lit";

const shapes = {
  toStart: svg`<path d="M4 4h2.4v16H4zM20 4v16L8 12z" />`,
  back: svg`<path d="M17.6 4H20v16h-2.4zM15 4v16L4 12z" />`,
  play: svg`<path d="M6 3.5v17L20.5 12z" />`,
  pause: svg`<path d="M5.5 4h4.6v16H5.5zM13.9 4h4.6v16h-4.6z" />`,
  forward: svg`<path d="M4 4h2.4v16H4zM9 4v16l11-8z" />`,
  decision: svg`<path d="M3 4v16l8.5-8zM12.5 6.5 18 12l-5.5 5.5 1.7 1.7L21.4 12l-7.2-7.2z" />`,
  toEnd: svg`<path d="M17.6 4H20v16h-2.4zM4 4v16l12-8z" />`,
  settings: svg`<path d="M3 6.2h9.3a3 3 0 0 1 5.4 0H21v2h-3.3a3 3 0 0 1-5.4 0H3z" /><path
    d="M3 15.8h3.3a3 3 0 0 1 5.4 0H21v2h-9.3a3 3 0 0 1-5.4 0H3z"
  />`,
  close: svg`<path d="m6.3 4.6 13.1 13.1-1.7 1.7L4.6 6.3zM17.7 4.6l1.7 1.7L6.3 19.4l-1.7-1.7z" />`,
} as const;

export type IconName = keyof typeof shapes;

/** A drawing for a button, whose words stand elsewhere. */
export function icon(name: IconName): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}
