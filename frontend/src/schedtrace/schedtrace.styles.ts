import { css } from "lit";

export const schedtraceStyles = css`
  :host {
    display: grid;
    gap: var(--space-4);
    font-size: 0.9375rem;
  }

  section {
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
  }

  h2 {
    font-size: var(--text-h3);
  }

  h3 {
    font-size: 0.9375rem;
  }

  h4 {
    margin: 0;
    font-size: 1rem;
    font-weight: 680;
  }

  textarea {
    min-block-size: 7rem;
    font-size: 0.8125rem;
  }

  ::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  button[aria-pressed="true"] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  button[aria-pressed="true"]:hover:not(:disabled, [aria-disabled="true"]) {
    background: color-mix(in srgb, var(--ink) 86%, var(--paper));
  }

  .file {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control);
    padding: 0.2rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    font-weight: 600;
    cursor: pointer;
  }

  .file:hover {
    background: var(--sunken);
  }

  .file:focus-within {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  .told {
    font-weight: 600;
  }

  .troubles {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--danger);
    border-radius: var(--radius-small);
    background: var(--danger-tint);
  }

  summary {
    min-block-size: 1.5rem;
    font-weight: 600;
    cursor: pointer;
  }

  .columns {
    display: grid;
    gap: var(--space-5);
    align-items: start;
  }

  .column {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;
  }

  @media (width >= 64rem) {
    .columns {
      grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
    }
  }

  .bands {
    display: grid;
    gap: var(--space-3);
  }

  .band-name {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    font-size: var(--text-small);
  }

  .band svg {
    display: block;
    inline-size: 100%;
    block-size: 4rem;
    border-block-end: 1px solid var(--line-strong);
    background: var(--sunken);
    cursor: crosshair;
  }

  .idle {
    fill: var(--p-idle);
  }

  .busy {
    fill: var(--p-running);
  }

  .global {
    fill: var(--g-preempted);
  }

  .local {
    fill: var(--g-runnable);
  }

  .threads {
    fill: var(--line-strong);
  }

  .mark {
    stroke: var(--accent);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }

  input[type="range"] {
    inline-size: 100%;
    min-block-size: var(--control);
    margin: 0;
    accent-color: var(--accent);
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }

  .field {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem;
    padding: 0.1rem 0.25rem;
    border-radius: var(--radius-small);
  }

  .field[data-pointed] {
    background: var(--accent-tint);
  }

  .field-name {
    min-inline-size: 1.5rem;
    min-block-size: 1.5rem;
    padding: 0 0.1rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }

  .field-name[aria-pressed="true"],
  .field-name:hover:not(:disabled, [aria-disabled="true"]) {
    background: none;
    color: inherit;
  }

  .field input {
    inline-size: 4.5rem;
  }

  .queues {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .queue {
    display: grid;
    justify-items: start;
    gap: 0.1rem;
  }

  .queue-name {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  .queue input {
    inline-size: 3.75rem;
  }

  meter {
    inline-size: 3.75rem;
    block-size: 0.5rem;
  }

  .ticks {
    overflow-wrap: anywhere;
  }

  .meaning {
    min-block-size: 4.5em;
    max-inline-size: var(--measure);
    padding: var(--space-2) var(--space-3);
    border-inline-start: 3px solid var(--accent);
  }

  pre {
    margin: var(--space-2) 0 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  .counts {
    display: grid;
    gap: var(--space-1);
  }

  .counts li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: var(--space-2);
  }

  .counts b {
    text-align: end;
  }

  .findings {
    display: grid;
    gap: var(--space-3);
  }

  .finding {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--note-line);
    border-radius: var(--radius);
    background: var(--note);
  }

  .finding[data-verdict="healthy"],
  .finding[data-verdict="idle"] {
    border-color: var(--line-strong);
    background: var(--surface);
  }

  .confidence {
    margin-inline-start: var(--space-1);
    padding: 0.1rem 0.5rem;
    border: 1px solid currentColor;
    border-radius: var(--radius-round);
    font-size: var(--text-small);
    font-weight: 600;
    white-space: nowrap;
  }

  .evidence {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: 1.1em;
    list-style: disc;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
    color: var(--accent);
    text-underline-offset: 0.18em;
  }

  @media (pointer: coarse) {
    .field-name,
    a {
      min-inline-size: var(--target);
      min-block-size: var(--target);
    }
  }
`;
