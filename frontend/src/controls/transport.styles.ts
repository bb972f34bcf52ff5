import { css } from "lit";

export const transportStyles = css`
  :host {
    container-type: inline-size;
  }

  .bar {
    display: grid;
    grid-template-columns: auto minmax(8rem, 1fr) auto auto auto;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }

  .lag {
    margin: var(--space-2) 0 0;
    color: var(--muted);
  }

  .toggle {
    border-color: transparent;
    background: none;
  }

  .toggle[aria-expanded="true"] {
    background: var(--sunken);
  }

  .buttons {
    display: flex;
    gap: 2px;
  }

  .buttons button {
    border-color: transparent;
    background: none;
  }

  .buttons .main {
    min-inline-size: 3rem;
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  .buttons .main:hover {
    background: color-mix(in srgb, var(--ink) 86%, var(--paper)) !important;
  }

  .seek {
    --thumb: max(6px, calc(100cqi / var(--steps, 1)));

    position: relative;
    min-inline-size: 0;
    block-size: var(--control);
    container-type: inline-size;
  }

  .seek svg {
    position: absolute;
    inset: 0 0 auto;
    inline-size: 100%;
    block-size: 0.625rem;
    overflow: visible;
    pointer-events: none;
  }

  .seek path {
    stroke: var(--line-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
    fill: none;
  }

  .steal {
    stroke: var(--accent) !important;
  }

  .handoff {
    stroke: var(--g-syscall) !important;
  }

  .preempt {
    stroke: var(--g-preempted) !important;
  }

  .stop {
    stroke: var(--ink) !important;
  }

  input[type="range"] {
    inline-size: 100%;
    block-size: var(--control);
    margin: 0;
    accent-color: var(--accent);
  }

  /* It lies over the strip: a step is as wide as the thumb, which says which one is shown. */
  .seek input {
    position: absolute;
    inset: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }

  .seek input::-webkit-slider-runnable-track {
    block-size: var(--control);
    background: linear-gradient(var(--line-strong)) no-repeat 0 calc(100% - 1px) / 100% 1px;
  }

  .seek input::-moz-range-track {
    block-size: var(--control);
    background: linear-gradient(var(--line-strong)) no-repeat 0 calc(100% - 1px) / 100% 1px;
  }

  .seek input::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--thumb);
    block-size: var(--control);
    border: 2px solid var(--accent);
    border-radius: 3px;
    background: color-mix(in srgb, var(--accent) 22%, transparent);
    box-shadow: 0 0 0 1.5px var(--surface);
  }

  .seek input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--thumb);
    block-size: var(--control);
    border: 2px solid var(--accent);
    border-radius: 3px;
    background: color-mix(in srgb, var(--accent) 22%, transparent);
    box-shadow: 0 0 0 1.5px var(--surface);
  }

  .clock {
    display: grid;
    justify-items: end;
    min-inline-size: 8.5rem;
    line-height: 1.25;
  }

  output {
    font: 650 1.0625rem/1.2 var(--mono);
    white-space: nowrap;
  }

  .more {
    grid-column: 1 / -1;
    display: none;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-6);
  }

  .unfolded .more {
    display: flex;
  }

  label,
  .pace {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--muted);
  }

  .pace {
    flex-wrap: wrap;
  }

  .pace > input {
    flex: 1 0 7.5rem;
    inline-size: 7.5rem;
  }

  .segmented label {
    white-space: nowrap;
  }

  .speed {
    min-inline-size: 8.5rem;
    color: var(--ink);
  }

  .segmented {
    display: inline-flex;
    overflow: clip;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
  }

  .segmented:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .segmented label {
    position: relative;
    min-block-size: calc(var(--control) - 2px);
    padding-inline: 0.6rem;
    cursor: pointer;
  }

  .segmented label:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  .segmented input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .note {
    margin-block-start: var(--space-3);
  }

  select {
    min-inline-size: 0;
  }

  @container (max-width: 64rem) {
    .bar {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }

    .seek {
      grid-column: 1 / -1;
      grid-row: 1;
    }

    .clock {
      justify-self: end;
    }
  }

  @container (max-width: 54rem) {
    .bar {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }

    gopark-pace-control {
      grid-column: 1 / -1;
      display: none;
    }

    .unfolded gopark-pace-control {
      display: block;
    }

    .clock {
      min-inline-size: 0;
    }
  }

  @container (max-width: 19rem) {
    .bar {
      column-gap: 0;
    }

    .buttons {
      gap: 0;
    }

    .buttons button,
    .toggle {
      inline-size: 2.375rem;
      min-inline-size: 2.375rem;
      padding-inline: 0;
    }

    .toggle {
      justify-self: end;
    }
  }

  @container (max-width: 28rem) {
    .bar {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-1) var(--space-2);
    }

    .seek {
      grid-column: 1;
    }

    .clock {
      grid-area: 1 / 2;
      min-inline-size: 5.5rem;
      font-size: 0.75rem;
    }

    .buttons {
      justify-content: space-between;
    }

    output {
      font-size: 0.875rem;
    }

    .more > * {
      flex-wrap: nowrap;
      inline-size: 100%;
    }

    .more form label {
      flex: 1;
      min-inline-size: 0;
    }

    .more select {
      flex: 1;
    }
  }

  @media (forced-colors: active) {
    .segmented label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
