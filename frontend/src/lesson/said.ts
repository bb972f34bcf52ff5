import { html } from "lit";
import { currentLanguage } from "../base/texts";
import { explained } from "../glossary/explained";

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

/** The words in the page's language; what stands between backticks is code. */
export function said(words: Words) {
  const parts = words[currentLanguage()].split("`");
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Running text in the page's language, with its terms explained. */
export function told(words: Words) {
  return explained(words[currentLanguage()]);
}
