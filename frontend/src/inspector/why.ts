import { LitElement, html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { emit } from "../base/emit.ts";
import { panel } from "../base/panel.ts";
import type { EventWords } from "../words/event-words.ts";
import type { SchedulerEvent, SearchCheck } from "../world/event.ts";
import { nameOf } from "../world/thing.ts";
import { decisiveCheck, thingsOf, type WhyAnswer, type WhyLink } from "./why-chain.ts";
import { whyStyles } from "./why.styles.ts";
import text from "../../texts/inspector.yaml";
import "./wishes.ts";

/** Where an article and Go part, in the reader's language. */
export interface Parting {
  readonly claim: string;
  readonly truth: string;
  readonly why: string;
}

const glyphs: Readonly<Record<string, unknown>> = {
  found: svg`<path d="m3 8.5 3.4 3.4L13 4.6" />`,
  empty: svg`<circle cx="8" cy="8" r="4.5" />`,
  skipped: svg`<path d="M3.5 8h9" />`,
  notReached: svg`<path d="M3.5 8h9" stroke-dasharray="1 3" />`,
};

/**
 * Why the last event went as it did, with what was looked at in vain before; and why a goroutine
 * is not running.
 *
 * @fires gopark-choose
 */
export class Why extends LitElement {
  static override properties = {
    event: { attribute: false },
    words: { attribute: false },
    release: {},
    parting: { attribute: false },
    answer: { attribute: false },
  };

  static override styles = [panel, ...whyStyles];

  declare event: SchedulerEvent | null;
  declare words: EventWords | null;
  /** The release of Go whose function did it, as people call it: `Go 1.26`. */
  declare release: string;
  declare parting: Parting | null;
  declare answer: WhyAnswer | null;

  constructor() {
    super();
    this.event = null;
    this.words = null;
    this.release = "";
    this.parting = null;
    this.answer = null;
  }

  protected override render() {
    const { event, answer, parting } = this;
    return html`
      ${
        event === null
          ? html`<p class="muted">${text("why.none")}</p>`
          : keyed(event, this.card(event))
      }
      ${parting === null ? nothing : this.article(parting)}
      ${answer === null ? nothing : this.chain(answer)}
    `;
  }

  private card(event: SchedulerEvent) {
    return html`<section aria-label=${text("why")}>
      <p class="kind">${this.words?.name(event.kind) ?? event.kind}</p>
      <p class="sentence">${this.words?.sentence(event) ?? event.kind}</p>
      <p class="source">
        <code>${text("why.source", { fn: event.fn, release: this.release })}</code>
        ${
          event.rule === undefined
            ? nothing
            : html`<span>${text("why.rule", { rule: event.rule })}</span>`
        }
      </p>
      ${event.checks === undefined ? nothing : this.checks(event, event.checks)}
    </section>`;
  }

  private checks({ detail }: SchedulerEvent, checks: readonly SearchCheck[]) {
    const decisive = decisiveCheck(detail["source"]);
    return html`<h3 id="checks">${text("why.checks")}</h3>
      <ol class="checks" aria-labelledby="checks">
        ${checks.map((check) => this.check(check, check.check === decisive))}
      </ol>
      <p class="muted">${text("why.checks.stop")}</p>`;
  }

  private check({ check, result }: SearchCheck, decisive: boolean) {
    const taken = decisive && result === "found";
    const asks = this.words?.expression(check) ?? "";
    return html`<li
      class="${result} ${taken ? "decisive" : ""}"
      title=${asks === "" ? nothing : asks}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${glyphs[result]}</svg>
      <span>${this.words?.check(check) ?? check}</span>
      <span class="result"
        >${taken ? text("why.taken") : (this.words?.result(result) ?? result)}</span
      >
    </li>`;
  }

  private article({ claim, truth, why }: Parting) {
    return html`<section class="article">
      <h3>${text("why.article")}</h3>
      <p>${claim}</p>
      <h3>${text("why.go")}</h3>
      <p>${truth}</p>
      <p class="muted">${why}</p>
    </section>`;
  }

  private chain({ g, runs, chain }: WhyAnswer) {
    const name = `G${String(g)}`;
    const title = runs ? text("why.running", { name }) : text("why.not-running", { name });
    return html`<section>
      <h3 id="chain">${title}</h3>
      <ol class="chain" aria-labelledby="chain">
        ${chain.map((link) => this.link(link))}
      </ol>
    </section>`;
  }

  private link(link: WhyLink) {
    return html`<li>
      <span>${link.sentence}</span>
      <span class="row"
        >${thingsOf(link).map(
          (thing) =>
            html`<button
              type="button"
              class="link"
              @click=${() => {
                emit(this, "gopark-choose", thing);
              }}
            >
              ${nameOf(thing)}
            </button>`,
        )}</span
      >
    </li>`;
  }
}

customElements.define("gopark-why", Why);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-why": Why;
  }
}
