import { css } from "lit";

export const termStyles = css`
  .word {
    border-radius: var(--radius-small);
    text-decoration: underline dotted 1.5px var(--line-strong);
    text-underline-offset: 0.22em;
    cursor: help;
  }

  .word:hover {
    text-decoration-color: currentColor;
  }

  .word:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  /* The pointer goes from the word to the box without leaving either. */
  [role="tooltip"] {
    inset: auto;
    max-inline-size: min(22rem, 100vw - 1rem);
    margin: 0;
    padding: 0.375rem 0;
    border: 0;
    overflow: visible;
    background: none;
  }

  .box {
    display: block;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    box-shadow: 0 6px 20px color-mix(in srgb, #000 18%, transparent);
    color: var(--ink);
    font: 400 0.875rem/1.45 var(--sans);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    text-wrap: pretty;
    white-space: normal;
    cursor: auto;
  }

  b {
    display: block;
    font-weight: 650;
  }

  @media (forced-colors: active) {
    .word:focus-visible {
      outline-color: Highlight;
    }
  }
`;
