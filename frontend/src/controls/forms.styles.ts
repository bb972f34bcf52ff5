import { css } from "lit";

/** What the palette's forms share: sections, fields side by side, chips to choose from. */
export const formStyles = css`
  :host,
  form,
  section {
    display: grid;
    gap: var(--space-3);
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2) var(--space-3);
  }

  .field {
    display: grid;
    gap: 0.15rem;
    min-inline-size: 0;
    color: var(--muted);
  }

  .field.wide {
    flex-basis: 100%;
  }

  .field > input[type="number"] {
    inline-size: 5.5rem;
  }

  .field > input:not([type]) {
    inline-size: 7rem;
  }

  .check {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.75rem;
  }

  .check input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    accent-color: var(--ink);
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }

  .chip {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-round);
    background: var(--surface);
    cursor: pointer;
  }

  .chip:hover {
    border-color: var(--ink);
  }

  .chip:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  .chip:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .chip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .chip[draggable="true"]:active {
    cursor: grabbing;
  }

  .means {
    color: var(--muted);
    text-wrap: pretty;
  }

  @media (pointer: coarse) {
    .drag-hint {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .chip:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
