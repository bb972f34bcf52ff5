import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe as suite, expect, it } from "vitest";
import { forms } from "../../src/glossary/forms.ts";
import { readTexts } from "./folder.ts";
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
});
