import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { formatMessage } from "./format-message.ts";
import type { Language, Values } from "./texts.ts";

const parsed: Readonly<Record<Language, Map<string, MessageFormatElement[]>>> = {
  en: new Map(),
  ru: new Map(),
};

/** Puts the values into a pattern that the server has sent; texts of the page need no parser. */
export function formatPattern(pattern: string, language: Language, values: Values): string {
  let elements = parsed[language].get(pattern);
  if (elements === undefined) {
    elements = parse(pattern, { ignoreTag: true, locale: new Intl.Locale(language) });
    parsed[language].set(pattern, elements);
  }
  return formatMessage(elements, language, values);
}
