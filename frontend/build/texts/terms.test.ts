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

suite("a machine in Russian", () => {
  const ofMachines: Readonly<Record<string, RegExp>> = {
    board: /^machine[.-](?!.*-of)|^frozen$/,
    picture: /^frozen$|^machine/,
    state: /^m\./,
    menu: /^reason\.(?:sysmon|parked|searching)$/,
  };

  it("is masculine in all that is said of it", () => {
    const found = readTexts().flatMap(({ area }) => {
      const keys = ofMachines[area.name];
      return area.texts.filter(({ key }) => keys?.test(key) === true);
    });
    expect(found.length).toBeGreaterThan(15);
    // Every feminine form that is met: participles, and pronouns that no goroutine is meant by.
    const feminine = /(?<!\p{L})(?:\p{L}+(?:ована|ожена|ершена|язана)|она|неё|ней|её)(?!\p{L})/u;
    for (const { key, patterns } of found) {
      expect([key, feminine.exec(patterns.ru)?.[0] ?? null]).toEqual([key, null]);
    }
  });
});
