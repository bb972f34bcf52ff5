import { css } from "lit";

export const menuStyles = css`
  :host {
    display: contents;
  }

  .box {
    position: fixed;
    z-index: 20;
    inline-size: min(19rem, calc(100vw - 1rem));
    max-block-size: calc(100dvh - 1rem);
    padding: var(--space-1);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: 0 8px 28px color-mix(in srgb, #000 22%, transparent);
  }

  .title {
    padding: var(--space-2) var(--space-3) var(--space-1);
    color: var(--muted);
  }

  .title b {
    color: var(--ink);
    font-family: var(--mono);
  }

  [role^="menuitem"] {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: 0.35rem var(--space-3);
    border-radius: var(--radius-small);
    cursor: pointer;
  }

  [role^="menuitem"]:hover,
  [role^="menuitem"]:focus-visible {
    background: var(--accent-tint);
  }

  [role^="menuitem"]:focus-visible {
    outline-offset: -2px;
  }

  code {
    color: var(--muted);
  }

  small {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: inherit;
    line-height: 1.35;
  }

  [aria-disabled="true"] {
    color: var(--muted);
    cursor: default;
  }

  hr {
    inline-size: auto;
    margin: var(--space-1) var(--space-2);
    border: 0;
    border-block-start: 1px solid var(--line);
  }

  .lengths {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    padding: 0 var(--space-2) var(--space-1);
  }

  [role="menuitemradio"] {
    flex: 1;
    grid-template-columns: 1fr;
    padding-inline: 0;
    border: 1px solid var(--line);
    text-align: center;
    white-space: nowrap;
  }

  [aria-checked="true"] {
    border-color: var(--ink);
    background: var(--ink) !important;
    color: var(--paper);
  }

  .note {
    display: block;
    padding: 0 var(--space-3) var(--space-2);
    border: 0;
    background: none;
    color: var(--muted);
  }

  .label {
    flex-basis: 100%;
    padding: 0 var(--space-1) var(--space-1);
    color: var(--muted);
  }

  @media (pointer: coarse) {
    [role^="menuitem"] {
      align-content: center;
      min-block-size: var(--target);
    }
  }

  @media (forced-colors: active) {
    [aria-checked="true"] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText;
    }
  }
`;
