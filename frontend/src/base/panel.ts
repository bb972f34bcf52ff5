import { css } from "lit";

/**
 * The look that the panels share inside their shadow roots, where the page's own rules do not
 * reach: compact for a mouse, large enough for a finger.
 */
export const panel = css`
  :host {
    --control: 2rem;

    display: block;
    color: var(--ink);
    font: var(--text-small) / 1.45 var(--sans);
    font-variant-numeric: tabular-nums;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  h2 {
    font-size: 0.9375rem;
    font-weight: 680;
    line-height: 1.3;
  }

  h3,
  legend {
    font-size: var(--text-small);
    font-weight: 650;
  }

  code,
  .mono {
    font-family: var(--mono);
    font-size: 0.94em;
    font-variant-ligatures: none;
  }

  .muted {
    color: var(--muted);
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  button,
  select,
  input:not([type="checkbox"], [type="radio"], [type="range"]),
  textarea {
    min-block-size: var(--control);
    padding: 0.2rem 0.55rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }

  input[type="number"],
  input.mono,
  textarea {
    font-family: var(--mono);
    font-variant-ligatures: none;
  }

  textarea {
    inline-size: 100%;
    line-height: 1.5;
    resize: vertical;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.35rem;
    min-inline-size: var(--control);
    font-weight: 600;
    cursor: pointer;
  }

  button:hover:not(:disabled, [aria-disabled="true"]),
  select:hover {
    border-color: var(--ink);
    background: var(--sunken);
  }

  button:active:not(:disabled, [aria-disabled="true"]) {
    background: var(--accent-tint);
  }

  button:disabled,
  button[aria-disabled="true"],
  input:disabled,
  select:disabled {
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }

  button.primary {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 86%, var(--paper));
  }

  button.quiet {
    border-color: transparent;
    background: none;
  }

  button.link {
    justify-content: start;
    min-block-size: 1.5rem;
    min-inline-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: 600 0.94em/1.3 var(--mono);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  button.link:hover {
    text-decoration-thickness: 2px;
  }

  .go-source {
    color: inherit;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.2em;
  }

  .go-source:hover {
    color: var(--accent);
    text-decoration-style: solid;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
    border-radius: var(--radius-small);
  }

  button svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    fill: currentColor;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }

  .note {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--danger);
    border-radius: var(--radius-small);
    background: var(--danger-tint);
  }

  .note > :first-child {
    flex: 1;
  }

  @media (pointer: coarse) {
    :host {
      --control: var(--target);
    }

    button.link,
    summary {
      min-block-size: var(--target);
      min-inline-size: var(--target);
    }

    label:has(> input[type="checkbox"], > input[type="radio"]) {
      min-block-size: var(--target);
    }
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
