import { currentLanguage } from "../base/texts.ts";
import { piecesOf, type Piece } from "./find.ts";
import type { Term } from "./forms.ts";
import "./term.ts";

/** Where a term would be a control within a control, or is a name in code. */
const closed = "a, button, summary, label, code, pre, gopark-term";

/**
 * Explains the terms of texts that stand in the page already.
 *
 * @param seen the terms that were explained before in the same block of text
 */
export function markTerms(block: Element, seen = new Set<Term>()): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.parentElement?.closest(closed) === null) {
      texts.push(currentNode);
    }
  }
  for (const text of texts) {
    const pieces = piecesOf(text.data, currentLanguage(), seen);
    if (pieces.some(({ term }) => term !== null)) text.replaceWith(...pieces.map(nodeOf));
  }
}

function nodeOf({ words, term }: Piece): Node | string {
  if (term === null) return words;
  const element = document.createElement("gopark-term");
  element.name = term;
  element.textContent = words;
  return element;
}
