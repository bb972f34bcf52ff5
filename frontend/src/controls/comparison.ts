import { LitElement, css, html, nothing } from "lit";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { EventWords } from "../words/event-words.ts";
import type { SchedulerEvent } from "../world/event.ts";
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
  }
}

/**
 * Two branches side by side: how far they are the same, and what either does next.
 *
 * @fires gopark-moment, gopark-dismiss
 */
export class Comparison extends LitElement {
  static override properties = { parted: { attribute: false }, words: { attribute: false } };

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
    `,
  ];

  declare parted: Parted | null;
  declare words: EventWords | null;

  constructor() {
    super();
    this.parted = null;
    this.words = null;
  }

  protected override render() {
    const { parted } = this;
    if (parted === null) return nothing;
    const names = { a: named(parted.a), b: named(parted.b) };
    if (!parted.differ) {
      return html`<section aria-label=${text("comparison")}>
        <p role="status">${text("comparison.same", names)}</p>
      </section>`;
    }
    return html`<section aria-label=${text("comparison")}>
      <p role="status">${text("comparison.parts", { ...names, step: parted.forkStep })}</p>
      <div class="sides">${this.side(parted.a, parted.ofA)} ${this.side(parted.b, parted.ofB)}</div>
    </section>`;
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

function named(branch: number): string {
  return branch === 0 ? text("branch.first") : text("branch", { number: branch });
}

customElements.define("gopark-comparison", Comparison);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-comparison": Comparison;
  }
}
