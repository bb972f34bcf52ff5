import { html } from "lit";
import { currentLanguage } from "../base/texts.ts";
import { piecesOf } from "./find.ts";
import type { Term } from "./forms.ts";
import "./term.ts";

/**
 * A text of the page's language with its terms explained; what stands between backticks is code.
 *
 * @param seen the terms that were explained before in the same block of text
 */
export function explained(text: string, seen = new Set<Term>()) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : withTerms(part, seen)));
}

function withTerms(text: string, seen: Set<Term>) {
  return piecesOf(text, currentLanguage(), seen).map(({ words, term }) =>
    term === null ? words : html`<gopark-term name=${term}>${words}</gopark-term>`,
  );
}
