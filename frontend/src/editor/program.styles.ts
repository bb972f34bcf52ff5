import { css } from "lit";

export const programStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
    container: program / inline-size;
  }

  .all {
    position: relative;
    display: grid;
    grid-template:
      "tools" auto
      "notices" auto
      "note" auto
      "settings" auto
      "code" minmax(9rem, 1fr)
      "typing" auto
      "tabs" auto
      "room" minmax(7rem, 25%)
      / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    overflow: clip;
  }

  .tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2);
  }

  .run svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  kbd {
    padding: 0 0.3rem;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: 500 0.6875rem/1.4 var(--sans);
    opacity: 0.8;
  }

  /* Three buttons in one line matter more than a key that the list of keys tells, too. */
  @container program (width < 25rem) {
    kbd {
      display: none;
    }

    .tools {
      gap: var(--space-1);
      padding-inline: var(--space-1);
    }

    .tools button {
      padding-inline: 0.4rem;
    }
  }

  /* The key is known by then, and the way to the end wants its room. */
  @container program (width < 28rem) {
    .tools:has(.finish) kbd {
      display: none;
    }
  }

  .hide {
    margin-inline-start: auto;
  }

  .edited {
    grid-area: notices;
    padding: var(--space-1) var(--space-3);
    border-block-start: 1px solid var(--note-line);
    background: var(--note);
  }

  .note {
    grid-area: note;
    display: block;
    margin: 0 var(--space-2) var(--space-2);
  }

  .settings {
    grid-area: settings;
    max-block-size: 40dvh;
    overflow: auto;
    border-block-start: 1px solid var(--line);
  }

  .settings summary {
    min-block-size: 2rem;
    padding: 0.35rem var(--space-3);
    color: var(--muted);
    font-weight: 600;
    cursor: pointer;
  }

  .settings summary:focus-visible {
    outline-offset: -3px;
  }

  .settings gopark-run-settings {
    padding: var(--space-1) var(--space-3) var(--space-3);
  }

  gopark-code {
    grid-area: code;
    position: relative;
    border-block-start: 1px solid var(--line);
  }

  .leave {
    grid-area: code;
    align-self: end;
    justify-self: end;
    z-index: 1;
    margin: 0 1rem 0.75rem;
    padding: 0.1rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-round);
    background: var(--surface);
    font-size: 0.75rem;
    pointer-events: none;
    visibility: hidden;
  }

  gopark-code[writing] ~ .leave {
    visibility: visible;
  }

  .typing {
    grid-area: typing;
    display: none;
  }

  gopark-line-visits {
    z-index: 1;
    grid-area: settings;
    place-self: start end;
    padding-inline-end: var(--space-2);
  }

  .tabs {
    grid-area: tabs;
    display: flex;
    gap: var(--space-1);
    padding-inline: var(--space-2);
    border-block: 1px solid var(--line);
    background: var(--paper);
  }

  .tabs [role="tab"] {
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--muted);
  }

  .tabs [role="tab"]:focus-visible {
    outline-offset: -3px;
  }

  .tabs [aria-selected="true"] {
    border-color: var(--ink);
    color: var(--ink);
  }

  .count {
    min-inline-size: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: var(--radius-round);
    background: var(--danger-tint);
    color: var(--danger);
    font-size: 0.75rem;
  }

  .room {
    grid-area: room;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }

  .room:not(.output) {
    padding: var(--space-2) var(--space-3);
  }

  .problem {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    justify-content: stretch;
    gap: var(--space-2);
    inline-size: 100%;
    border-color: transparent;
    border-inline-start: 3px solid var(--danger);
    border-radius: 0;
    background: none;
    font-weight: 400;
    text-align: start;
  }

  .problem.warning {
    border-inline-start-color: var(--note-line);
  }

  .problem .mono {
    color: var(--muted);
  }

  @media (pointer: coarse) {
    .leave,
    kbd {
      display: none;
    }

    .settings summary {
      min-block-size: var(--target);
      padding-block: 0.65rem;
    }

    gopark-code[writing] ~ .typing,
    .typing:focus-within {
      display: flex;
      gap: 2px;
      overflow-x: auto;
      padding: var(--space-1);
      border-block-start: 1px solid var(--line);
      background: var(--sunken);
      scrollbar-width: none;
    }

    .typing button {
      flex: none;
      padding-inline: 0.4rem;
      font-size: 0.9375rem;
    }
  }

  /* What opened it also puts it away. */
  @media (width < 40rem) {
    .hide {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .tabs [role="tab"] {
      border-color: Canvas;
    }

    .tabs [aria-selected="true"] {
      border-color: Highlight;
    }
  }
`;
