import { css } from "lit";

export const insideStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }

  .frames {
    display: grid;
    gap: var(--space-2);
  }

  .frames > li {
    padding-inline-start: var(--space-2);
    border-inline-start: 3px solid var(--ink);
  }

  .frames > .library {
    border-inline-start-color: var(--line);
    color: var(--muted);
  }

  .call {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }

  .call code {
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-family: var(--mono);
    font-size: 0.94em;
  }

  th,
  td {
    padding: 0.1rem 0.75rem 0.1rem 0;
    border-block-start: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }

  .value {
    inline-size: 100%;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .type {
    padding-inline-end: 0;
    color: var(--muted);
    white-space: nowrap;
    max-inline-size: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .values {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }

  .values > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    padding: 0.1rem 0.4rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
  }

  .people > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    border-block-end: 1px solid var(--line);
  }

  .line,
  .who {
    justify-content: start;
    border-color: transparent;
    background: none;
    font-weight: 400;
    text-align: start;
  }

  .line {
    min-inline-size: 4.5rem;
    color: var(--muted);
  }

  i {
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    background: var(--surface);
  }

  i[data-state="runnable"] {
    background: var(--g-runnable);
  }

  i[data-state="running"] {
    background: var(--g-running);
  }

  i[data-state="waiting"] {
    border-style: dashed;
    background: var(--g-waiting);
  }

  i[data-state="syscall"] {
    background: var(--g-syscall);
  }

  i[data-state="preempted"] {
    background: var(--g-preempted);
  }

  summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }
`;
