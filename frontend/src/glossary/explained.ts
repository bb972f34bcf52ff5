import { html, render } from "lit";
import { currentLanguage } from "../base/texts.ts";
import { withSources } from "../words/sources.ts";
import { piecesOf } from "./find.ts";
import type { Term } from "./forms.ts";
import "./term.ts";

/**
 * A text of the page's language with its terms explained and the functions of Go that it names as
 * links; what stands between backticks is code.
 *
 * @param release: that is played, whose source is linked; empty: not known, so no links
 * @param seen: the terms that were explained before in the same block of text
 */
export function explained(text: string, release = "", seen = new Set<Term>()) {
  return withSources(text, release)
    .flat()
    .map((part) => (typeof part === "string" ? withTerms(part, seen) : part));
}

/** The same for a text that stands in the page already. */
export function explainIn(room: HTMLElement, release: string, seen: Set<Term>): void {
  const text = room.textContent;
  room.replaceChildren();
  render(html`${explained(text, release, seen)}`, room);
}

function withTerms(text: string, seen: Set<Term>) {
  return piecesOf(text, currentLanguage(), seen).map(({ words, term }) =>
    term === null ? words : html`<gopark-term name=${term}>${words}</gopark-term>`,
  );
}
