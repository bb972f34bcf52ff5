import { describe as suite, expect, it } from "vitest";
import { describe, readArea } from "./source.ts";
import {
  familyProblems,
  usageInJava,
  usageInTemplate,
  usageInTypeScript,
  usageProblems,
  type Usage,
} from "./usage.ts";

const { area } = readArea(
  "board.yaml",
  ["title", "g.running", "g.waiting", "unused"]
    .map((key) => `${key}:\n  en: A\n  ru: Я\n`)
    .join(""),
);

function problems(...usages: Usage[]): string[] {
  return usageProblems([area], usages, []).map(describe);
}

suite("usage of texts", () => {
  it("is found in templates", () => {
    const source = `<h1 th:text="#{board.title}">x</h1>
      <p th:text="#{board.g.running(\${ {n: 1} })}">x</p>
      <b th:text="\${#messages.msg('board.g.waiting')}"
        th:title="#{\${'board.' + kind + '.means'}}">`;
    const usage = usageInTemplate({ path: "home.html", source });
    expect(usage.keys).toEqual(["board.title", "board.g.running"]);
    expect(usage.mentions).toEqual(["board.g.waiting"]);
    expect(usage.patterns).toEqual(["board.*.means"]);
  });

  it("is found in Java", () => {
    const usage = usageInJava({ path: "A.java", source: 'texts.get(language, "board.title");' });
    expect(usage.mentions).toEqual(["board.title"]);
  });

  it("is found in TypeScript under whatever name the area was imported", () => {
    const source = `import words from "../../texts/board.yaml";
      words("title"); words(\`g.\${state}.x\`);
      const keys = ["g.running"] as const; other("unused");`;
    const usage = usageInTypeScript({ path: "a.ts", source });
    expect(usage.keys).toEqual(["board.title"]);
    expect(usage.patterns).toEqual(["board.g.*.x"]);
    expect(usage.mentions).toContain("board.g.running");
  });

  it("is missing where nothing shows a text", () => {
    const used = { keys: ["board.title"], mentions: [], patterns: ["board.g.*"] };
    expect(problems({ file: "a.ts", ...used })).toEqual([
      'texts/board.yaml  unused: nothing uses "board.unused"; ' +
        "delete it, or name its family in build/texts/families.ts",
    ]);
  });

  it("must be of a text that exists", () => {
    const keys = ["board.title", "board.g.dead", "board.unused"];
    expect(problems({ file: "home.html", keys, mentions: [], patterns: ["board.g.*"] })).toEqual([
      'texts/board.yaml  g.dead: home.html uses "board.g.dead", which no file has; ' +
        "add it with en and ru",
    ]);
  });
});

suite("families", () => {
  const madeIn = "A.java";
  const sources = [{ path: madeIn, source: '"board.g." + state' }];

  it("spare their keys from being called unused", () => {
    const usage = { file: "", keys: ["board.title", "board.unused"], mentions: [], patterns: [] };
    expect(usageProblems([area], [usage], [{ keys: "board.g.*", madeIn }])).toEqual([]);
  });

  it("must still be made, there, and of something", () => {
    expect(familyProblems([{ keys: "board.g.*", madeIn }], [area], sources)).toEqual([]);
    expect(familyProblems([{ keys: "board.g.*", madeIn: "B.java" }], [area], sources)).toEqual([
      "board.g.*: B.java does not exist; correct build/texts/families.ts",
    ]);
    expect(familyProblems([{ keys: "board.*.x", madeIn }], [area], sources)).toEqual([
      'board.*.x: A.java does not contain ".x"; correct build/texts/families.ts',
      "board.*.x: no text; correct build/texts/families.ts",
    ]);
  });
});
