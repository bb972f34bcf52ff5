import { css } from "lit";

export const codeStyles = css`
  :host {
    --code-size: 0.8125rem;
    --code-line: 1.4375rem;
    --code-keyword: light-dark(#243b6b, #b9c8f5);
    --code-string: light-dark(#8a4a0c, #e5b985);
    --code-number: light-dark(#8a4a0c, #e5b985);
    --code-type: light-dark(#5a3d8f, #cbb3f5);
    --code-call: light-dark(#1f2937, #e5e7eb);

    position: relative;
    block-size: 100%;
    min-block-size: 0;
  }

  :host([writing])::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 300;
    outline: 3px solid var(--accent);
    outline-offset: -3px;
    pointer-events: none;
  }

  .room {
    block-size: 100%;
    min-block-size: 0;
  }

  :host([measuring]) .cm-gutters {
    visibility: hidden;
  }

  .cm-people {
    cursor: pointer;
  }

  .people {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    block-size: var(--code-line);
    vertical-align: top;
  }

  .g,
  .more {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-inline-size: 1.25rem;
    block-size: 1.25rem;
    padding-inline: 0.2rem;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-round);
    background: var(--state);
    color: var(--on-state);
    font: 700 0.6875rem/1 var(--code);
  }

  .more {
    border-color: transparent;
    background: var(--sunken);
    color: var(--ink);
  }

  .g[data-state="idle"] {
    --state: var(--g-idle);
    color: var(--ink);
  }

  .g[data-state="runnable"] {
    --state: var(--g-runnable);
  }

  .g[data-state="running"] {
    --state: var(--g-running);
    border-width: 3px;
    padding-inline: 0.1rem;
  }

  .g[data-state="waiting"] {
    --state: var(--g-waiting);
    border-style: dashed;
  }

  .g[data-state="syscall"] {
    --state: var(--g-syscall);
    border-style: double;
    border-width: 3px;
    padding-inline: 0.1rem;
  }

  .g[data-state="preempted"] {
    --state: var(--g-preempted);
    border-style: dotted;
  }

  .g[data-state="copystack"] {
    --state: var(--g-copystack);
    color: var(--ink);
  }

  .g[data-state="dead"] {
    --state: var(--g-dead);
    border-style: dotted;
  }

  :host([runs]) .cm-gutter.cm-people {
    min-inline-size: 3.25rem;
  }

  @media (width < 40rem) {
    :host([runs]) .cm-gutter.cm-people {
      min-inline-size: 2.75rem;
    }
  }

  @media (pointer: coarse) {
    :host {
      /* Smaller, and the page would jump nearer at a touch. */
      --code-size: 1rem;
      --code-line: 1.75rem;
    }
  }

  @media (forced-colors: active) {
    .g {
      forced-color-adjust: none;
    }
  }
`;
