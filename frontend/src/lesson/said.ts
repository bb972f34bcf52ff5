import { html, render } from "lit";
import { currentLanguage } from "../base/texts";
import { explained } from "../glossary/explained";

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

/** What stands in a label or on a button, where no link may be: between backticks is code. */
export function said(words: Words) {
  const parts = words[currentLanguage()].split("`");
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/**
 * The words in the page's language, with their terms explained and the functions of Go that they
 * name as links.
 *
 * @param release: that is played; empty: not known yet
 */
export function told(words: Words, release: string) {
  return explained(words[currentLanguage()], release);
}

/** Writes the words into an element of a page. */
export function tell(room: HTMLElement, words: Words, release: string): void {
  render(html`${told(words, release)}`, room);
}
