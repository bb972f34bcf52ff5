import { css } from "lit";

export const logStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--space-2);
    min-block-size: 0;
    container-type: inline-size;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  .tools label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--muted);
  }

  .tools select {
    max-inline-size: 14rem;
  }

  .tools input {
    inline-size: 11rem;
  }

  .tools input[aria-invalid="true"] {
    border-color: var(--danger);
  }

  .tools .count:empty {
    display: none;
  }

  .tools [role="status"] {
    flex: 1;
  }

  .tools :is(.count, [role="status"]) {
    color: var(--muted);
    white-space: nowrap;
  }

  .room {
    position: relative;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  ol {
    position: absolute;
    inset-inline: 0;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    block-size: var(--row);
  }

  .fn {
    max-inline-size: 18rem;
    padding-inline: var(--space-3);
    overflow: hidden;
    color: var(--muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .fn .go-source:focus-visible {
    outline-offset: -2px;
  }

  .room {
    --row: 1.75rem;
  }

  .event {
    display: grid;
    grid-template-columns: 4rem 7rem minmax(0, 1fr);
    align-items: center;
    justify-content: stretch;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 0;
    block-size: 100%;
    padding: 0 var(--space-3);
    border: 0;
    border-radius: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    font-weight: 400;
    text-align: start;
  }

  .event:focus-visible {
    outline-offset: -3px;
  }

  .event[aria-current] {
    border-inline-start-color: var(--accent);
    background: var(--accent-tint);
  }

  .event .mono {
    color: var(--muted);
    text-align: end;
    white-space: nowrap;
  }

  .same .step {
    visibility: hidden;
  }

  .sentence {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .empty {
    padding: var(--space-4);
    color: var(--muted);
  }

  @container (max-width: 36rem) {
    .tools {
      flex-wrap: nowrap;
    }

    .tools label {
      flex: 1 1 8rem;
      min-inline-size: 0;
    }

    .tools label + label {
      flex: 1 1 5rem;
    }

    .tools .word {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .tools :is(select, input) {
      flex: 1;
      min-inline-size: 0;
      max-inline-size: none;
      inline-size: 100%;
    }

    .tools .count {
      display: none;
    }

    /* Where a name has no room, a sign leads there; who cannot see it hears the name. */
    .fn {
      padding-inline: 0;
    }

    .fn .go-source {
      display: grid;
      place-items: center;
      inline-size: var(--control);
      block-size: var(--row);
      font-size: 0;
      text-decoration: none;
    }

    .fn .go-source::after {
      font-size: 1rem;
      content: "↗" / "";
    }

    .tools [role="status"]:empty {
      display: none;
    }

    .room {
      --row: 2.25rem;
    }

    .event {
      grid-template-columns: 5.25rem minmax(0, 1fr);
      grid-template-rows: auto auto;
      align-content: center;
      gap: 0 var(--space-3);
    }

    .sentence {
      display: -webkit-box;
      grid-area: 1 / 2 / 3 / 3;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-clamp: 2;
      line-height: 1.2;
      white-space: normal;
    }

    /* The time stands once, where a step begins. */
    .same .step {
      visibility: visible;
      grid-row: 1 / 3;
    }

    .same .step + .mono {
      display: none;
    }
  }

  @media (pointer: coarse) {
    .room {
      --row: max(var(--target), 3.25rem);
    }
  }

  @media (forced-colors: active) {
    .event[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      .mono {
        color: inherit;
      }
    }
  }
`;
