import { html, nothing } from "lit";
import { codeWithSources } from "../words/sources.ts";
import type { Move } from "./moves/moves.ts";
import { functionIn, nameOf, stateWords } from "./words.ts";
import text from "../../texts/life-cycle.yaml";

/** The most moves described one by one. */
const most = 8;

/** What moved in the step that led here, in words. */
export function movesList(
  moves: readonly Move[] | null,
  release: string,
  choose: (move: Move) => void,
) {
  return html`<section class="cycle-moves" aria-labelledby="cycle-moves">
    <h2 id="cycle-moves">${text("moves")}</h2>
    ${
      moves === null || moves.length === 0
        ? html`<p class="muted">${moves === null ? text("moves.jump") : text("moves.none")}</p>`
        : html`<ul role="list">
            ${moves.slice(0, most).map(
              (move) =>
                html`<li>
                  <button
                    type="button"
                    class="cycle-link"
                    @click=${() => {
                      choose(move);
                    }}
                  >
                    ${nameOf(move.kind, move.id)}
                  </button>
                  ${wordsOf(move)}
                  <code>${codeWithSources(functionIn(release, move.fn), release)}</code>
                </li>`,
            )}
            ${
              moves.length > most
                ? html`<li class="muted">${text("moves.more", { count: moves.length - most })}</li>`
                : nothing
            }
          </ul>`
    }
  </section>`;
}

function wordsOf({ kind, from, to }: Move): string {
  const reached = stateWords(kind, to);
  return from === null
    ? text("move.new", { to: reached })
    : text("move", { from: stateWords(kind, from), to: reached });
}
