import { css } from "lit";

export const choiceStyles = css`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3) var(--space-4);
  }

  .axis {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3) var(--space-4);
    min-inline-size: 0;
  }

  /* What runs and what differs stand in one line, and the values in the next. */
  form.row .axis {
    display: contents;
  }

  form.row fieldset {
    flex: 1 1 100%;
  }

  label.field {
    display: grid;
    gap: var(--space-1);
    min-inline-size: 0;
    font-weight: 600;
  }

  select,
  input[type="text"] {
    max-inline-size: 100%;
    inline-size: 15rem;
    font-weight: 400;
  }

  .base select {
    inline-size: 19rem;
  }

  form.row .base select {
    inline-size: 24rem;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    min-block-size: var(--control);
  }

  .choices label {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 1.75rem;
  }

  legend {
    padding-block-end: var(--space-1);
  }

  .means,
  [role="alert"] {
    flex-basis: 100%;
    color: var(--muted);
  }

  [role="alert"] {
    color: var(--danger);
  }

  @media (width < 40rem) {
    label.field,
    .axis,
    select,
    .base select,
    form.row .base select,
    input[type="text"] {
      inline-size: 100%;
    }
  }
`;
