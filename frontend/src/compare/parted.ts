import { LitElement, css, html, nothing } from "lit";
import { number } from "../base/amounts.ts";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { EventWords } from "../words/event-words.ts";
import type { RunParting } from "../world/compared.ts";
import type { SchedulerEvent } from "../world/event.ts";
import text from "../../texts/compare.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Show this run where it first does something else than the first one. */
    "gopark-parting": CustomEvent<number>;
  }
}

/**
 * Where each run first does something else than the first one, in words.
 *
 * @prop names: of the runs
 * @prop partings: of every run but the first
 * @prop reasons: of each of these, rules that differ between it and the first
 * @fires gopark-parting
 */
export class Parted extends LitElement {
  static override properties = {
    names: { attribute: false },
    partings: { attribute: false },
    reasons: { attribute: false },
    words: { attribute: false },
  };

  static override styles = [
    panel,
    css`
      :host {
        font-size: 0.9375rem;
      }

      section {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
        gap: var(--space-4);
      }

      article {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        padding: var(--space-3) var(--space-4);
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius-small);
        background: var(--surface);
      }

      summary {
        inline-size: fit-content;
        min-block-size: 1.75rem;
        align-content: center;
      }

      article.same {
        border-inline-start-color: var(--line-strong);
      }

      dl {
        display: grid;
        grid-template-columns: max-content minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
      }

      dt {
        font-weight: 650;
      }

      ul {
        padding-inline-start: 1.25rem;
        list-style: disc;
      }

      @media (width < 40rem) {
        dl {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  declare names: readonly string[];
  declare partings: readonly RunParting[];
  declare reasons: readonly (readonly string[])[];
  declare words: EventWords | null;

  constructor() {
    super();
    this.names = [];
    this.partings = [];
    this.reasons = [];
    this.words = null;
  }

  protected override render() {
    return html`<section aria-label=${text("parting")}>
      ${this.partings.map((parting, index) => this.parting(parting, index))}
    </section>`;
  }

  private parting(parting: RunParting, index: number) {
    const a = this.names[0] ?? "";
    const b = this.names[index + 1] ?? "";
    if (!parting.differ) {
      return html`<article class="same"><p>${text("same", { a, b })}</p></article>`;
    }
    const at = Math.min(parting.atA ?? Infinity, parting.atB ?? Infinity);
    const reasons = this.reasons[index] ?? [];
    return html`<article>
      <h2>${text("parts", { a, b, number: number(at + 1) })}</h2>
      <dl>
        <dt>${a}</dt>
        <dd>${this.said(parting.ofA, parting.ofB)}</dd>
        <dt>${b}</dt>
        <dd>${this.said(parting.ofB, parting.ofA)}</dd>
      </dl>
      ${
        reasons.length === 0
          ? nothing
          : html`<details>
              <summary>${text("reasons", { a, b })}</summary>
              <ul>
                ${reasons.map((reason) => html`<li>${reason}</li>`)}
              </ul>
            </details>`
      }
      <div class="row">
        <button
          type="button"
          @click=${() => {
            emit(this, "gopark-parting", index + 1);
          }}
        >
          ${text("go-there")}
        </button>
      </div>
    </article>`;
  }

  /** What a run does there; if nothing, which thread does nothing more. */
  private said(event: SchedulerEvent | undefined, other: SchedulerEvent | undefined): string {
    if (event === undefined) return text("nothing-more", { thread: `M${String(other?.m ?? 0)}` });
    return this.words?.sentence(event) ?? event.kind;
  }
}

customElements.define("gopark-parted", Parted);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-parted": Parted;
  }
}
