import { css } from "lit";

export const keysDialogStyles = css`
  dialog {
    --sheet: 46rem;
  }

  header {
    display: flex;
    align-items: start;
    gap: var(--space-3);
  }

  header > div {
    flex: 1;
    text-wrap: pretty;
  }

  h2 {
    font-size: var(--text-h3);
  }

  .groups {
    columns: 2;
    column-gap: var(--space-6);
  }

  .group {
    break-inside: avoid;
  }

  .group + .group {
    margin-block-start: var(--space-4);
  }

  dl {
    margin-block-start: var(--space-1);
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(5.25rem, auto) 1fr auto;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2rem;
    border-block-start: 1px solid var(--line);
  }

  dt {
    text-align: start;
  }

  kbd {
    display: inline-block;
    min-inline-size: 1.75em;
    padding: 0.05em 0.45em;
    border: 1px solid var(--line-strong);
    border-block-end-width: 2px;
    border-radius: 4px;
    background: var(--paper);
    font: 600 0.94em/1.5 var(--mono);
    text-align: center;
    white-space: nowrap;
  }

  .off kbd.movable {
    color: var(--muted);
    text-decoration: line-through;
  }

  .change {
    min-block-size: 1.6rem;
    padding: 0 0.4rem;
    border-color: transparent;
    background: none;
    color: var(--muted);
    font-weight: 500;
  }

  .change[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent-tint);
    color: var(--ink);
  }

  .settings {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line-strong);
  }

  .settings label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }

  .settings input {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    accent-color: var(--ink);
  }

  .settings p {
    flex-basis: 100%;
  }

  [role="status"] {
    min-block-size: 1.45em;
  }

  @media (width < 44rem) {
    dialog {
      padding: var(--space-4);
    }

    .groups {
      columns: 1;
    }
  }

  @media (pointer: coarse) {
    .change {
      min-block-size: var(--target);
    }
  }
`;
