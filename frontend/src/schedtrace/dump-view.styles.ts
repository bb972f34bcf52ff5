import { css } from "lit";

export const dumpStyles = css`
  .groups {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: var(--space-3);
    align-items: start;
  }

  .group:not([data-suspect]) {
    border-color: var(--line-strong);
    background: var(--surface);
  }

  .group {
    overflow-wrap: anywhere;
    min-inline-size: 0;
  }

  .group h2,
  .group h3 {
    font-size: 1rem;
  }

  .place {
    font-size: var(--text-small);
  }

  .stack {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-2);
  }

  .function {
    display: block;
  }
`;
