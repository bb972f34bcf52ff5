import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The languages of the page; `<html lang>` says which one is shown now. */
export type Language = "en" | "ru";

export type Values = Readonly<Record<string, string | number>>;

/** Ready words, or a pattern that still needs its values. */
export type Message = string | MessageFormatElement[];

export type Formatter = (
  pattern: MessageFormatElement[],
  language: Language,
  values: Values,
) => string;

/** The language is read at every call, so that a switch of language needs no new page. */
export function currentLanguage(): Language {
  return document.documentElement.lang.startsWith("ru") ? "ru" : "en";
}

/** The texts of one area: in the page's language, or in one that is named. */
export interface AreaTexts {
  (key: string, values?: Values): string;
  in(language: Language, key: string, values?: Values): string;
}

/**
 * The texts of one area as a function. Called by the modules that the build makes from
 * `texts/*.yaml`.
 */
export function textsOf(
  messages: Readonly<Record<string, Readonly<Record<Language, Message>>>>,
  format?: Formatter,
): AreaTexts {
  const written = (language: Language, key: string, values: Values = {}): string => {
    const message = messages[key]?.[language];
    if (typeof message === "string") return message;
    if (message === undefined || format === undefined) throw new Error(`There is no text "${key}"`);
    return format(message, language, values);
  };
  const text = (key: string, values?: Values) => written(currentLanguage(), key, values);
  return Object.assign(text, { in: written });
}
