import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** What the page receives: ready words, or the syntax tree of a pattern with arguments. */
export type CompiledMessage = string | MessageFormatElement[];

export type ArgumentType = "words" | "number" | "choice";

/** One ICU pattern, understood. Throws what is wrong with it, in words. */
export function parsePattern(pattern: string, language: string): MessageFormatElement[] {
  try {
    // The server's ICU knows no tags, so they are plain letters here, too.
    return parse(pattern, {
      ignoreTag: true,
      shouldParseSkeletons: true,
      locale: new Intl.Locale(language),
    });
  } catch (error) {
    const name = error instanceof Error ? error.message : String(error);
    throw new Error(`bad ICU MessageFormat (${name}); compare the braces with the other language`, {
      cause: error,
    });
  }
}

export function compilePattern(pattern: string, language: string): CompiledMessage {
  const elements = parsePattern(pattern, language);
  const words = elements.map((element) => (element.type === TYPE.literal ? element.value : null));
  return words.includes(null) ? elements : words.join("");
}

/**
 * The arguments of a pattern by name; throws where server and page would write a value differently.
 */
export function argumentsOf(elements: readonly MessageFormatElement[]): Map<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  for (const element of walk(elements)) {
    const type = argumentType(element);
    if (type === null || element.type === TYPE.pound) continue;
    const known = found.get(element.value);
    // A choice is made by words, which may be shown beside it: {g, select, none {} other {G{g}}}.
    if (known !== undefined && known !== type && known !== "number" && type !== "number") {
      found.set(element.value, "words");
      continue;
    }
    if (known !== undefined && known !== type) {
      throw new Error(
        `argument "${element.value}" is used as ${known} and as ${type}; ` +
          `for a number write # inside its plural or {${element.value}, number}`,
      );
    }
    found.set(element.value, type);
  }
  return found;
}

/** What a reader sees of the pattern itself: its words without the names of arguments. */
export function wordsOf(elements: readonly MessageFormatElement[]): string[] {
  return [...walk(elements)].flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : [],
  );
}

/** The branches of each plural, by argument. */
export function pluralsOf(
  elements: readonly MessageFormatElement[],
): { argument: string; ordinal: boolean; branches: string[] }[] {
  return [...walk(elements)].flatMap((element) =>
    element.type === TYPE.plural
      ? [
          {
            argument: element.value,
            ordinal: element.pluralType === "ordinal",
            branches: Object.keys(element.options),
          },
        ]
      : [],
  );
}

/** The numbers that are written in a form of their own, such as {share, number, ::percent}. */
export function skeletonsOf(elements: readonly MessageFormatElement[]): string[] {
  return [...walk(elements)].flatMap((element) =>
    element.type === TYPE.number && element.style !== null && element.style !== undefined
      ? [element.value]
      : [],
  );
}

/** Every element, those inside the branches of plurals and choices included. */
function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* walk(option.value);
    }
  }
}

function argumentType(element: MessageFormatElement): ArgumentType | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null;
    case TYPE.argument:
      return "words";
    case TYPE.number:
    case TYPE.plural:
      return "number";
    case TYPE.select:
      return "choice";
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      throw new Error(
        `"{${element.value}, ${TYPE[element.type]}}" is not supported, because server and ` +
          `browser may be in different time zones; pass the finished words as {${element.value}}`,
      );
  }
}
