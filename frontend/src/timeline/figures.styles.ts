import { css } from "lit";

/** The figures of a stretch, in a line and as a table. */
export const figuresStyles = css`
  .figures {
    grid-row: 4;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    min-block-size: 1.25rem;
    color: var(--muted);
    font-size: 0.75rem;
  }

  .figures b {
    color: var(--ink);
  }

  .figures button {
    font: inherit;
    color: var(--accent);
  }

  .help {
    margin-inline-start: auto;
  }

  .table {
    grid-row: 2;
    grid-column: 1;
    z-index: 1;
    overflow: auto;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.75rem;
  }

  th,
  td {
    padding: 0.2rem 0.6rem;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--sunken);
    font-weight: 600;
  }

  th:first-child {
    text-align: start;
    font-family: var(--mono);
  }

  .swatch {
    display: inline-block;
    inline-size: 0.65em;
    block-size: 0.65em;
    margin-inline-end: 0.35em;
    border: 1px solid var(--ink);
    border-radius: 2px;
  }
`;
