import { describe, expect, it } from "vitest";
import { foreignAddresses } from "../build/architecture/hosts.ts";
import { layerProblems, type Layers } from "../build/architecture/layers.ts";
import { isTypeScript, sourceFiles } from "../build/source-files.ts";

/**
 * Who may import whom; what is not said is forbidden. Intent flows down and facts flow up: the
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
  "editor",
  "lesson",
];

const layers: Layers = {
  base: {
    may: ["texts"],
    packages: ["lit", "intl-messageformat", "@formatjs/icu-messageformat-parser"],
  },

  message: { may: [], pure: true },
  world: { may: ["message"], pure: true },
  words: { may: ["world", "base", "texts"] },
  connection: { may: ["message", "base"] },

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
  inspector: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  controls: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  log: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  twin: { may: ["world", "words", "base", "texts"], packages: ["lit"] },
  share: { may: ["base", "texts"], packages: ["lit"] },
  player: { may: ["world", "base", "texts"], packages: ["lit"] },
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
  lesson: { may: ["world", "base", "texts"], packages: ["lit"] },

  style: { may: ["base", "texts"], packages: ["lit"] },
  embed: { may: ["message", "base", "texts"], packages: ["lit"] },
  pages: {
    may: [
      ...views,
      "animation",
      "base",
      "connection",
      "embed",
      "live",
      "message",
      "style",
      "texts",
      "words",
      "world",
    ],
  },
};

/** Names that look like addresses; nobody asks them for anything. */
const namespaces = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];

describe("the front end", () => {
  it("imports and touches only what its layers may", () => {
    expect(layerProblems(sourceFiles("frontend/src", isTypeScript), layers)).toEqual([]);
  });

  it("asks no other host", () => {
    const shipped = [
      ...sourceFiles("frontend/src", (name) => isTypeScript(name) || /\.(?:css|svg)$/.test(name)),
      ...sourceFiles("frontend/public", (name) => /\.(?:svg|txt|json|webmanifest)$/.test(name)),
    ];
    expect(shipped.flatMap((file) => foreignAddresses(file, namespaces))).toEqual([]);
  });
});
