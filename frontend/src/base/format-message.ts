import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import type { Language, Values } from "./texts.ts";

/** Making one costs more than using it, and a pattern belongs to one language. */
const formats = new WeakMap<MessageFormatElement[], IntlMessageFormat>();

/** Puts the values into a pattern that was parsed at build time. */
export function formatMessage(
  pattern: MessageFormatElement[],
  language: Language,
  values: Values,
): string {
  let format = formats.get(pattern);
  if (format === undefined) {
    format = new IntlMessageFormat(pattern, language);
    formats.set(pattern, format);
  }
  return String(format.format(values));
}
