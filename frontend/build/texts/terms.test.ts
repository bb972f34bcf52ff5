import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe as suite, expect, it } from "vitest";
import { parse } from "yaml";
import { forms } from "../../src/glossary/forms.ts";
import { readTexts } from "./folder.ts";
import { glossaryTerms } from "./rules.ts";
import { languages } from "./source.ts";

const texts = new Map(
  readTexts()
    .find(({ area }) => area.name === "glossary")
    ?.area.texts.map(({ key, patterns }) => [key, patterns]),
);
const terms = [...texts.keys()].flatMap((key) => /^(\w+)\.means$/.exec(key)?.[1] ?? []);

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Every text in both languages that stands in a document, at whatever depth. */
function bothTexts(tree: unknown, path: string): { key: string; en: string; ru: string }[] {
  if (typeof tree !== "object" || tree === null) return [];
  if ("en" in tree && "ru" in tree && typeof tree.en === "string" && typeof tree.ru === "string") {
    return [{ key: path, en: tree.en, ru: tree.ru }];
  }
  return Object.entries(tree).flatMap(([key, value]) => bothTexts(value, `${path}.${key}`));
}

const resources = "../../../backend/src/main/resources/gopark";
const documents = ["scene/scenes", "scene/designs", "lesson/lessons"].flatMap((folder) =>
  readdirSync(file(`${resources}/${folder}`)).map((name) => `${folder}/${name}`),
);

suite("the glossary", () => {
  it("calls each term as was agreed, in both languages", () => {
    const agreed = readFileSync(file("testdata/agreed-terms.txt"), "utf8").split("\n");
    const names = terms.map((term) => texts.get(`${term}.name`));
    expect(names.length).toBeGreaterThan(55);
    for (const name of names) {
      expect(agreed).toContain(`${String(name?.en)} | ${String(name?.ru)}`);
    }
  });

  it("explains every term that texts name", () => {
    for (const term of Object.keys(forms)) expect(terms).toContain(term);
  });

  it("explains in at most three short sentences", () => {
    for (const term of terms) {
      for (const language of languages) {
        const means = texts.get(`${term}.means`)?.[language] ?? "";
        const sentences = means.split(/(?<=[.…])\s+/);
        expect([term, sentences.length <= 3]).toEqual([term, true]);
        expect(means).toMatch(/\.$/);
        for (const sentence of sentences) {
          expect([sentence, sentence.split(/\s+/).length <= 24]).toEqual([sentence, true]);
        }
      }
    }
  });

  it("is kept to by scenes, designs and lessons", () => {
    const advices = documents.flatMap((name) =>
      bothTexts(parse(readFileSync(file(`${resources}/${name}`), "utf8")), name).flatMap(
        ({ key, en, ru }) =>
          glossaryTerms({ key, patterns: { en: plain(en), ru: plain(ru) } }).map(
            (advice) => `${key}: ${advice}`,
          ),
      ),
    );
    expect(documents.length).toBeGreaterThan(80);
    expect(advices).toEqual([]);
  });
});

/** The rule reads ICU messages, which these are not; code and fields of a log are no words. */
function plain(text: string): string {
  return text.replaceAll(/`[^`]*`|\w+=\S*/g, "").replaceAll(/[{}'<>#]/g, " ");
}
