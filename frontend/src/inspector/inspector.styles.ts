import { css } from "lit";

export const inspectorStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }

  header {
    display: grid;
    gap: var(--space-1);
  }

  header .row {
    justify-content: space-between;
  }

  header h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
  }

  header h2 b {
    font: 700 1.1875rem/1.3 var(--mono);
  }

  header h2 span {
    color: var(--muted);
    font-weight: 400;
  }

  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }

  .state i {
    flex: none;
    inline-size: 0.85rem;
    block-size: 0.85rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--state);
  }

  dl {
    margin: 0;
  }

  .field {
    position: relative;
    display: grid;
    grid-template-columns: minmax(11rem, 2fr) minmax(0, 3fr);
    align-items: baseline;
    gap: 0 var(--space-3);
    padding-block: 0.1rem;
    border-block-end: 1px solid var(--line);
  }

  .term {
    justify-content: start;
    max-inline-size: 100%;
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none !important;
    color: var(--muted);
    font: 0.8125rem/1.4 var(--mono);
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline dotted var(--line-strong);
    text-underline-offset: 0.25em;
    cursor: help;
  }

  .term:hover,
  .term:focus-visible,
  .open .term {
    color: var(--ink);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dd.none {
    color: var(--muted);
  }

  [role="tooltip"] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    z-index: 3;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    box-shadow: 0 6px 20px color-mix(in srgb, #000 18%, transparent);
    color: var(--ink);
    font: var(--text-small) / 1.45 var(--sans);
    text-wrap: pretty;
  }

  .history {
    display: grid;
    gap: var(--space-1);
  }

  .history button {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: baseline;
    justify-content: stretch;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 1.75rem;
    padding: 0.15rem var(--space-2);
    border: 0;
    background: none;
    font-weight: 400;
    text-align: start;
  }

  .history button:hover {
    background: var(--sunken);
  }

  .history .mono {
    color: var(--muted);
    text-align: end;
    white-space: nowrap;
  }

  .history [aria-current] {
    background: var(--accent-tint);
  }

  @media (pointer: coarse) {
    .term,
    .history button {
      min-block-size: var(--target);
    }
  }

  @media (forced-colors: active) {
    .state i {
      forced-color-adjust: none;
    }
  }
`;
