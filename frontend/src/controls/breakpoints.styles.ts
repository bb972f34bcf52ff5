import { css } from "lit";

export const breakpointStyles = css`
  .list li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    border-block-end: 1px solid var(--line);
  }

  .list code {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0.3rem;
    overflow-wrap: anywhere;
  }

  .here {
    padding-inline: 0.4rem;
    border-radius: var(--radius-small);
    background: var(--accent-tint);
    color: var(--ink);
    white-space: nowrap;
  }
`;
