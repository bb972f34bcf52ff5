import { describe as suite, expect, it } from "vitest";
import { isTypeScript, sourceFiles } from "../source-files.ts";
import { families } from "./families.ts";
import { readTexts } from "./folder.ts";
import {
  glossaryTerms,
  ownAlphabet,
  printedMarks,
  problemsOf,
  countedNouns,
  noSkeletons,
  russianPlurals,
  sameArguments,
} from "./rules.ts";
import { describe } from "./source.ts";
import {
  familyProblems,
  usageInJava,
  usageInTemplate,
  usageInTypeScript,
  usageProblems,
} from "./usage.ts";

const read = readTexts();
const areas = read.map(({ area }) => area);

const main = "backend/src/main";
const templates = sourceFiles(`${main}/resources/templates`, (name) => name.endsWith(".html"));
const java = sourceFiles(`${main}/java`, (name) => name.endsWith(".java"));
const typeScript = sourceFiles("frontend/src", isTypeScript);

suite("the texts", () => {
  it("can be read by server and page", () => {
    expect(read.flatMap(({ problems }) => problems).map(describe)).toEqual([]);
  });

  it.each([
    ["take the same arguments in both languages", sameArguments],
    ["have all Russian plural forms", russianPlurals],
    ["count Russian nouns by their plural forms", countedNouns],
    ["keep to their own alphabet", ownAlphabet],
    ["keep to the glossary", glossaryTerms],
    ["have the marks of print", printedMarks],
  ])("%s", (_, rule) => {
    expect(areas.flatMap((area) => problemsOf(area, rule)).map(describe)).toEqual([]);
  });

  it("have no skeleton where the page parses them", () => {
    const sent = areas.filter(({ name }) => name === "event");
    expect(sent).toHaveLength(1);
    expect(sent.flatMap((area) => problemsOf(area, noSkeletons)).map(describe)).toEqual([]);
  });

  it("are all used, and all that is used is there", () => {
    const usages = [
      ...templates.map(usageInTemplate),
      ...java.map(usageInJava),
      ...typeScript.map(usageInTypeScript),
    ];
    expect(usageProblems(areas, usages, families).map(describe)).toEqual([]);
  });

  it("have families that are still made", () => {
    expect(familyProblems(families, areas, [...templates, ...java])).toEqual([]);
  });
});
