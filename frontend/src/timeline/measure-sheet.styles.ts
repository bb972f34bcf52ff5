import { css } from "lit";

export const sheetStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--space-1);
    min-block-size: 0;
    background: var(--paper);
    container-type: inline-size;
  }

  .sheet-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  .choices {
    display: inline-flex;
    overflow: clip;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
  }

  .choices:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .choices label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.75rem;
    padding-inline: 0.5rem;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }

  .choices label:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  .choices input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
  }

  .files {
    display: inline-flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }

  .sheet-head button,
  .sheet-head select,
  .sheet-head input[type="search"] {
    --control: 1.75rem;
  }

  .body {
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  .latency,
  .body > .muted {
    padding: var(--space-1) var(--space-2);
  }

  .curve {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr) 4.5rem;
    align-items: center;
    gap: var(--space-2);
    padding-inline: var(--space-2);
    border-block-end: 1px solid var(--line);
  }

  .curve svg {
    inline-size: 100%;
    block-size: 1.9rem;
    cursor: pointer;
  }

  .curve path {
    fill: color-mix(in srgb, var(--accent) 34%, transparent);
    stroke: var(--accent);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .curve line {
    stroke: var(--ink);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  .name {
    display: flex;
    justify-content: space-between;
    gap: var(--space-1);
    line-height: 1.2;
  }

  .most {
    font-size: 0.75rem;
    white-space: nowrap;
  }

  table {
    border-collapse: collapse;
    inline-size: 100%;
    white-space: nowrap;
  }

  th,
  td {
    padding: 0.1rem var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
  }

  thead button {
    --control: 1.75rem;

    padding: 0;
  }

  .group-name {
    background: var(--sunken);
  }

  @media (pointer: coarse) {
    .sheet-head button,
    .sheet-head select,
    .sheet-head input[type="search"],
    .choices label {
      --control: var(--target);

      min-block-size: var(--target);
    }
  }

  @container (max-width: 40rem) {
    .sheet-head {
      flex-wrap: nowrap;
      overflow: auto hidden;
      scrollbar-width: none;
    }

    .sheet-head > * {
      flex: none;
    }

    .curve {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }

    .most {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .choices label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
