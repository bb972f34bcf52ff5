import { describe, expect, it } from "vitest";
import { cycles } from "../build/architecture/cycles.ts";
import { foreignAddresses } from "../build/architecture/hosts.ts";
import { layerProblems, type Layers } from "../build/architecture/layers.ts";
import { isTypeScript, sourceFiles } from "../build/source-files.ts";

/**
 * The allowed imports; what is not said is forbidden. Intent flows down and facts flow up: the
 * views know neither each other nor the connection, and only a page joins them.
 */
const views = [
  "board",
  "timeline",
  "life-cycle",
  "schedule-loop",
  "inspector",
  "controls",
  "log",
  "twin",
  "share",
  "player",
  "lesson",
  "editor",
  "compare",
  "schedtrace",
];

const layers: Layers = {
  base: {
    may: ["texts"],
    packages: ["lit", "intl-messageformat", "@formatjs/icu-messageformat-parser"],
  },

  message: { may: [], pure: true },
  world: { may: ["message"], pure: true },
  words: { may: ["world", "base", "texts"], packages: ["lit"] },
  connection: { may: ["message", "base"] },

  glossary: { may: ["words", "base", "texts"], packages: ["lit"] },

  live: { may: ["connection", "world", "message"] },

  "animation/cues": { may: ["world", "message"], pure: true },
  animation: { may: ["world", "message", "base"] },

  "board/geometry": { may: ["world"], pure: true },
  board: { may: ["world", "words", "animation", "base", "texts"], packages: ["lit"] },
  "timeline/spans": { may: ["world"], pure: true },
  "timeline/scale": { may: ["timeline/spans"], pure: true },
  "timeline/measures": { may: ["timeline/spans", "timeline/scale"], pure: true },
  timeline: { may: ["world", "animation", "base", "texts"], packages: ["lit"] },
  "life-cycle/moves": { may: ["world"], pure: true },
  "life-cycle": { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  "schedule-loop/decision": { may: ["world"], pure: true },
  "schedule-loop": { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  inspector: { may: ["world", "words", "glossary", "base", "texts"], packages: ["lit"] },
  controls: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  log: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  twin: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  share: { may: ["base", "texts"], packages: ["lit"] },
  player: { may: ["world", "glossary", "base", "texts"], packages: ["lit"] },
  compare: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  lesson: { may: ["world", "words", "glossary", "base", "texts"], packages: ["lit"] },
  editor: {
    may: ["world", "words", "base", "texts"],
    packages: [
      "lit",
      "@codemirror/autocomplete",
      "@codemirror/commands",
      "@codemirror/language",
      "@codemirror/state",
      "@codemirror/view",
      "@lezer/go",
      "@lezer/highlight",
    ],
  },

  "schedtrace/reading": { may: [], pure: true },
  "schedtrace/diagnosis": { may: ["schedtrace/reading"], pure: true },
  "schedtrace/dump": { may: [], pure: true },
  schedtrace: { may: ["base", "texts"], packages: ["lit"] },

  style: { may: ["base", "texts"], packages: ["lit"] },
  pages: {
    may: [
      ...views,
      "animation",
      "base",
      "connection",
      "glossary",
      "live",
      "message",
      "style",
      "texts",
      "words",
      "world",
    ],
    packages: ["@preact/signals-core"],
  },
};

const folders = [...new Set(Object.keys(layers).map((layer) => layer.split("/")[0] ?? ""))];

/** Without tests and what was recorded for them. */
function linesOf(folder: string): number {
  return sourceFiles(`frontend/src/${folder}`, isTypeScript)
    .filter(({ path }) => !path.includes("/testdata/"))
    .reduce((sum, { source }) => sum + source.split("\n").length - 1, 0);
}

/** Names that look like addresses; nobody asks them for anything. */
const namespaces = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];

describe("the front end", () => {
  it("imports and touches only what its layers may", () => {
    expect(layerProblems(sourceFiles("frontend/src", isTypeScript), layers)).toEqual([]);
  });

  it("has files in each of its layers", () => {
    const paths = sourceFiles("frontend/src", isTypeScript).map(({ path }) => path);
    const isEmpty = (layer: string) =>
      !paths.some((path) => path.startsWith(`frontend/src/${layer}/`));
    expect(Object.keys(layers).filter(isEmpty)).toEqual([]);
  });

  it("is as large as its README says, within a fifth", () => {
    const [readme] = sourceFiles("frontend", (name) => name === "README.md").filter(
      ({ path }) => path === "frontend/README.md",
    );
    const told = [...(readme?.source.matchAll(/(?:[├└]─ |^)([\w-]+) +(\d+) /gm) ?? [])];
    expect(told.map(([, folder]) => folder).sort()).toEqual([...folders].sort());
    for (const [, folder = "", lines] of told) {
      const far = Math.abs(linesOf(folder) - Number(lines));
      expect([folder, far <= Math.max(100, linesOf(folder) / 5)]).toEqual([folder, true]);
    }
  });

  it("has no circle of imports, between files or between folders", () => {
    expect(cycles(sourceFiles("frontend/src", isTypeScript))).toEqual([]);
  });

  it("asks no other host", () => {
    const shipped = [
      ...sourceFiles("frontend/src", (name) => isTypeScript(name) || /\.(?:css|svg)$/.test(name)),
      ...sourceFiles("frontend/public", (name) => /\.(?:svg|txt|json|webmanifest)$/.test(name)),
    ];
    expect(shipped.flatMap((file) => foreignAddresses(file, namespaces))).toEqual([]);
  });
});
