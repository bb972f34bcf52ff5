import { css } from "lit";

export const familyStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul ul {
    margin-inline-start: 0.875rem;
    border-inline-start: 1.5px solid var(--line-strong);
  }

  .line {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) 45cqi;
    align-items: center;
    min-block-size: 1.5rem;
    cursor: pointer;
  }

  .line:hover {
    background: var(--sunken);
  }

  .line:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }

  .sign {
    font-family: var(--mono);
    font-weight: 700;
    text-align: center;
  }

  /* The line to the one that started it. */
  ul ul .sign {
    background: linear-gradient(var(--line-strong)) no-repeat 0 50% / 0.3rem 1.5px;
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .life {
    inline-size: 100%;
    block-size: 0.75rem;
  }

  .life path,
  .life line {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  .alive {
    stroke: var(--line-strong);
    stroke-width: 2;
  }

  .ran {
    stroke: var(--g-running);
    stroke-width: 8;
  }

  .life line {
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  .rest {
    padding: var(--space-1) var(--space-2);
    color: var(--muted);
  }

  @container (max-width: 30rem) {
    .line {
      grid-template-columns: 1.25rem minmax(0, 1fr) 25cqi;
    }
  }
`;
