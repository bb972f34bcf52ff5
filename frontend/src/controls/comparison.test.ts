// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { recorded } from "../message/testdata/recorded.ts";
import type { World } from "../world/world.ts";
import { Comparison } from "./comparison.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";

const world = (JSON.parse(recorded.replay) as { snapshot: World }).snapshot;

beforeEach(() => {
  document.documentElement.lang = "en";
});

async function compared(outcomes: readonly Outcome[]): Promise<string[][]> {
  const comparison = new Comparison();
  comparison.parted = { a: 1, b: 0, forkStep: 7, differ: false };
  comparison.outcomes = outcomes;
  document.body.replaceChildren(comparison);
  await comparison.updateComplete;
  const rows = comparison.renderRoot.querySelectorAll("tr");
  return [...rows].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
}

it("two branches stand side by side with what has become of each", async () => {
  const one = outcomeOf({ ...world, branch: 1, step: 1_200, timeNs: 2_000_000 });
  const other = outcomeOf({ ...world, branch: 0, ended: { exitCode: 2, stderr: "" } });
  const rows = await compared([one, other]);
  expect(rows[0]).toEqual(["", "Branch 1", "First run"]);
  expect(rows[1]).toEqual(["End", "not reached yet", "exit code 2"]);
  expect(rows[2]).toEqual(["Steps", "1,200", String(world.step)]);
  expect(rows[3]?.[1]).toMatch(/^2\.000\sms$/);
  expect(rows.map(([name]) => name)).toContain("Threads");
});

it("until their ends are known there is no table of them", async () => {
  expect(await compared([])).toEqual([]);
});
