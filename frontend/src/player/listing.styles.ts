import { css } from "lit";

export const listingStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  [role="region"] {
    position: relative;
    display: grid;
    gap: var(--space-3);
    max-block-size: var(--listing-height, none);
    overflow: auto;
    scrollbar-width: thin;
  }

  figure {
    min-inline-size: 0;
    margin: 0;
  }

  figcaption {
    margin-block-end: 0.25rem;
    color: var(--muted);
    font-size: var(--text-small);
    font-weight: 650;
  }

  ol {
    overflow-x: auto;
    margin: 0;
    padding: var(--space-2) 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    counter-reset: line;
    list-style: none;
    scrollbar-width: thin;
  }

  li {
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline: 0 var(--space-3);
    border-inline-start: 4px solid transparent;
    color: var(--muted);
    font: 0.8125rem/1.6 var(--mono);
    counter-increment: line;
  }

  li::before {
    flex: none;
    inline-size: 2.25em;
    margin-inline-end: 0.75em;
    color: var(--muted);
    content: counter(line) / "";
    text-align: end;
  }

  li[aria-current] {
    border-inline-start-color: var(--accent);
    background: var(--note);
    color: var(--ink);
    font-weight: 600;
  }

  code {
    font: inherit;
    white-space: pre;
  }
`;
