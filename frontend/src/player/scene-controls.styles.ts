import { css } from "lit";

export const controlsStyles = css`
  :host {
    container-type: inline-size;
  }

  :host([variant="none"]) {
    display: none;
  }

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  :host([variant="min"]) .bar {
    justify-content: center;
  }

  .buttons {
    display: flex;
    flex: none;
    gap: 2px;
  }

  .buttons button {
    padding-inline: 0.4rem;
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
    position: relative;
    flex: 1;
    min-inline-size: 3rem;
  }

  /* A tick for each beat, above the bar; the thumb's middle is over it when it is told. */
  .seek svg {
    position: absolute;
    inset: 0 0.5rem auto;
    inline-size: calc(100% - 1rem);
    block-size: 0.5rem;
    overflow: visible;
    pointer-events: none;
  }

  .seek path {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  .seek .told {
    stroke: var(--ink);
  }

  input {
    display: block;
    inline-size: 100%;
    block-size: var(--control);
    margin: 0;
    padding-block-start: 0.375rem;
    accent-color: var(--ink);
  }

  select {
    flex: none;
    padding-inline: 0.25rem;
  }

  @container (width < 26rem) {
    .bar {
      gap: var(--space-2);
    }

    .edge {
      display: none;
    }
  }
`;
