import { css } from "lit";

/** It takes the room that its words need; without words it takes none. */
export const noticeStyles = css`
  :host {
    container-type: inline-size;
  }

  .box {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--danger);
    border-inline-start-width: 4px;
    border-radius: var(--radius);
    background: var(--danger-tint);
  }

  .calm {
    border-color: var(--note-line);
    background: var(--note);
  }

  .said {
    flex: 1 1 13rem;
    text-wrap: pretty;
  }

  .count {
    margin-block-start: var(--space-1);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .dismiss {
    order: 1;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: var(--control);
    padding: 0.2rem 0.7rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }

  .button:hover {
    border-color: var(--ink);
    background: var(--sunken);
  }

  @container (max-width: 34rem) {
    .box {
      gap: var(--space-2);
      padding: var(--space-2) var(--space-3);
    }
  }
`;
