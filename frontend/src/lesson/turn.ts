import { LitElement, html, nothing, type TemplateResult } from "lit";
import { emit } from "../base/emit";
import { kebab } from "../base/kebab";
import { panel } from "../base/panel";
import { codeWithSources } from "../words/sources";
import type { Choice, ComparedChoice, Turn } from "../world/scheduler";
import { lessonStyles } from "./lesson.styles";
import text from "../../texts/scheduler.yaml";

type Option = Turn["options"][number];

function muted(words: string): TemplateResult {
  return html`<span class="muted">${words}</span>`;
}

function tag(words: string): TemplateResult {
  return html`<span class="tag">${words}</span>`;
}

/** What is told of a search: how its checks are called in the reader's language. */
export interface CheckWords {
  check(check: string): string;
  result(result: string): string;
}

declare global {
  interface HTMLElementEventMap {
    /** The goroutine that is chosen, not yet for good; null: none is to run. */
    "gopark-pick": CustomEvent<number | null>;
    /** The choice is made. */
    "gopark-decide": CustomEvent<Choice>;
  }
}

/**
 * A search for work, what could be chosen, and what the runtime chose.
 *
 * @prop turn
 * @prop picked: the goroutine that is chosen; null: none is to run; undefined: nothing is chosen
 * @prop compared: what the server said of the choice; null: nothing is decided
 * @prop words: names of checks
 * @prop release: of Go that is played; empty: not known yet
 * @fires gopark-pick, gopark-decide
 */
export class TurnPanel extends LitElement {
  static override properties = {
    turn: { attribute: false },
    picked: { attribute: false },
    compared: { attribute: false },
    words: { attribute: false },
    release: { attribute: false },
  };

  static override styles = [panel, lessonStyles];

  declare turn: Turn | null;
  declare picked: number | null | undefined;
  declare compared: ComparedChoice | null;
  declare words: CheckWords | null;
  declare release: string;

  constructor() {
    super();
    this.turn = null;
    this.picked = undefined;
    this.compared = null;
    this.words = null;
    this.release = "";
  }

  protected override render() {
    const { turn, picked, compared } = this;
    if (turn === null) return nothing;
    const m = `M${String(turn.m)}`;
    const p = `P${String(turn.p)}`;
    const isDecided = compared !== null;
    const option = turn.options.find(({ g }) => g === picked);
    return html`<div class="station">
      <p class="ask" id="ask">${text("ask", { m, p })}</p>
      <p>${text("tick", { p, tick: turn.schedtick })}</p>
      <fieldset aria-labelledby="ask">
        ${turn.options.map((each) => this.#choice(each.g, named(each)))}
        ${this.#choice(null, text("nothing"))}
      </fieldset>
      ${option !== undefined && isBatch(option) && !isDecided ? this.#taken() : nothing}
      ${
        isDecided
          ? nothing
          : html`<p class="row">
              <button
                type="button"
                class="primary commit"
                aria-disabled=${picked === undefined ? "true" : "false"}
                @click=${() => {
                  this.#decide(option);
                }}
              >
                ${text("commit")}
              </button>
              ${picked === undefined ? muted(text("commit-needs")) : nothing}
            </p>`
      }
      <div aria-live="polite">${compared === null ? nothing : this.#outcome(compared)}</div>
    </div>`;
  }

  #choice(g: number | null, name: unknown) {
    const { picked, compared } = this;
    const isPicked = picked === g;
    const isRight = compared !== null && (compared.g ?? null) === g;
    return html`<label
      class="choice ${compared !== null && isPicked ? "guess" : ""} ${isRight ? "right" : ""}"
    >
      <input
        type="radio"
        name="choice"
        .checked=${isPicked}
        ?disabled=${compared !== null}
        @change=${() => {
          emit(this, "gopark-pick", g);
        }}
      />
      <span>${name}</span>
      ${compared !== null && isPicked ? tag(text("your-choice")) : nothing}
      ${isRight && g !== null ? tag(text("ran")) : nothing}
    </label>`;
  }

  #taken() {
    return html`<label class="taken">
      <span>${text("taken")}</span>
      <input type="number" class="count" min="1" max="1000" value="1" inputmode="numeric" />
    </label>`;
  }

  #decide(option: Option | undefined): void {
    const { picked } = this;
    if (picked === undefined) return;
    const field = this.renderRoot.querySelector<HTMLInputElement>(".taken input");
    const taken = Math.trunc(Number(field?.value));
    const counts = option !== undefined && isBatch(option) && taken >= 1;
    emit(this, "gopark-decide", {
      ...(picked === null ? {} : { g: picked }),
      ...(counts ? { taken } : {}),
    });
  }

  #outcome(compared: ComparedChoice) {
    const { right, points, mostPoints, reason, g, taken, stood, checks } = compared;
    const reasons = text(`reason-${kebab(reason)}`);
    const most = mostPoints;
    return html`<div class="feedback">
      <p>
        <b>${right ? text("right") : text("wrong")}</b>
        ${g === undefined ? text("runtime-idle") : text("runtime-ran", { g: String(g) })}
        ${mostPoints > 2 ? text("runtime-took", { taken, stood }) : nothing}
      </p>
      <p class="reason">${reasons}</p>
      <p class="muted points">${text("points", { points, most })}</p>
      <details>
        <summary>${text("checks")}</summary>
        <ol class="rejected">
          ${checks.map(
            ({ check, expression, result }) =>
              html`<li>
                ${this.words?.check(check) ?? check}
                <code>${codeWithSources(expression, this.release)}</code>:
                ${this.words?.result(result) ?? result}
              </li>`,
          )}
        </ol>
      </details>
    </div>`;
  }
}

/** Whether a thread takes several at once from where it is. */
function isBatch({ place }: Option): boolean {
  return place === "globalQueue" || place === "otherQueue";
}

function named({ g, place, where }: Option) {
  const name = `G${String(g)}`;
  switch (place) {
    case "arrived":
      return `${name}, ${text("arrived")}`;
    case "network":
      return `${name}, ${text("network")}`;
    case "waiting":
      return `${name}, ${text("waiting", { reason: where })}`;
    case "ownRunnext":
    case "ownQueue":
    case "globalQueue":
    case "otherRunnext":
    case "otherQueue":
      return html`${name}, <code>${where}</code>`;
  }
}

customElements.define("gopark-turn", TurnPanel);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-turn": TurnPanel;
  }
}
