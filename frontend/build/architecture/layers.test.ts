import { describe, expect, it } from "vitest";
import { layerProblems, type Layers } from "./layers.ts";

const layers: Layers = {
  base: { may: ["texts"], packages: ["lit"] },
  world: { may: [], pure: true },
  "board/geometry": { may: ["world"], pure: true },
  board: { may: ["world", "base"], packages: ["lit"] },
  timeline: { may: ["world"] },
  pages: { may: ["board", "timeline", "base"] },
};

function problems(path: string, source: string): string[] {
  return layerProblems([{ path: `frontend/src/${path}`, source }], layers);
}

describe("a layer", () => {
  it.each([
    ["pages/home.ts", 'import "../board/board-view.ts"; import "./home.css";'],
    ["board/view.ts", 'import { html } from "lit"; import { x } from "./geometry/rows.ts";'],
    ["board/view.ts", 'import marks from "./marks.svg?raw"; import "lit/decorators.js";'],
    ["base/theme.ts", 'import text from "../../texts/theme.yaml";'],
    ["board/geometry.ts", 'export type { World } from "../world/world.ts";'],
  ])("lets %s say %s", (path, source) => {
    expect(problems(path, source)).toEqual([]);
  });

  it.each([
    ["an import", 'import "../timeline/lanes.ts";'],
    ["a type", 'import type { Lane } from "../timeline/lanes.ts";'],
    ["an export", 'export * from "../timeline/lanes.ts";'],
    ["an import at run time", 'const lanes = await import("../timeline/lanes.ts");'],
    ["the type of an import", 'let lane: import("../timeline/lanes.ts").Lane;'],
    ["many at once", 'const all = import.meta.glob("../timeline/*.ts");'],
  ])("is not left by %s", (_, source) => {
    expect(problems("board/view.ts", source)).toEqual([
      "frontend/src/board/view.ts:1: board may import only world, base, not timeline; " +
        "let a page join the two, or move what both need below them",
    ]);
  });

  it.each([
    ["board/view.ts", 'import "react";', "board may not import the package react;"],
    ["world/world.ts", 'import "lit";', "world may not import the package lit;"],
    ["world/world.ts", 'import "@lit/task/x.js";', "may not import the package @lit/task;"],
    ["base/a.ts", 'import "../board/view.ts";', "base may import only texts, not board;"],
    ["world/a.ts", 'import "../base/a.ts";', "world may import no other layer, not base;"],
    [
      "board/geometry/a.ts",
      'import "../view.ts";',
      "board/geometry may import only world, not board;",
    ],
    ["board/view.ts", "await import(name);", "put together at run time; write the names out"],
    [
      "board/view.ts",
      'import "../../build/x.ts";',
      "is in no layer; import from src and texts only",
    ],
    ["new/a.ts", "", "its folder is in no layer; add it to the table in src/architecture.test.ts"],
  ])("refuses in %s: %s", (path, source, advice) => {
    expect(problems(path, source).join()).toContain(advice);
  });
});

describe("a pure layer", () => {
  it.each([
    ["document.title;", "document"],
    ["const now = performance.now();", "performance"],
    ["setTimeout(() => {}, 5);", "setTimeout"],
    ["const at = new Date();", "Date"],
    ["const n = Math.random();", "Math.random"],
    ["function f(element: HTMLElement) {}", "HTMLElement"],
    ["const all = { window };", "window"],
  ])("may not say %s", (source, global) => {
    expect(problems("world/world.ts", `\n${source}`)).toEqual([
      `frontend/src/world/world.ts:2: world is pure, but uses ${global}; ` +
        "take its value as an argument",
    ]);
  });

  it.each([
    "const name = 1; f(name);",
    "interface Event { readonly status: string; origin: Event }",
    "const { parent: own } = node; own.location = { top: 1 };",
    "Math.max(1, 2); enum Place { top }",
  ])("may say %s", (source) => {
    expect(problems("world/world.ts", source)).toEqual([]);
  });

  it("is only what the table calls so", () => {
    expect(problems("board/view.ts", "document.title;")).toEqual([]);
  });
});
