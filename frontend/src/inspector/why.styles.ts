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
      font-size: 1.0625rem;
      font-weight: 550;
      line-height: 1.4;
      text-wrap: pretty;
    }

    .rule {
      padding-inline-start: var(--space-3);
      border-inline-start: 3px solid var(--accent);
      text-wrap: pretty;
    }

    /* While it is played, what stands below stays where it is. */
    .brief {
      align-content: start;
      min-block-size: 12.5rem;
    }

    .brief .sentence {
      min-block-size: 2.8em;
    }

    details {
      display: grid;
      gap: var(--space-2);
    }

    details::details-content {
      display: grid;
      gap: var(--space-2);
    }

    details:not([open])::details-content {
      display: none;
    }

    summary {
      inline-size: fit-content;
      padding-block: 0.15rem;
      color: var(--muted);
      font-weight: 600;
      cursor: pointer;
    }

    summary:hover {
      color: var(--ink);
    }

    details > h3 {
      margin-block-start: var(--space-2);
    }

    .source {
      margin-block-start: var(--space-2);
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-3);
      color: var(--muted);
    }

    .source code {
      overflow-wrap: anywhere;
    }

    .facts div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-block-size: 1.75rem;
      align-content: center;
      align-items: baseline;
      gap: 0 var(--space-3);
      border-block-end: 1px solid var(--line);
    }

    #chain {
      font-size: 0.9375rem;
      font-weight: 680;
    }

    .facts dt {
      min-inline-size: 0;
      color: var(--muted);
      overflow-wrap: anywhere;
    }

    .facts dt .link {
      text-align: start;
      overflow-wrap: anywhere;
    }

    .facts dd {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .facts dd > * {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .others .mono {
      color: var(--muted);
    }

    .others button {
      --control: 1.75rem;

      padding-block: 0;
      font-weight: 500;
    }

    .looks {
      counter-reset: look;
      border: 1px solid var(--line);
      border-radius: var(--radius-small);
      background: var(--surface);
    }

    .looks li {
      display: grid;
      grid-template-columns: 1.1rem 1rem minmax(0, 1fr) auto;
      align-items: baseline;
      gap: 0 var(--space-2);
      padding: 0.25rem var(--space-3);
      counter-increment: look;
    }

    .looks li::before {
      color: var(--muted);
      font: 600 0.75rem/1.45 var(--mono);
      text-align: end;
      content: counter(look);
    }

    .looks li + li {
      border-block-start: 1px solid var(--line);
    }

    .looks svg {
      align-self: start;
      inline-size: 1rem;
      block-size: 1rem;
      margin-block-start: 0.15rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
    }

    .looks .dot {
      fill: currentColor;
      stroke: none;
    }

    .looks code {
      grid-column: 3 / -1;
      color: var(--muted);
      font-size: 0.75rem;
      font-weight: 400;
      overflow-wrap: anywhere;
    }

    .looks .outcome {
      color: var(--muted);
      white-space: nowrap;
    }

    .looks .notReached {
      color: var(--muted);
    }

    .looks .taken {
      background: var(--accent-tint);
      font-weight: 650;
    }

    .looks .taken .outcome {
      color: var(--ink);
    }

    .chain {
      counter-reset: link;
    }

    .chain li {
      position: relative;
      padding-block-end: var(--space-3);
      padding-inline-start: 1.75rem;
    }

    .chain .link {
      display: inline;
      min-block-size: 0;
      min-inline-size: 0;
      font-size: 0.94em;
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
      from {
        opacity: 0.25;
      }
      60% {
        background: var(--accent-tint);
        opacity: 1;
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      .looks li {
        animation: look var(--time-between) var(--ease) backwards;
      }
    }

    @media (pointer: coarse) {
      .facts dd > * {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }

      .others .mono {
        color: var(--muted);
      }

      .others button {
        --control: var(--target);
      }
    }

    @media (forced-colors: active) {
      .looks .taken {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  `,
  ...lines.map(
    (line) => css`
      .looks li:nth-child(${line + 1}) {
        animation-delay: ${line * 50}ms;
      }
    `,
  ),
];
