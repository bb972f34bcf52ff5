import { css } from "lit";

export const timelineStyles = css`
  :host {
    --gutter: 5.5rem;

    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: var(--space-1);
    min-block-size: 0;
    min-inline-size: 0;
    container-type: inline-size;
  }

  .head {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  .head button,
  .head input[type="search"],
  .head .choice {
    --control: 1.75rem;
  }

  .tools {
    display: flex;
    gap: 2px;
  }

  .close {
    margin-inline-start: auto;
  }

  .choices {
    display: inline-flex;
    overflow: clip;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
  }

  .choices:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .choice {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: calc(var(--control) - 2px);
    min-inline-size: 2rem;
    padding-inline: 0.5rem;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }

  .choice:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  .choice input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .search {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }

  .search input {
    inline-size: 10.5rem;
  }

  .search .count {
    padding-inline: var(--space-1);
    white-space: nowrap;
  }

  .room {
    grid-row: 2;
    grid-column: 1;
    position: relative;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    overflow: hidden auto;
    touch-action: pan-y;
    user-select: none;
  }

  .measures {
    grid-row: 2;
    grid-column: 1;
    z-index: 1;
  }

  .head > button {
    flex: none;
  }

  .head button[aria-pressed="true"] {
    background: var(--ink);
    color: var(--paper);
  }

  .room:focus-within {
    border-color: var(--line-strong);
  }

  canvas {
    display: block;
  }

  .lanes {
    position: sticky;
    inset-block-start: 0;
    inline-size: 100%;
  }

  .sheet {
    position: relative;
    margin-block-start: -1px;
  }

  .row {
    position: absolute;
    inset-inline: 0;
    pointer-events: none;
  }

  .name {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: var(--gutter);
    pointer-events: auto;
  }

  .name button {
    --control: 100%;

    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    justify-content: start;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: 0;
    background: none;
    font: 600 0.75rem/1 var(--mono);
    white-space: nowrap;
  }

  .name button:focus-visible {
    outline-offset: -3px;
  }

  .group .name {
    inline-size: auto;
    max-inline-size: 100%;
    background: var(--surface);
  }

  .group .name button {
    font-family: var(--sans);
  }

  .group .line,
  .group .count {
    color: var(--muted);
    font-weight: 400;
  }

  .cell {
    position: absolute;
    inset-block: 2px;
    overflow: hidden;
    border-radius: 2px;
    color: transparent;
    font-size: 1px;
    outline-offset: 0;
  }

  .cell:focus-visible {
    outline: 3px solid var(--accent);
  }

  .below {
    grid-row: 3;
    display: grid;
    grid-template-columns: var(--gutter) minmax(0, 1fr);
    align-items: center;
  }

  .below > span {
    padding-inline-start: var(--space-2);
    color: var(--muted);
    font-size: 0.6875rem;
  }

  .map {
    position: relative;
    block-size: 1.25rem;
    border: 1px solid var(--line);
    border-radius: 3px;
    overflow: hidden;
    cursor: grab;
    touch-action: none;
  }

  .map canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  .in-sight {
    position: absolute;
    inset-block: 0;
    border: 2px solid var(--accent);
    border-radius: 3px;
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }

  .now {
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
    background: var(--accent);
  }

  .empty {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    gap: var(--space-2);
    color: var(--muted);
    text-align: center;
  }

  .help-touch {
    display: none;
  }

  @media (pointer: coarse) {
    .head button,
    .head input[type="search"],
    .head .choice {
      --control: var(--target);
    }

    .help-mouse {
      display: none;
    }

    .help-touch {
      display: inline;
    }
  }

  @container (max-width: 40rem) {
    .head {
      flex-wrap: var(--head-wrap, nowrap);
      gap: var(--space-2);
      overflow: auto hidden;
      scrollbar-width: none;
    }

    .head h2 {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .close {
      position: sticky;
      inset-inline-end: 0;
      order: -1;
      margin-inline-start: 0;
    }

    .tools {
      gap: 0;
    }

    .search,
    .figures .rarer,
    .figures .help-touch,
    .help {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .choice:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .in-sight {
      border-color: Highlight;
    }
  }
`;
