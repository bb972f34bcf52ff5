import { LitElement, html, nothing } from "lit";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import { currentLanguage } from "../base/texts";
import { duration, memory, number } from "../base/amounts";
import { explained } from "../glossary/explained";
import type {
  Beat,
  Measure,
  SceneAction,
  SceneAnswer,
  SceneCard,
  SceneQuestion,
  Words,
} from "../world/scene";
import { captionStyles } from "./caption.styles";
import { icon } from "./icons";
import text from "../../texts/player.yaml";

/**
 * What is said at a beat: the words, a question with the answers to choose from, and where an
 * article and Go part.
 *
 * @prop beat: what to say; null before the first
 * @prop opening: what is said before the first
 * @prop guess: the number of the answer that was given
 * @prop counterpart: the address of the same scene by other rules
 * @prop release: of Go that is played; empty: not known yet
 * @attr large: the question before all else, where there is room for it
 * @fires gopark-guess: the number of the answer that was chosen
 * @fires gopark-act: the commands of what the beat offers
 */
export class Caption extends LitElement {
  static override properties = {
    beat: { attribute: false },
    opening: { attribute: false },
    guess: { attribute: false },
    counterpart: { attribute: false },
    release: { attribute: false },
    large: { type: Boolean, reflect: true },
    acting: { type: Boolean },
  };

  static override styles = [panel, captionStyles];

  declare beat: Beat | null;
  declare opening: Words | null;
  declare guess: number | null;
  declare counterpart: string | null;
  declare release: string;
  declare large: boolean;
  /** Whether what a beat offers can be done here. */
  declare acting: boolean;

  constructor() {
    super();
    this.beat = null;
    this.opening = null;
    this.guess = null;
    this.counterpart = null;
    this.release = "";
    this.large = false;
    this.acting = false;
  }

  protected override render() {
    const { beat, guess } = this;
    const words = beat?.caption ?? this.opening;
    const question = beat?.question;
    return html`<div class="said ${question !== undefined && guess !== null ? "answered" : ""}">
      <p class="words" aria-live="polite" ?hidden=${words === null}>${this.told(words)}</p>
      ${question === undefined ? nothing : this.question(question)}
      <p class="because" aria-live="polite" ?hidden=${question === undefined || guess === null}>
        ${question === undefined || guess === null ? nothing : this.verdict(question, guess)}
      </p>
      ${beat === null ? nothing : measured(beat)}
      ${beat?.card === undefined ? nothing : this.card(beat.card)}
      ${beat?.see === undefined ? nothing : more(beat.see)}
      ${this.acting ? this.actions(beat?.actions ?? []) : nothing}
    </div>`;
  }

  /** The words in the page's language, with their terms explained and functions of Go as links. */
  private told(words: Words | null): readonly unknown[] {
    return words === null ? [] : explained(words[currentLanguage()], this.release);
  }

  private verdict({ answers, because }: SceneQuestion, guess: number) {
    const isRight = answers[guess]?.right === true;
    return html`<b>${isRight ? text("right") : text("wrong")}</b> ${this.told(because)}`;
  }

  private actions(actions: readonly SceneAction[]) {
    if (actions.length === 0) return nothing;
    return html`<div class="answers">
      ${actions.map(
        ({ text: name, commands }) =>
          html`<button
            type="button"
            class="act"
            @click=${() => {
              emit(this, "gopark-act", commands);
            }}
          >
            ${said(name)}
          </button>`,
      )}
    </div>`;
  }

  /** What an answer brings is seen at once, also in a frame where the words have to be scrolled. */
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const isAnswered = changed.has("guess") && !changed.has("beat") && this.guess !== null;
    const because = this.renderRoot.querySelector(".because");
    if (isAnswered) because?.scrollIntoView({ block: "nearest" });
  }

  private question({ ask, answers }: SceneQuestion) {
    return html`<div class="question" role="group" aria-labelledby="ask">
      <p id="ask" class="ask">${this.told(ask)}</p>
      <div class="answers">${answers.map((answer, index) => this.answer(answer, index))}</div>
    </div>`;
  }

  /** The guess stays where it is, beside what is right. */
  private answer(answer: SceneAnswer, index: number) {
    const { guess } = this;
    const isRight = guess !== null && answer.right === true;
    const isGuess = guess === index;
    return html`<button
      type="button"
      class="answer ${isRight ? "right" : ""} ${isGuess ? "guess" : ""}"
      aria-disabled=${guess === null ? "false" : "true"}
      @click=${() => {
        if (guess === null) emit(this, "gopark-guess", index);
      }}
    >
      ${isRight ? icon("right") : isGuess ? icon("wrong") : nothing}${named(answer)}
      ${isGuess ? html`<span class="yours">${text("your-guess")}</span>` : nothing}
    </button>`;
  }

  private card({ article, go }: SceneCard) {
    const { counterpart } = this;
    return html`<dl class="card">
      <div class="go">
        <dt>${text("go-does")}</dt>
        <dd>${this.told(go)}</dd>
      </div>
      <div>
        <dt>${text("article-says")}</dt>
        <dd>${this.told(article)} ${counterpart === null ? nothing : byOtherRules(counterpart)}</dd>
      </div>
    </dl>`;
  }
}

/** What stands on a button, where no link may be: between backticks is code. */
function said(words: Words | null) {
  const parts = words?.[currentLanguage()].split("`") ?? [];
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** The beat's measures beside what they come to in this run. */
function measured({ measures = [], measured: values = [] }: Beat) {
  if (measures.length === 0) return nothing;
  return html`<dl class="measures">
    ${measures.map(
      (measure, index) =>
        html`<div>
          <dt>${said(measure.name)}</dt>
          <dd>${written(measure, values[index])}</dd>
        </div>`,
    )}
  </dl>`;
}

function written({ as }: Measure, value: unknown): string {
  if (typeof value !== "number") return typeof value === "string" ? value : "–";
  if (as === "time") return duration(value);
  return as === "bytes" ? memory(value) : number(value);
}

function more(scene: string) {
  return html`<p>
    <a
      href="/scenes/${encodeURIComponent(scene)}"
      target=${framed() ? "_blank" : nothing}
      rel="noopener"
    >
      ${text("see")}
    </a>
  </p>`;
}

/** Whether this is inside somebody else's page. */
function framed(): boolean {
  return window.parent !== window;
}

function byOtherRules(address: string) {
  return html`<a href=${address}>${text("counterpart")}</a>`;
}

function named({ target, value, text: words }: SceneAnswer) {
  if (target !== undefined) return html`<code>${target}</code>`;
  return value === undefined ? said(words ?? null) : number(value);
}

customElements.define("gopark-caption", Caption);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-caption": Caption;
  }
}
