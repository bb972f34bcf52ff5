import { css } from "lit";

export const examplesStyles = css`
  dialog {
    --sheet: 52rem;

    /* As high as it may be from the first, so that nothing jumps while somebody searches. */
    block-size: calc(100dvh - 2rem);
    padding-block-start: 0;
  }

  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--space-5));
    padding: var(--space-4) var(--space-5) var(--space-2);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }

  h2 {
    font-size: var(--text-h3);
  }

  header input {
    grid-column: 1 / -1;
    inline-size: 100%;
    font-size: 1rem;
  }

  header p {
    grid-column: 1 / -1;
  }

  section {
    display: grid;
    gap: var(--space-2);
  }

  h3 {
    font-size: 0.9375rem;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-2);
  }

  li {
    display: grid;
  }

  li button {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    justify-content: stretch;
    gap: 0.15rem var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-color: var(--line);
    font-weight: 400;
    text-align: start;
  }

  li strong {
    font-weight: 650;
  }

  li code {
    color: var(--muted);
  }

  li span {
    grid-column: 1 / -1;
    color: var(--muted);
    line-height: 1.4;
    text-wrap: pretty;
  }

  @media (width < 40rem) {
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      max-inline-size: none;
      max-block-size: none;
      padding-inline: var(--space-4);
      border: 0;
      border-radius: 0;
    }

    header {
      margin-inline: calc(-1 * var(--space-4));
      padding-inline: var(--space-4);
    }
  }
`;
