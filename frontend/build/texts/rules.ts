import { glossary } from "./glossary.ts";
import { argumentsOf, parsePattern, pluralsOf, skeletonsOf, wordsOf } from "./message.ts";
import { languages, type Area, type Language, type Problem, type Text } from "./source.ts";

/** What is wrong with a text, each as an advice to its writer. */
export type Rule = (text: Text) => readonly string[];

export function problemsOf(area: Area, rule: Rule): Problem[] {
  return area.texts.flatMap((text) =>
    rule(text).map((advice) => ({ file: area.file, line: 0, key: text.key, advice })),
  );
}

export const sameArguments: Rule = ({ patterns }) => {
  const en = argumentsOf(parsePattern(patterns.en, "en"));
  const ru = argumentsOf(parsePattern(patterns.ru, "ru"));
  return [...new Set([...en.keys(), ...ru.keys()])].flatMap((name) => {
    if (!ru.has(name)) return [`\`ru\` lacks the argument {${name}} that \`en\` has`];
    if (!en.has(name)) return [`\`en\` lacks the argument {${name}} that \`ru\` has`];
    const numbers = [en, ru].filter((types) => types.get(name) === "number").length;
    return numbers !== 1
      ? []
      : [`{${name}} is ${String(en.get(name))} in \`en\`, but ${String(ru.get(name))} in \`ru\``];
  });
};

const russianForms = { cardinal: ["one", "few", "many", "other"], ordinal: ["other"] };

export const russianPlurals: Rule = ({ patterns }) =>
  pluralsOf(parsePattern(patterns.ru, "ru")).flatMap(({ argument, ordinal, branches }) => {
    const needed = ordinal ? russianForms.ordinal : russianForms.cardinal;
    const missing = needed.filter((form) => !branches.includes(form));
    return missing.length === 0
      ? []
      : [
          `\`ru\`: the plural of {${argument}} needs ${missing.join(", ")} ` +
            "(1, 2, 5, 1,5 differ)",
        ];
  });

/** Nouns that are counted, by their beginnings; units that are written short have one form. */
const counted = [
  ...[
    "горутин",
    "поток",
    "процессор",
    "очеред",
    "раз(?![а-яё])",
    "событи",
    "шаг",
    "кадр",
    "период",
  ],
  ...["байт", "канал", "команд", "значени", "ядер", "ядр", "таймер", "строк", "отсч", "секунд"],
  ...["минут", "сцен", "ветв", "прогон", "сесси"],
].join("|");
const bareNumber = new RegExp(`\\{(\\w+), number\\}[\\s\\u00a0]+((?:${counted})[а-яё]*)`, "gu");

/** A noun behind a number changes with it: one, few, many. */
export const countedNouns: Rule = ({ patterns }) =>
  [...patterns.ru.matchAll(bareNumber)].map(
    ([, argument, noun]) =>
      `\`ru\`: {${String(argument)}, number} stands before "${String(noun)}"; write a plural, or ` +
      "the noun first",
  );

/** The page has no parser for skeletons: see the plugin. */
export const noSkeletons: Rule = ({ patterns }) =>
  languages.flatMap((language) =>
    skeletonsOf(parsePattern(patterns[language], language)).map(
      (argument) =>
        `\`${language}\`: {${argument}, number, ::…} has a skeleton, and the page parses this ` +
        `itself; pass the finished words as {${argument}}`,
    ),
  );

/** Words that stand in the other alphabet on purpose: a language is listed under its own name. */
const foreignOnPurpose = ["Русский"];

/** Letters of the other alphabet look alike and are found by no search. */
export const ownAlphabet: Rule = ({ patterns }) => {
  const english = words(patterns.en, "en").match(/\p{Script=Cyrillic}[\p{L}]*/gu) ?? [];
  const russian = words(patterns.ru, "ru").match(/\p{L}+/gu) ?? [];
  const mixed = russian.filter(
    (word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word),
  );
  const alone = russian.filter((word) => /^[aceokyAKOY]$/.test(word));
  return [
    ...english
      .filter((word) => !foreignOnPurpose.includes(word))
      .map((word) => `\`en\`: "${word}" has Cyrillic letters; type it in Latin ones`),
    ...[...mixed, ...alone].map(
      (word) => `\`ru\`: "${word}" has Latin letters that look Cyrillic; type it anew`,
    ),
  ];
};

function bannedIn(language: Language): { banned: RegExp; term: string }[] {
  return glossary[language].map(([banned, term]) => ({
    banned: new RegExp(`(?<!\\p{L})(?:${banned})\\p{L}*`, "iu"),
    term,
  }));
}

const bannedWords = { en: bannedIn("en"), ru: bannedIn("ru") };

/** One word, one meaning: a reader who has learnt a term meets no other for the same thing. */
export const glossaryTerms: Rule = ({ patterns }) =>
  languages.flatMap((language) => {
    const text = words(patterns[language], language);
    return bannedWords[language].flatMap(({ banned, term }) => {
      const found = banned.exec(text);
      return found === null ? [] : [`\`${language}\`: instead of "${found[0]}" write "${term}"`];
    });
  });

/** What a keyboard has, and the mark that is printed in its place. */
const typed: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/[\p{L}\d]*'[\p{L}\d]*/gu, "has a straight apostrophe; type ’"],
    [/"[^"]*"?/gu, "has straight quotation marks; type “ and ”"],
    [/[«„][^»”]*[»”]?/gu, "has quotation marks of another language; type “ and ”"],
  ],
  ru: [
    [/[\p{L}\d]*'[\p{L}\d]*/gu, "has a straight apostrophe; type ’, or « and »"],
    [/"[^"]*"?/gu, "has straight quotation marks; type « and »"],
    [/[“„][^”“]*[”“]?/gu, "has quotation marks of another language; type « and »"],
  ],
};

const typedAnywhere: readonly (readonly [RegExp, string])[] = [
  [/\S+ [-–] \S+/gu, "has a hyphen or short dash between words; type —"],
  [/\S*\.{3}/gu, "has three dots; type …"],
];

/** What is wrong with the marks of a text; what stands between backticks is code, and stays. */
export function typedMarks(text: string, language: Language): readonly string[] {
  const prose = text.replaceAll(/`[^`]*`/g, "`");
  return [...typed[language], ...typedAnywhere].flatMap(([mark, advice]) =>
    (prose.match(mark) ?? []).map((found) => `\`${language}\`: ${found} ${advice}`),
  );
}

/** Apostrophes, quotation marks and dashes as in print, the same ones everywhere. */
export const printedMarks: Rule = ({ patterns }) =>
  languages.flatMap((language) => typedMarks(words(patterns[language], language, "…"), language));

/** @param between what stands for an argument */
function words(pattern: string, language: string, between = "\n"): string {
  return wordsOf(parsePattern(pattern, language)).join(between);
}
