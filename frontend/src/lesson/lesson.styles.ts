import { css } from "lit";

/** Texts to be read, not glanced at; answers as large as a thumb needs. */
export const lessonStyles = css`
  :host {
    font-size: 1rem;
    line-height: 1.55;
  }

  .station {
    display: grid;
    gap: var(--space-4);
    max-inline-size: 60ch;
  }

  .ask {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  fieldset {
    display: grid;
    gap: var(--space-2);
  }

  legend {
    margin-block-end: var(--space-2);
  }

  .choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    min-block-size: var(--target);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    cursor: pointer;
  }

  .choice input {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }

  /* Two tags beside an answer stand below it where there is no room. */
  .choice > span:not(.tag) {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  .choice:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-tint);
  }

  .choice:has(:disabled) {
    cursor: default;
  }

  .choice.guess {
    border-style: dashed;
    border-width: 2px;
  }

  .choice.right {
    border: 2px solid var(--g-running);
  }

  .tag {
    margin-inline-start: auto;
    padding: 0 0.5em;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-round);
    background: var(--paper);
    color: var(--ink);
    font-size: var(--text-small);
    font-weight: 600;
    white-space: nowrap;
  }

  .feedback {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  .feedback dt {
    color: var(--muted);
    font-size: var(--text-small);
    font-weight: 650;
  }

  .rejected li {
    padding-block: var(--space-1);
  }

  .goals {
    display: grid;
    gap: var(--space-2);
  }

  .goals li {
    display: flex;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  .goals li.met {
    border-color: var(--g-running);
  }

  .goals .state {
    margin-inline-start: auto;
    color: var(--muted);
    font-size: var(--text-small);
    white-space: nowrap;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .passed {
    padding: var(--space-3) var(--space-4);
    border: 2px solid var(--g-running);
    border-radius: var(--radius-small);
    font-weight: 600;
  }

  summary {
    align-content: center;
    min-block-size: 2rem;
    cursor: pointer;
    font-weight: 600;
  }
`;
