import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe as suite, expect, it } from "vitest";
import { parse } from "yaml";
import { glossaryTerms, typedMarks } from "./rules.ts";
import { languages, type Text } from "./source.ts";

const resources = fileURLToPath(
  new URL("../../../backend/src/main/resources/gopark/", import.meta.url),
);

/** Every text in both languages that stands in a document, at whatever depth. */
function bothTexts(tree: unknown, path: string): Text[] {
  if (typeof tree !== "object" || tree === null) return [];
  if ("en" in tree && "ru" in tree && typeof tree.en === "string" && typeof tree.ru === "string") {
    return [{ key: path, patterns: { en: tree.en, ru: tree.ru } }];
  }
  return Object.entries(tree).flatMap(([key, value]) => bothTexts(value, `${path}.${key}`));
}

const documents = ["scene/scenes", "scene/designs", "lesson/lessons", "golang/examples"].flatMap(
  (folder) =>
    readdirSync(resources + folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name}`),
);

function advicesOn(rule: (text: Text) => readonly string[]): string[] {
  return documents.flatMap((name) =>
    bothTexts(parse(readFileSync(resources + name, "utf8")), name).flatMap((text) =>
      rule(text).map((advice) => `${text.key}: ${advice}`),
    ),
  );
}

/** The rule reads ICU messages, which these are not; code and fields of a log are no words. */
function plain(text: string): string {
  return text.replaceAll(/`[^`]*`|\w+=\S*/g, "").replaceAll(/[{}'<>#]/g, " ");
}

suite("the texts of scenes, designs, lessons and examples", () => {
  it("are found", () => {
    expect(documents.length).toBeGreaterThan(130);
  });

  it("keep to the glossary", () => {
    const advices = advicesOn(({ key, patterns: { en, ru } }) =>
      glossaryTerms({ key, patterns: { en: plain(en), ru: plain(ru) } }),
    );
    expect(advices).toEqual([]);
  });

  it("have the marks of print", () => {
    const advices = advicesOn(({ patterns }) =>
      languages.flatMap((language) => typedMarks(patterns[language], language)),
    );
    expect(advices).toEqual([]);
  });
});
