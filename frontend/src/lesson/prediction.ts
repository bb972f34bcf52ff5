import { LitElement, html, nothing } from "lit";
import { number } from "../base/amounts";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import { currentLanguage } from "../base/texts";
import type { LessonAnswer, LessonQuestion } from "../world/lesson";
import { lessonStyles } from "./lesson.styles";
import { said, told } from "./said";
import text from "../../texts/lesson.yaml";

/** How far somebody is with a question. */
export interface Guess {
  readonly answer: number | null;
  readonly reason: number | null;
  /** Whether it may no longer be changed. */
  readonly committed: boolean;
  /** Whether the run has shown what happens. */
  readonly seen: boolean;
}

/** The guess before anything was guessed. */
export const noGuess: Guess = { answer: null, reason: null, committed: false, seen: false };

declare global {
  interface HTMLElementEventMap {
    /** The guess as it is now. */
    "gopark-predict": CustomEvent<Guess>;
  }
}

/**
 * A question before the run shows the answer. The guess stays beside what happened.
 *
 * @prop question
 * @prop guess
 * @fires gopark-predict: the guess was changed or committed
 */
export class Prediction extends LitElement {
  static override properties = {
    question: { attribute: false },
    guess: { attribute: false },
  };

  static override styles = [panel, lessonStyles];

  declare question: LessonQuestion | null;
  declare guess: Guess;

  constructor() {
    super();
    this.question = null;
    this.guess = noGuess;
  }

  protected override render() {
    const { question, guess } = this;
    if (question === null) return nothing;
    const needsReason = question.reasons.length > 0;
    const isWhole = guess.answer !== null && (!needsReason || guess.reason !== null);
    const missing = needsReason ? "commit-needs" : "commit-needs-answer";
    return html`<div class="station">
      <p class="ask" id="ask">${told(question.ask)}</p>
      <fieldset aria-labelledby="ask">
        ${question.answers.map((answer, index) => this.answer(answer, index))}
      </fieldset>
      ${needsReason ? this.reasons(question) : nothing}
      ${
        guess.committed
          ? nothing
          : html`<p class="row">
              <button
                type="button"
                class="primary commit"
                aria-disabled=${isWhole ? "false" : "true"}
                @click=${() => {
                  if (isWhole) this.tell({ ...guess, committed: true });
                }}
              >
                ${text("commit")}
              </button>
              ${isWhole ? nothing : html`<span class="muted">${text(missing)}</span>`}
            </p>`
      }
      <div aria-live="polite">${guess.seen ? this.outcome(question) : nothing}</div>
    </div>`;
  }

  private answer(answer: LessonAnswer, index: number) {
    const { guess } = this;
    const isGuess = guess.answer === index;
    const isRight = guess.seen && answer.right;
    return html`<label
      class="choice ${guess.committed && isGuess ? "guess" : ""} ${isRight ? "right" : ""}"
    >
      <input
        type="radio"
        name="answer"
        .checked=${isGuess}
        ?disabled=${guess.committed}
        @change=${() => {
          this.tell({ ...guess, answer: index });
        }}
      />
      <span>${named(answer)}</span>
      ${guess.committed && isGuess ? html`<span class="tag">${text("your-guess")}</span>` : nothing}
      ${isRight ? html`<span class="tag">${text("happened")}</span>` : nothing}
    </label>`;
  }

  private marks(index: number, { right }: { right: boolean }): string {
    const { committed, reason, seen } = this.guess;
    const chosen = committed && reason === index;
    return `choice ${chosen ? "guess" : ""} ${seen && right ? "right" : ""}`;
  }

  private reasons({ reasons }: LessonQuestion) {
    const { guess } = this;
    return html`<fieldset>
      <legend>${text("because")}</legend>
      ${reasons.map(
        (reason, index) =>
          html`<label class=${this.marks(index, reason)}>
            <input
              type="radio"
              name="reason"
              .checked=${guess.reason === index}
              ?disabled=${guess.committed}
              @change=${() => {
                this.tell({ ...guess, reason: index });
              }}
            />
            <span>${said(reason.text)}</span>
          </label>`,
      )}
    </fieldset>`;
  }

  /** What fits the guess first, then why it is so, then why the others are not. */
  private outcome({ answers, reasons, explanation }: LessonQuestion) {
    const { guess } = this;
    const chosen = answers[guess.answer ?? -1];
    const reason = reasons[guess.reason ?? -1];
    const others = answers.filter((answer) => !answer.right && answer !== chosen);
    return html`<div class="feedback">
      <p><b>${chosen?.right === true ? text("right") : text("wrong")}</b></p>
      ${
        chosen === undefined
          ? nothing
          : html`<dl>
              <dt>${text("you-said", { answer: plain(chosen) })}</dt>
              <dd class="fitting">${told(chosen.feedback)}</dd>
            </dl>`
      }
      ${
        reason === undefined
          ? nothing
          : html`<dl>
              <dt>${text("your-reason")}</dt>
              <dd class="reason">${told(reason.feedback)}</dd>
            </dl>`
      }
      <p class="explanation">${told(explanation)}</p>
      ${
        others.length === 0
          ? nothing
          : html`<details>
              <summary>${text("rejected")}</summary>
              <ul class="rejected">
                ${others.map(
                  (answer) => html`<li><b>${named(answer)}</b>: ${told(answer.feedback)}</li>`,
                )}
              </ul>
            </details>`
      }
    </div>`;
  }

  private tell(guess: Guess): void {
    this.guess = guess;
    emit(this, "gopark-predict", guess);
  }
}

function named(answer: LessonAnswer) {
  if (answer.target !== undefined) return html`<code>${answer.target}</code>`;
  if (answer.text !== undefined) return said(answer.text);
  return number(answer.value ?? 0);
}

function plain(answer: LessonAnswer): string {
  if (answer.target !== undefined) return answer.target;
  const words = answer.text;
  if (words === undefined) return number(answer.value ?? 0);
  return words[currentLanguage()].replaceAll("`", "");
}

customElements.define("gopark-prediction", Prediction);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-prediction": Prediction;
  }
}
