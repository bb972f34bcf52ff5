import { describe, expect, it } from "vitest";
import { glossary } from "./glossary.ts";
import {
  glossaryTerms,
  ownAlphabet,
  printedMarks,
  countedNouns,
  noSkeletons,
  russianPlurals,
  sameArguments,
  type Rule,
} from "./rules.ts";

function advices(rule: Rule, en: string, ru: string): readonly string[] {
  return rule({ key: "sample", patterns: { en, ru } });
}

describe("arguments", () => {
  it("pass when both languages have them", () => {
    expect(advices(sameArguments, "{a} of {n, number}", "{n, number}: {a}")).toEqual([]);
  });

  it("pass when one language shows the words by which the other chooses", () => {
    expect(advices(sameArguments, "{a}", "{a, select, x {да} other {нет}}")).toEqual([]);
  });

  it("fail when one language lacks one", () => {
    expect(advices(sameArguments, "{a}", "нет")).toEqual([
      "`ru` lacks the argument {a} that `en` has",
    ]);
    expect(advices(sameArguments, "none", "{b}")).toEqual([
      "`en` lacks the argument {b} that `ru` has",
    ]);
  });

  it("fail when they are of different kinds", () => {
    expect(advices(sameArguments, "{a}", "{a, number}")).toEqual([
      "{a} is words in `en`, but number in `ru`",
    ]);
  });
});

describe("Russian plurals", () => {
  const english = "{n, plural, one {# step} other {# steps}}";

  it("pass with four forms", () => {
    const russian = "{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}";
    expect(advices(russianPlurals, english, russian)).toEqual([]);
  });

  it("fail with the English two, also inside a choice", () => {
    const russian = "{k, select, other {{n, plural, one {# шаг} other {# шагов}}}}";
    expect(advices(russianPlurals, english, russian)).toEqual([
      "`ru`: the plural of {n} needs few, many (1, 2, 5, 1,5 differ)",
    ]);
  });
});

describe("a noun behind a bare number", () => {
  it("fails in Russian, also inside a choice", () => {
    expect(advices(countedNouns, "{n, number} steps", "{n, number} шагов")).toHaveLength(1);
    expect(advices(countedNouns, "", "{k, select, other {{n, number} раз}}")).toHaveLength(1);
  });

  it("passes as a plural, as a unit and where the noun comes first", () => {
    const plural = "{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}";
    expect(advices(countedNouns, "", plural)).toEqual([]);
    expect(advices(countedNouns, "", "{n, number} мс, шагов: {n, number}")).toEqual([]);
    expect(advices(countedNouns, "", "на шаге {n, number} разное")).toEqual([]);
  });
});

describe("a pattern that the page parses", () => {
  it("passes with numbers, plurals and choices", () => {
    const pattern = "{n, number} {n, plural, other {#}} {a, select, other {{n, number}}}";
    expect(advices(noSkeletons, pattern, pattern)).toEqual([]);
  });

  it("fails with a skeleton, also inside a choice", () => {
    expect(advices(noSkeletons, "{n, number, ::percent}", "{n}")).toHaveLength(1);
    expect(advices(noSkeletons, "", "{a, select, other {{n, number, ::.0}}}")).toHaveLength(1);
  });
});

describe("alphabets", () => {
  it("pass runtime names beside Russian words", () => {
    expect(advices(ownAlphabet, "G7 on P0", "G7 на P0: runnext, M-поток, GMP")).toEqual([]);
  });

  it("pass the names of arguments", () => {
    expect(advices(ownAlphabet, "{a}", "{a}")).toEqual([]);
  });

  it.each([
    ["Dаrk", "Тёмная", '`en`: "аrk" has Cyrillic letters; type it in Latin ones'],
    ["Dark", "Tёмная", '`ru`: "Tёмная" has Latin letters that look Cyrillic; type it anew'],
    ["with P", "c P", '`ru`: "c" has Latin letters that look Cyrillic; type it anew'],
  ])("fail for %s, %s", (en, ru, advice) => {
    expect(advices(ownAlphabet, en, ru)).toEqual([advice]);
  });
});

describe("marks", () => {
  it.each([
    ["P1’s queue, the others’ work", "P1 ждёт"],
    ["It prints “{text}”…", "Печатает «{text}»…"],
    ["`sched.Spin('a', \"b\")` and `x - y...`", '`len("a")` — длина'],
    ["{n, plural, one {# run} other {# runs}} of 1–3 steps with -race", "{n, number} M-потока"],
  ])("pass as in %s", (en, ru) => {
    expect(advices(printedMarks, en, ru)).toEqual([]);
  });

  it.each([
    ["Go's queue", "`en`: Go's has a straight apostrophe; type ’"],
    ["the others' work", "`en`: others' has a straight apostrophe; type ’"],
    ["`runnext`'s place", "`en`: 's has a straight apostrophe; type ’"],
    ['the "second" look', '`en`: "second" has straight quotation marks; type “ and ”'],
    ['not "{value}".', '`en`: "…" has straight quotation marks; type “ and ”'],
    ["the «second» look", "`en`: «second» has quotation marks of another language; type “ and ”"],
    ["M0 sleeps - P0 waits", "`en`: sleeps - P0 has a hyphen or short dash between words; type —"],
    ["and so on...", "`en`: on... has three dots; type …"],
  ])("fail in English for %s", (en, advice) => {
    expect(advices(printedMarks, en, "")).toEqual([advice]);
  });

  it.each([
    ['второй "взгляд"', '`ru`: "взгляд" has straight quotation marks; type « and »'],
    ["второй “взгляд”", "`ru`: “взгляд” has quotation marks of another language; type « and »"],
    ["слот runnext'", "`ru`: runnext' has a straight apostrophe; type ’, or « and »"],
    ["M0 спит – P0 ждёт", "`ru`: спит – P0 has a hyphen or short dash between words; type —"],
  ])("fail in Russian for %s", (ru, advice) => {
    expect(advices(printedMarks, "", ru)).toEqual([advice]);
  });
});

describe("the glossary", () => {
  it("passes its own terms", () => {
    for (const language of ["en", "ru"] as const) {
      const terms = glossary[language].map(([, term]) => term).join(". ");
      expect(advices(glossaryTerms, terms, terms)).toEqual([]);
    }
  });

  it.each([
    ["Воровство работы у соседа", "Воровство", "кража работы, украсть"],
    ["Новый тред", "тред", "поток ОС"],
    ["Шедулер решает", "Шедулер", "планировщик"],
    ["рантаймом", "рантаймом", "среда выполнения"],
    ["Спиннинг машины", "Спиннинг", "вращение"],
    ["горутина исполняется", "исполняется", "выполнение, выполняется"],
    ["держит лок", "лок", "блокировка"],
    ["не блокирующий ввод", "не блокирующий", "неблокирующий"],
    ["нить простаивает", "нить", "поток ОС"],
    ["еще шаг", "еще", "ещё"],
  ])("refuses %s", (ru, found, term) => {
    const advice = `\`ru\`: instead of "${found}" write "${term}"`;
    expect(advices(glossaryTerms, "", ru)).toEqual([advice]);
  });

  it.each([
    "локальная очередь",
    "блокировка",
    "среда выполнения",
    "потребность",
    "неё",
    "исполняемый файл",
    "поток не блокирует",
  ])("passes %s", (ru) => {
    expect(advices(glossaryTerms, "", ru)).toEqual([]);
  });

  it("refuses English variants", () => {
    expect(advices(glossaryTerms, "Coroutines", "")).toEqual([
      '`en`: instead of "Coroutines" write "goroutine"',
    ]);
  });
});
