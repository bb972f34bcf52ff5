// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EventKinds } from "../../message/catalogue";
import type { SchedulerEvent } from "../../world/event";
import { actNamed, actNames } from "./acts";
import { goalsOfRun, usualGoals } from "./goals";

const kinds = {
  kinds: [
    { kind: "steal", name: { en: "stolen", ru: "украдено" } },
    { kind: "gcTriggered", name: { en: "collection", ru: "сборка" } },
  ],
} as unknown as EventKinds;

const event = (kind: string, who: Partial<SchedulerEvent>) =>
  ({ kind, step: 1, ...who }) as SchedulerEvent;

describe("the goals of a run", () => {
  it("are what happened there and who did it, each once", () => {
    const run = [
      event("steal", { p: 1, m: 2 }),
      event("steal", { p: 1, m: 3 }),
      event("steal", { p: 0 }),
      event("gcTriggered", {}),
    ];
    expect(goalsOfRun(run, kinds).map(({ condition }) => condition)).toEqual([
      "ev.kind == 'steal' && ev.p == 1",
      "ev.kind == 'steal' && ev.p == 0",
      "ev.kind == 'gcTriggered'",
    ]);
    expect(goalsOfRun(run, kinds)[0]?.words).toEqual({ en: "P1: stolen", ru: "P1: украдено" });
  });

  it("have no kind of event that the server does not name", () => {
    expect(goalsOfRun([event("later", { p: 1 })], kinds)).toEqual([]);
  });
});

describe("what may be allowed", () => {
  it("has a box on the page, and every box is known", () => {
    const page = readFileSync("../backend/src/main/resources/templates/author.html", "utf8");
    const [, list = ""] = /th:each="act : \$\{ \{([^}]*)\}/.exec(page) ?? [];
    expect([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(actNames);
  });
});

describe("what is offered for any run", () => {
  it("is said in both languages", () => {
    const said = [
      ...usualGoals().map(({ words }) => words),
      ...actNames.map((name) => actNamed(name).text),
    ];
    for (const { en, ru } of said) {
      expect(en).toMatch(/^[A-Z]/);
      expect(ru).toMatch(/[а-яё]/);
    }
  });
});
