import { css } from "lit";

export const shareStyles = css`
  dialog {
    --sheet: 42rem;
  }

  header {
    position: sticky;
    inset-block-start: calc(-1 * var(--space-5));
    z-index: 1;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin: calc(-1 * var(--space-3)) 0 calc(-1 * var(--space-2));
    padding-block: var(--space-2);
    background: var(--surface);
  }

  h2 {
    font-size: var(--text-h3);
  }

  header [role="status"] {
    flex: 1;
    color: var(--muted);
    text-align: end;
  }

  section {
    display: grid;
    gap: var(--space-1);
  }

  section + section {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }

  section > p {
    color: var(--muted);
    text-wrap: pretty;
  }

  .line {
    display: flex;
    align-items: start;
    gap: var(--space-2);
    margin-block-start: var(--space-1);
  }

  .line > :first-child {
    flex: 1;
    min-inline-size: 0;
    font-family: var(--mono);
    font-size: 0.94em;
    text-overflow: ellipsis;
  }

  textarea {
    white-space: pre;
    resize: none;
  }

  .line button {
    min-inline-size: 7rem;
  }

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1200 / 630;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  form img {
    aspect-ratio: auto;
  }

  form input {
    inline-size: 7rem;
  }

  .stop {
    margin-block-start: var(--space-2);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-block-start: var(--space-1);
  }

  .tools fieldset {
    display: flex;
    gap: var(--space-3);
    margin-inline-end: auto;
  }

  .tools label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 1.5rem;
  }

  .tools input {
    accent-color: var(--ink);
  }

  .button {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control);
    padding: 0.2rem 0.55rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }

  .button:hover {
    border-color: var(--ink);
    background: var(--sunken);
  }

  @media (width < 34rem) {
    dialog {
      padding: var(--space-4);
    }

    header {
      inset-block-start: calc(-1 * var(--space-4));
    }

    .line {
      flex-wrap: wrap;
    }

    .line > :first-child {
      flex-basis: 100%;
    }

    .line button {
      flex: 1;
    }
  }
`;
