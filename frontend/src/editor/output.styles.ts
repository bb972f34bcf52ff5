import { css } from "lit";

export const outputStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }

  .room {
    block-size: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--space-2) var(--space-3);
  }

  .room:focus-visible {
    outline-offset: -3px;
  }

  pre {
    margin: 0;
    font: 0.8125rem/1.5 var(--code);
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    tab-size: 8;
  }

  .stderr {
    color: var(--danger);
  }

  .ending {
    font-weight: 600;
  }

  .ending.bad {
    color: var(--danger);
  }
`;
