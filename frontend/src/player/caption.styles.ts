import { css } from "lit";

export const captionStyles = css`
  :host {
    container: caption / inline-size;
    font-size: 0.8125rem;
  }

  /* The question makes room for its answer in a low frame. */
  :host(:not([large])) .answered > .words {
    display: none;
  }

  @container caption (width >= 34rem) {
    :host(:not([large])) .said:has(> .question) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-2) var(--space-5);

      > * {
        margin-block-start: 0;
      }

      > :is(.words, .because) {
        grid-area: 1 / 1;
      }

      > .question {
        grid-area: 1 / 2;
      }

      > .card {
        grid-column: 1 / -1;
      }
    }
  }

  :host([large]) {
    --control: var(--target);

    font-size: 1rem;
    line-height: 1.5;

    .question {
      margin-block-start: var(--space-4);
    }

    .ask {
      font-size: var(--text-lead);
      line-height: 1.35;
    }

    .answers {
      gap: var(--space-2);
      margin-block-start: var(--space-3);
    }

    .because {
      margin-block-start: var(--space-4);
    }
  }

  p {
    text-wrap: pretty;
  }

  .question,
  .because,
  .card {
    margin-block-start: var(--space-2);
  }

  .ask {
    font-weight: 650;
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-block-start: 0.375rem;
  }

  .answer {
    border-width: 1.5px;
    text-align: start;
  }

  .answer code {
    font-size: 1em;
  }

  .answer[aria-disabled="true"] {
    cursor: default;
  }

  .answer.right {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  /* What was guessed stays as a ghost beside what is so. */
  .answer.guess:not(.right) {
    border: 1.5px dashed var(--ink);
    background: none;
    color: var(--ink);
  }

  .answer svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  .yours {
    font-size: 0.75rem;
    font-weight: 450;
  }

  .card {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    border: 1px solid var(--note-line);
    border-radius: var(--radius-small);
    background: var(--note);
  }

  .card > div {
    padding: 0.25rem 0.625rem;
  }

  .measures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-block-start: var(--space-2);
  }

  .measures dd {
    font-family: var(--mono);
    font-size: 1.0625rem;
    font-weight: 600;
  }

  dt {
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 650;
  }

  .go dt {
    color: var(--ink);
  }

  a {
    color: var(--accent);
    white-space: nowrap;
  }

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--target);
    }
  }

  @media (forced-colors: active) {
    .answer.right {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
