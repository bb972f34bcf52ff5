import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { emit } from "../base/emit.ts";
import { explained } from "../glossary/explained.ts";
import { panel } from "../base/panel.ts";
import { StillWhilePressed } from "../base/still-while-pressed.ts";
import type { EventWords } from "../words/event-words.ts";
import { functionName, withSources } from "../words/sources.ts";
import type { SchedulerEvent } from "../world/event.ts";
import { sameThing, type Thing } from "../world/thing.ts";
import type { Snapshot } from "../world/world.ts";
import { reasonFor } from "./reasons.ts";
import { thingLink } from "./shown.ts";
import { piecesOf, type WhyAnswer, type WhyLink } from "./why-chain.ts";
import { factsTable } from "./why-facts.ts";
import { checksList, looksList } from "./why-looks.ts";
import { whyStyles } from "./why.styles.ts";
import text from "../../texts/inspector.yaml";
import reason from "../../texts/reason.yaml";
import "./wishes.ts";

/** Where an article and Go part, in the reader's language. */
export interface Parting {
  readonly claim: string;
  readonly truth: string;
  readonly why: string;
}

/** The most events in a second at which anybody can read more than the rule. */
const readable = 4;

/** The most other events of a step that are offered. */
const most = 12;

/**
 * Why an event went as it did: the rule, the facts, what was looked at in which order; and why a
 * goroutine is not running.
 *
 * @fires gopark-choose, gopark-tell
 */
export class Why extends StillWhilePressed {
  static override properties = {
    event: { attribute: false },
    step: { attribute: false },
    world: { attribute: false },
    playing: { type: Boolean },
    folded: { type: Boolean },
    unfolded: { state: true },
    words: { attribute: false },
    release: {},
    parting: { attribute: false },
    answer: { attribute: false },
    failed: { type: Boolean },
  };

  static override styles = [panel, ...whyStyles];

  declare event: SchedulerEvent | null;
  /** All events of the event's step. */
  declare step: readonly SchedulerEvent[];
  /** As the step has left it. */
  declare world: Snapshot | null;
  declare playing: boolean;
  /** Facts and looks make room for something else that is looked at. */
  declare folded: boolean;
  /** What somebody has folded or unfolded stays so. */
  declare unfolded: boolean | null;
  declare words: EventWords | null;
  /** The release of Go whose function did it, such as `1.26`; or the articles’ rules. */
  declare release: string;
  declare parting: Parting | null;
  declare answer: WhyAnswer | null;
  /** Whether the reason of what is chosen could not be loaded; it is asked for again. */
  declare failed: boolean;

  constructor() {
    super();
    this.event = null;
    this.step = [];
    this.world = null;
    this.playing = false;
    this.folded = false;
    this.unfolded = null;
    this.words = null;
    this.release = "";
    this.parting = null;
    this.answer = null;
    this.failed = false;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("folded")) this.unfolded = null;
  }

  protected override render() {
    const { event, answer, parting } = this;
    return html`
      ${
        event === null
          ? html`<p class="muted">${text("why.none")}</p>`
          : keyed(event, this.card(event))
      }
      ${parting === null || this.isBrief ? nothing : this.article(parting)}
      ${answer === null ? nothing : this.chain(answer)}
      ${this.failed ? html`<p class="muted" role="status">${text("why.failed")}</p>` : nothing}
    `;
  }

  /** What goes by too fast to be read is told in few words, so that the card stands still. */
  private get isBrief(): boolean {
    return this.playing && (this.world?.pace?.eventsPerSecond ?? Infinity) > readable;
  }

  private card(event: SchedulerEvent) {
    const { rules, facts, looks } = reasonFor(event, this.world, this.step);
    const sentence = this.words?.sentence(event) ?? event.kind;
    const rule = rules.map((each) => reason(`rule.${each}`)).join(" ");
    return html`<section class=${this.isBrief ? "brief" : ""}>
      <p class="kind">${this.words?.name(event.kind) ?? event.kind}</p>
      <p class="sentence">${withSources(sentence, this.release)}</p>
      ${rules.length === 0 ? nothing : html`<p class="rule">${this.told(rule)}</p>`}
      ${
        this.isBrief
          ? nothing
          : html`<details ?open=${this.unfolded ?? !this.folded} @toggle=${this.toggled}>
              <summary>${text("why.more")}</summary>
              ${
                event.checks === undefined
                  ? looksList(looks, this.release)
                  : checksList(event, this.words, this.release)
              }
              ${factsTable(facts, this.choose)} ${this.source(event)} ${this.others(event)}
            </details>`
      }
    </section>`;
  }

  /** The terms are explained where there is time to read. */
  private told(words: string) {
    return this.isBrief ? withSources(words, this.release) : explained(words, this.release);
  }

  private toggled(event: Event): void {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open !== (this.unfolded ?? !this.folded)) this.unfolded = open;
  }

  private readonly choose = (thing: Thing): void => {
    emit(this, "gopark-choose", thing);
  };

  private source(event: SchedulerEvent) {
    const { fn } = event;
    const [before = "", after = ""] = text("why.source", {
      fn: "`",
      release: this.releaseName,
    }).split("`");
    return html`<p class="source">
      <code>${before}${functionName(fn, this.release)}${after}</code>
      ${event.rule === undefined ? nothing : html`<span>${text("why.rule")}</span>`}
    </p>`;
  }

  private get releaseName(): string {
    return /^\d/.test(this.release) ? `Go ${this.release}` : text("why.articles");
  }

  private others(event: SchedulerEvent) {
    const isKernel = ({ kind }: SchedulerEvent) => this.words?.group(kind) === "kernel";
    const others = this.step
      .filter((other) => other !== event)
      .sort((one, other) => Number(isKernel(one)) - Number(isKernel(other)))
      .slice(0, most);
    if (others.length === 0) return nothing;
    return html`<h3 id="others">${text("why.others")}</h3>
      <ul class="row others" aria-labelledby="others">
        ${others.map(
          (other) =>
            html`<li>
              <button
                type="button"
                title=${this.words?.sentence(other) ?? nothing}
                @click=${() => {
                  emit(this, "gopark-tell", other);
                }}
              >
                ${this.words?.name(other.kind) ?? other.kind}
                <span class="mono">${subjectOf(other)}</span>
              </button>
            </li>`,
        )}
      </ul>`;
  }

  private article({ claim, truth, why }: Parting) {
    return html`<section class="article">
      <h3>${text("why.go")}</h3>
      <p>${this.told(truth)}</p>
      <h3>${text("why.article")}</h3>
      <p>${this.told(claim)}</p>
      <p class="muted">${this.told(why)}</p>
    </section>`;
  }

  private chain({ g, runs, chain }: WhyAnswer) {
    const name = `G${String(g)}`;
    const title = runs ? text("why.running", { name }) : text("why.not-running", { name });
    return html`<section>
      <h3 id="chain">${title}</h3>
      <ol class="chain" aria-labelledby="chain">
        ${chain.map((link) => this.link(link, g))}
      </ol>
    </section>`;
  }

  /** The goroutine itself is in sight already. */
  private link(link: WhyLink, itself: number) {
    return html`<li>
      ${piecesOf(link).map(({ words, thing }) =>
        thing === null || sameThing(thing, { kind: "g", id: itself })
          ? words
          : thingLink(thing, this.choose, words),
      )}
    </li>`;
  }
}

/** The subject of an event, which tells two of a kind apart. */
function subjectOf({ g, m, p }: SchedulerEvent): string {
  if (g !== undefined) return `G${String(g)}`;
  if (p !== undefined) return `P${String(p)}`;
  return m === undefined ? "" : `M${String(m)}`;
}

customElements.define("gopark-why", Why);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-why": Why;
  }
}
