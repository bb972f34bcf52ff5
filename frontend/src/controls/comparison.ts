import { LitElement, css, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { EventWords } from "../words/event-words.ts";
import type { SchedulerEvent } from "../world/event.ts";
import { duration, moment, number } from "../base/amounts.ts";
import type { Outcome } from "./outcome.ts";
import text from "../../texts/branches.yaml";

/** Where two futures part: the first event that differs, as either has it. */
export interface Parted {
  readonly a: number;
  readonly b: number;
  readonly forkStep: number;
  readonly differ: boolean;
  readonly ofA?: SchedulerEvent;
  readonly ofB?: SchedulerEvent;
}

/** A moment of a branch. */
export interface BranchMoment {
  readonly branch: number;
  readonly step: number;
}

declare global {
  interface HTMLElementEventMap {
    /** Show this moment of this branch. */
    "gopark-moment": CustomEvent<BranchMoment>;
    /** Show these two branches beside each other. */
    "gopark-side-by-side": CustomEvent<{ readonly a: number; readonly b: number }>;
  }
}

/**
 * Two branches side by side: how far they are the same, and what either does next.
 *
 * @fires gopark-moment, gopark-side-by-side
 */
export class Comparison extends LitElement {
  static override properties = {
    parted: { attribute: false },
    outcomes: { attribute: false },
    words: { attribute: false },
  };

  static override styles = [
    panel,
    css`
      :host(:not(:empty)),
      section {
        display: grid;
        gap: var(--space-3);
      }

      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: var(--space-3);
      }

      .side {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        padding: var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--surface);
      }

      .side p:first-child {
        font-weight: 650;
      }

      table {
        border-collapse: collapse;
        inline-size: 100%;
        font-size: 0.875rem;
      }

      caption {
        padding-block-end: var(--space-1);
        font-weight: 650;
        text-align: start;
      }

      th,
      td {
        padding: 0.25rem 0.5rem 0.25rem 0;
        border-block-start: 1px solid var(--line);
        text-align: start;
      }

      tbody th {
        color: var(--muted);
        font-weight: 400;
      }

      td {
        font-family: var(--mono);
      }
    `,
  ];

  declare parted: Parted | null;
  /** What has become of the two, in their order; empty while that is not known. */
  declare outcomes: readonly Outcome[];
  declare words: EventWords | null;

  constructor() {
    super();
    this.parted = null;
    this.outcomes = [];
    this.words = null;
  }

  protected override render() {
    const { parted } = this;
    if (parted === null) return nothing;
    const names = { a: named(parted.a), b: named(parted.b) };
    if (!parted.differ) {
      return html`<section aria-label=${text("comparison")}>
        <p role="status">${text("comparison.same", names)}</p>
        ${this.table()}
      </section>`;
    }
    return html`<section aria-label=${text("comparison")}>
      <p role="status">${text("comparison.parts", { ...names, step: parted.forkStep })}</p>
      <div class="sides">${this.side(parted.a, parted.ofA)} ${this.side(parted.b, parted.ofB)}</div>
      <div class="row">
        <button
          type="button"
          @click=${() => {
            emit(this, "gopark-side-by-side", { a: parted.a, b: parted.b });
          }}
        >
          ${text("comparison.side-by-side")}
        </button>
      </div>
      ${this.table()}
    </section>`;
  }

  /** The two as far as they have been played: what is compared is only what has been seen. */
  private table() {
    const { outcomes } = this;
    if (outcomes.length === 0) return nothing;
    return html`<table>
      <caption>
        ${text("outcome")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${outcomes.map(({ branch }) => html`<th scope="col">${named(branch)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, tell }) =>
            html`<tr>
              <th scope="row">${text(name)}</th>
              ${outcomes.map((outcome) => html`<td>${tell(outcome)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private side(branch: number, event: SchedulerEvent | undefined) {
    return html`<div class="side">
      <p>${named(branch)}</p>
      ${
        event === undefined
          ? html`<p class="muted">${text("comparison.over")}</p>`
          : html`<p>${this.words?.sentence(event) ?? event.kind}</p>
              <button
                type="button"
                @click=${() => {
                  emit(this, "gopark-moment", { branch, step: event.step });
                }}
              >
                ${text("comparison.go", { step: event.step })}
              </button>`
      }
    </div>`;
  }
}

const rows = [
  {
    name: "outcome.end",
    tell: ({ exitCode }: Outcome): string =>
      exitCode === undefined ? text("outcome.open") : text("outcome.exited", { code: exitCode }),
  },
  { name: "outcome.steps", tell: ({ step }: Outcome): string => number(step) },
  { name: "outcome.time", tell: ({ timeNs }: Outcome): string => moment(timeNs) },
  { name: "outcome.cpu", tell: ({ cpuNs }: Outcome): string => duration(cpuNs) },
  { name: "outcome.goroutines", tell: ({ goroutines }: Outcome): string => number(goroutines) },
  { name: "outcome.runnable", tell: ({ runnable }: Outcome): string => number(runnable) },
  { name: "outcome.threads", tell: ({ threads }: Outcome): string => number(threads) },
  { name: "outcome.switches", tell: ({ switches }: Outcome): string => number(switches) },
] as const;

function named(branch: number): string {
  return branch === 0 ? text("branch.first") : text("branch", { number: branch });
}

customElements.define("gopark-comparison", Comparison);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-comparison": Comparison;
  }
}
