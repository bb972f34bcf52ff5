import type { Language } from "../base/texts.ts";
import { forms, type Term } from "./forms.ts";

/** A stretch of a text, and the term that it names, if it names one. */
export interface Piece {
  readonly words: string;
  readonly term: Term | null;
}

interface Finder {
  /** One group for each form. */
  readonly pattern: RegExp;
  /** The terms of the groups. */
  readonly terms: readonly Term[];
}

const finders = new Map<Language, Finder>();

/** Of two forms that begin at the same place, the longer one is meant. */
function finderOf(language: Language): Finder {
  const all = (Object.keys(forms) as Term[])
    .flatMap((term) => forms[term][language].split(", ").map((form) => ({ term, form })))
    .sort((one, other) => other.form.length - one.form.length);
  const alternatives = all.map(
    ({ form }) => `(${form.replaceAll("*", "\\p{L}*").replaceAll(" ", "\\s")})`,
  );
  return {
    // A name such as runtime.Gosched, or a part of one, is code.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_.])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}_(]|\\.\\p{L})`,
      "giu",
    ),
    terms: all.map(({ term }) => term),
  };
}

function finderIn(language: Language): Finder {
  let finder = finders.get(language);
  if (finder === undefined) {
    finder = finderOf(language);
    finders.set(language, finder);
  }
  return finder;
}

/**
 * Cuts a text into terms and what stands between them.
 *
 * @param seen the terms that the reader has met already: these stay words. What is found is added.
 */
export function piecesOf(text: string, language: Language, seen: Set<Term>): readonly Piece[] {
  const { pattern, terms } = finderIn(language);
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const groups: readonly (string | undefined)[] = match.slice(1);
    const term = terms[groups.findIndex((found) => found !== undefined)];
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) pieces.push({ words: text.slice(from, match.index), term: null });
    pieces.push({ words: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), term: null });
  return pieces;
}
