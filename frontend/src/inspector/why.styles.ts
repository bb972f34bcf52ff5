import { css } from "lit";

/** The longest checklist; each line is looked at a beat after the one before. */
const lines = Array.from({ length: 18 }, (_, index) => index);

export const whyStyles = [
  css`
    :host {
      display: grid;
      align-content: start;
      gap: var(--space-4);
    }

    section {
      display: grid;
      gap: var(--space-2);
    }

    .kind {
      color: var(--muted);
      font-weight: 650;
    }

    .sentence {
      font-size: var(--text);
      line-height: 1.45;
      text-wrap: pretty;
    }

    .source {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-3);
      color: var(--muted);
    }

    .source code {
      overflow-wrap: anywhere;
    }

    .checks {
      border: 1px solid var(--line);
      border-radius: var(--radius-small);
      background: var(--surface);
    }

    .checks li {
      display: grid;
      grid-template-columns: 1.25rem minmax(0, 1fr) auto;
      align-items: baseline;
      gap: var(--space-2);
      padding: 0.2rem var(--space-3);
    }

    .checks li + li {
      border-block-start: 1px solid var(--line);
    }

    .checks svg {
      align-self: center;
      inline-size: 1rem;
      block-size: 1rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
    }

    .checks .result {
      color: var(--muted);
      white-space: nowrap;
    }

    .skipped,
    .notReached {
      color: var(--muted);
    }

    .decisive {
      background: var(--accent-tint);
      font-weight: 650;
    }

    .decisive .result {
      color: var(--ink);
    }

    .chain {
      counter-reset: link;
    }

    .chain li {
      position: relative;
      display: grid;
      gap: 0.1rem;
      padding-block-end: var(--space-3);
      padding-inline-start: 1.75rem;
    }

    .chain li::before {
      position: absolute;
      inset: 0.1rem auto auto 0;
      inline-size: 1.15rem;
      block-size: 1.15rem;
      border: 1px solid var(--line-strong);
      border-radius: 50%;
      color: var(--muted);
      font: 600 0.6875rem/1.1 var(--mono);
      line-height: 1.05rem;
      text-align: center;
      counter-increment: link;
      content: counter(link);
    }

    .chain li:not(:last-child)::after {
      position: absolute;
      inset: 1.5rem auto 0.1rem 0.55rem;
      border-inline-start: 1px solid var(--line-strong);
      content: "";
    }

    .article {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-3);
      border: 1px solid var(--note-line);
      border-radius: var(--radius-small);
      background: var(--note);
    }

    /* The look wanders down the list and stays where it found something. */
    @keyframes look {
      40% {
        background: var(--accent-tint);
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      .checks li {
        animation: look var(--time-between) var(--ease);
      }
    }

    @media (forced-colors: active) {
      .decisive {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  `,
  ...lines.map(
    (line) => css`
      .checks li:nth-child(${line + 1}) {
        animation-delay: ${line * 40}ms;
      }
    `,
  ),
];
