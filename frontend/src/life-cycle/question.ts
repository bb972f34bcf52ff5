import { html, nothing } from "lit";
import { withSources } from "../words/sources.ts";
import { states, type CycleKind, type CycleState } from "./moves/states.ts";
import { answer, stateWords, statusOf } from "./words.ts";
import text from "../../texts/life-cycle.yaml";

/** Between which states somebody asks for a move; null: it is not chosen yet. */
export interface Question {
  readonly from: CycleState | null;
  readonly to: CycleState | null;
}

/** Asks whether something can go from one state to another, and answers. */
export function questionForm(
  kind: CycleKind,
  { from, to }: Question,
  release: string,
  ask: (question: Question) => void,
) {
  const said = from === null || to === null ? [] : answer(kind, from, to, release);
  return html`<form
    class="cycle-ask"
    @submit=${(event: Event) => {
      event.preventDefault();
    }}
  >
    <fieldset>
      <legend>${text("ask")}</legend>
      ${chooser("from", kind, from, (state) => {
        ask({ from: state, to });
      })}
      ${chooser("to", kind, to, (state) => {
        ask({ from, to: state });
      })}
    </fieldset>
    <output class="cycle-answer" aria-live="polite"
      >${
        said.length === 0
          ? html`<span class="muted">${text("ask.hint")}</span>`
          : said.map((sentence, at) => {
              const words = withSources(sentence, release);
              return at === 0 ? html`<b>${words}</b>` : html` ${words}`;
            })
      }</output
    >
  </form>`;
}

function chooser(
  end: "from" | "to",
  kind: CycleKind,
  chosen: CycleState | null,
  choose: (state: CycleState) => void,
) {
  return html`<label
    >${text(`ask.${end}`)}
    <select
      @change=${(event: Event) => {
        choose((event.target as HTMLSelectElement).value as CycleState);
      }}
    >
      ${chosen === null ? html`<option value="" selected>…</option>` : nothing}
      ${states[kind].map((state) => {
        const status = statusOf(kind, state);
        return html`<option value=${state} .selected=${state === chosen}>
          ${stateWords(kind, state)}${status === "" ? "" : ` · ${status}`}
        </option>`;
      })}
    </select>
  </label>`;
}
