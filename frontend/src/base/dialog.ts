import { css } from "lit";

/** What the dialogs share inside their shadow roots: a sheet over a dimmed page. */
export const dialog = css`
  :host {
    display: inline-block;
  }

  dialog {
    inline-size: min(var(--sheet), calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
    padding: var(--space-5);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    overscroll-behavior: contain;
  }

  dialog::backdrop {
    background: color-mix(in srgb, #0b1222 45%, transparent);
  }

  .all {
    display: grid;
    gap: var(--space-4);
  }
`;
