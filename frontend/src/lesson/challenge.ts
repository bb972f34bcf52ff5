import { LitElement, html, nothing } from "lit";
import { number } from "../base/amounts";
import { emit } from "../base/emit";
import { panel } from "../base/panel";
import type { Challenge, Judged } from "../world/lesson";
import { lessonStyles } from "./lesson.styles";
import { said, told, type Words } from "./said";
import text from "../../texts/lesson.yaml";

/** What a lesson's challenge and a scene's have in common. */
export interface Task extends Pick<Challenge, "actions" | "goals" | "hint"> {
  /** What is to be brought about; not there: the page says it. */
  readonly ask?: Words | undefined;
  /** What is said when all goals are met. */
  readonly says?: Words | undefined;
}

type Commands = Challenge["actions"][number]["commands"];

declare global {
  interface HTMLElementEventMap {
    /** What a button of the challenge does. */
    "gopark-attempt": CustomEvent<Commands>;
    /** Judge what has been done. */
    "gopark-judge": CustomEvent<null>;
    /** Begin anew. */
    "gopark-anew": CustomEvent<null>;
  }
}

/**
 * Goals to bring about, how far they are met, and what may be done for them.
 *
 * @prop challenge
 * @prop judged: what the server found last; null: nothing was judged yet
 * @prop release: of Go that is played; empty: not known yet
 * @prop trouble: why it could not be judged; empty: it could
 * @fires gopark-attempt, gopark-judge, gopark-anew
 */
export class ChallengePanel extends LitElement {
  static override properties = {
    challenge: { attribute: false },
    judged: { attribute: false },
    release: { attribute: false },
    trouble: { attribute: false },
  };

  static override styles = [panel, lessonStyles];

  declare challenge: Task | null;
  declare judged: Judged | null;
  declare release: string;
  declare trouble: string;

  constructor() {
    super();
    this.challenge = null;
    this.judged = null;
    this.release = "";
    this.trouble = "";
  }

  protected override render() {
    const { challenge, judged } = this;
    if (challenge === null) return nothing;
    return html`<div class="station">
      ${
        challenge.ask === undefined
          ? nothing
          : html`<p class="ask">${told(challenge.ask, this.release)}</p>`
      }
      <h2 id="may">${text("actions")}</h2>
      <div class="actions" role="group" aria-labelledby="may">
        ${challenge.actions.map(
          (action) =>
            html`<button
              type="button"
              @click=${() => {
                emit(this, "gopark-attempt", action.commands);
              }}
            >
              ${said(action.text)}
            </button>`,
        )}
      </div>
      <h2>${text("goals")}</h2>
      <ul class="goals">
        ${challenge.goals.map((goal, index) => this.goal(goal, judged?.goals[index] ?? null))}
      </ul>
      <p class="row">
        <button
          type="button"
          class="primary judge"
          @click=${() => {
            emit(this, "gopark-judge", null);
          }}
        >
          ${text("judge")}
        </button>
        <button
          type="button"
          @click=${() => {
            emit(this, "gopark-anew", null);
          }}
        >
          ${text("anew")}
        </button>
      </p>
      <div role="status">${this.outcome(challenge)}</div>
      ${
        challenge.hint === undefined
          ? nothing
          : html`<details>
              <summary>${text("hint")}</summary>
              <p>${told(challenge.hint, this.release)}</p>
            </details>`
      }
    </div>`;
  }

  private outcome(challenge: Task) {
    const { judged, trouble } = this;
    return html`
      ${trouble === "" ? nothing : html`<p class="note">${trouble}</p>`}
      ${judged?.passed === true ? passed(challenge) : nothing}
      ${judged?.complete === false ? html`<p class="note">${text("too-long")}</p>` : nothing}
      ${judged === null || judged.passed ? nothing : html`<p>${text("not-yet")}</p>`}
    `;
  }

  private goal(goal: Challenge["goals"][number], reached: Judged["goals"][number] | null) {
    const isMet = reached?.met === true;
    return html`<li class=${isMet ? "met" : ""}>
      <span>${told(goal.text, this.release)}</span>
      <span class="state"
        >${reached === null ? text("goal-open") : stateOf(goal.when, reached)}</span
      >
    </li>`;
  }
}

function passed({ says }: Task) {
  return html`<p class="passed">${text("passed")}</p>
    ${says === undefined ? nothing : html`<p class="says">${said(says)}</p>`}`;
}

/** The state in words, since colour alone does not reach everybody. */
function stateOf(when: string, { met, times, needed, step }: Judged["goals"][number]): string {
  if (when === "always" && !met) return text("goal-broken", { step: step ?? 0 });
  if (met)
    return step === undefined || when === "always" ? text("goal-kept") : text("goal-met", { step });
  return needed > 1
    ? text("goal-times", { times: number(times), needed: number(needed) })
    : text("goal-open");
}

customElements.define("gopark-challenge", ChallengePanel);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-challenge": ChallengePanel;
  }
}
