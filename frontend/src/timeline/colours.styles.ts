import { css } from "lit";

/** Swatches of the states and of the page's colours, which the canvas takes its own from. */
export const colours = css`
  .colours {
    position: absolute;
    visibility: hidden;
    font-family: var(--mono);
  }

  .colour-ink {
    color: var(--ink);
  }

  .colour-muted {
    color: var(--muted);
  }

  .colour-line {
    color: var(--line-strong);
  }

  .colour-surface {
    color: var(--surface);
  }

  .colour-sunken {
    color: var(--sunken);
  }

  .colour-accent {
    color: var(--accent);
  }

  .colour-on-state {
    color: var(--on-state);
  }

  .swatch-none {
    background: var(--sunken);
  }

  .swatch-runnable {
    background: var(--g-runnable);
  }

  .swatch-running {
    background: var(--g-running);
  }

  .swatch-waiting {
    background: var(--g-waiting);
  }

  .swatch-syscall {
    background: var(--g-syscall);
  }

  .swatch-idle {
    background: var(--p-idle);
  }

  .swatch-scheduling {
    background: var(--m-running);
  }

  .swatch-stopped {
    background: var(--p-gcstop);
  }

  .swatch-spinning {
    background: var(--m-spinning);
  }
`;
