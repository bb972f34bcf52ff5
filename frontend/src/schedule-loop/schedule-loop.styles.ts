import { css } from "lit";

export const loopStyles = css`
  :host {
    container-type: inline-size;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block-end: var(--space-2);
  }

  .steps {
    display: flex;
    align-items: center;
    gap: 2px;
  }

  .whose {
    font-weight: 650;
  }

  p.empty {
    padding-block: var(--space-4);
  }

  .track {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    overflow: clip;
  }

  .track:focus-visible {
    outline: 3px solid var(--accent);
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: 0.2rem var(--space-3);
    border-inline-start: 4px solid transparent;
    line-height: 1.35;
  }

  li + li {
    border-block-start: 1px solid color-mix(in srgb, var(--line) 55%, transparent);
  }

  li code {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .go-source:focus-visible {
    outline-offset: -2px;
  }

  .depth-1 code {
    padding-inline-start: 1rem;
  }

  .depth-2 code {
    padding-inline-start: 2rem;
  }

  .depth-3 code {
    padding-inline-start: 3rem;
  }

  .outcome {
    color: var(--muted);
    font-weight: 600;
    white-space: nowrap;
  }

  .found,
  .done {
    border-inline-start-color: var(--line-strong);
  }

  .empty,
  .skipped {
    border-inline-start-color: var(--line);
  }

  .taken {
    border-inline-start-color: var(--accent);
    background: var(--accent-tint);
  }

  .taken .outcome {
    color: var(--ink);
  }

  .notReached code,
  .notReached .words,
  .notReached .outcome,
  .notTold code,
  .notTold .words,
  .ahead code,
  .ahead .words {
    color: var(--muted);
    font-weight: 400;
  }

  .ahead {
    border-inline-start-color: transparent;
    background: none;
  }

  li[aria-current] {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  .back {
    padding: var(--space-2) var(--space-3);
  }

  @container (max-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .words {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline-start: 1rem;
    }

    .depth-1 code {
      padding-inline-start: 0.5rem;
    }

    .depth-2 code {
      padding-inline-start: 1rem;
    }

    .depth-3 code {
      padding-inline-start: 1.5rem;
    }
  }

  @media (forced-colors: active) {
    .taken {
      border-inline-start-color: Highlight;
    }
  }
`;
