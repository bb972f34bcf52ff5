import { css } from "lit";

export const twinStyles = css`
  .words {
    display: grid;
    gap: var(--space-3);
    margin-block-start: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  header h2 {
    flex: 1;
  }

  .sections {
    column-width: 26rem;
    column-gap: var(--space-6);
    user-select: text;
  }

  .section + .section {
    margin-block-start: var(--space-4);
  }

  h3 {
    margin-block-end: var(--space-1);
    break-after: avoid;
  }

  li {
    padding-block: 0.1rem;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  .section > ul > li {
    break-inside: avoid-column;
  }

  li > ul {
    margin-block-start: 0.1rem;
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line);
    color: var(--muted);
  }

  @container (max-width: 30rem) {
    .words {
      padding: var(--space-3);
    }
  }
`;
