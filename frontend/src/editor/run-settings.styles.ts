import { css } from "lit";

export const runSettingsStyles = css`
  form {
    display: grid;
    gap: var(--space-3);
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    align-items: end;
    gap: var(--space-2) var(--space-3);
  }

  .field {
    display: grid;
    gap: 0.15rem;
    min-inline-size: 0;
    color: var(--muted);
  }

  .field :is(input, select) {
    inline-size: 100%;
    min-inline-size: 0;
  }

  [aria-invalid="true"] {
    border-color: var(--danger);
  }

  .wrong {
    color: var(--danger);
  }

  .check {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.75rem;
  }

  .check input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    accent-color: var(--ink);
  }

  @media (pointer: coarse) {
    :is(input, select, textarea) {
      font-size: 1rem;
    }
  }
`;
