import { describe as suite, expect, it } from "vitest";
import { describe, readArea } from "./source.ts";

function problems(source: string): string[] {
  return readArea("theme.yaml", source).problems.map(describe);
}

suite("a file of texts", () => {
  it("is an area of texts in both languages", () => {
    const { area, problems } = readArea("theme.yaml", "g.dark:\n  en: Dark\n  ru: Тёмная\n");
    expect(problems).toEqual([]);
    expect(area.name).toBe("theme");
    expect(area.texts).toEqual([{ key: "g.dark", patterns: { en: "Dark", ru: "Тёмная" } }]);
  });

  it("may hold nothing but a comment", () => {
    expect(problems("# later\n")).toEqual([]);
  });

  it("may choose by words and show them, or choose only", () => {
    const english = "{g, select, none {Nobody} other {G{g}}}";
    expect(problems(`who:\n  en: "${english}"\n  ru: "{g, select, other {Кто-то}}"\n`)).toEqual([]);
  });

  it.each([
    ["a missing language", "dark:\n  en: Dark\n", "texts/theme.yaml:1  dark: add `ru: …`"],
    ["an empty text", 'dark:\n  en: Dark\n  ru: ""\n', "`ru` is empty; write it"],
    ["a word that the server reads as a truth value", "dark:\n  en: Yes\n  ru: Да\n", "a boolean"],
    ["a number", "dark:\n  en: 12\n  ru: Да\n", "`en` must be words, found a number"],
    ["a key the server reads otherwise", "on:\n  en: On\n  ru: Вкл\n", "lower-case Latin words"],
    ["a key in capitals", "Dark:\n  en: Dark\n  ru: Да\n", "lower-case Latin words"],
    [
      "a third language",
      "dark:\n  en: D\n  ru: Д\n  de: D\n",
      'only en and ru belong here, found "de"',
    ],
    ["a text without languages", "dark: Dark\n", "write both languages beneath the key"],
    ["the same key twice", "a:\n  en: A\n  ru: Б\na:\n  en: A\n  ru: Б\n", "(YAML): Map keys must"],
    ["bad ICU", 'dark:\n  en: "{count, plural, one {#}}"\n  ru: Да\n', "MISSING_OTHER_CLAUSE"],
    ["a date", 'dark:\n  en: "{day, date}"\n  ru: Да\n', "pass the finished words as {day}"],
    [
      "a number written by two rules",
      'dark:\n  en: "{n} {n, plural, other {goroutines}}"\n  ru: Да\n',
      "write # inside its plural or {n, number}",
    ],
  ])("is refused for %s", (_, source, advice) => {
    expect(problems(source).join("\n")).toContain(advice);
  });
});
