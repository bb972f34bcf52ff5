import { describe, expect, it } from "vitest";
import { eventKindsShape, releasesShape } from "./catalogue";
import { problemShape } from "./problem";
import {
  branchListShape,
  commandResultShape,
  createdSessionShape,
  eventPageShape,
  recordingShape,
  whyShape,
} from "./session";
import { parse, type Shape } from "./shape";
import { recorded } from "./testdata/recorded";

function read<T>(shape: Shape<T>, source: string): T {
  const result = parse(shape, JSON.parse(source));
  if (!result.ok) throw new Error(`${result.failure.path} is not ${result.failure.expected}`);
  return result.value;
}

/** All places of a tree, each as the names that lead there. */
function* placesOf(tree: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof tree !== "object" || tree === null) return;
  for (const [name, part] of Object.entries(tree)) yield* placesOf(part, [...path, name]);
}

/** The tree with something in one place that no shape describes. */
function broken(tree: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return Symbol("nothing known");
  if (Array.isArray(tree)) {
    return tree.map((part: unknown, index) => (String(index) === name ? broken(part, rest) : part));
  }
  const parts = tree as Record<string, unknown>;
  return { ...parts, [name]: broken(parts[name], rest) };
}

describe("what the server answered", () => {
  it("to somebody who made a session, is a session with its key", () => {
    const made = read(createdSessionShape, recorded.made);
    expect(made.editKey).toMatch(/^[\w-]{22}$/);
    expect(made.links["page"]).toBe(`/play/${made.id}`);
    expect(made.snapshot.ms["0"]?.doing).toBe("main.main");
  });

  it("to the question why, is a chain of reasons", () => {
    const { chain } = read(whyShape, recorded.why);
    expect(chain.map(({ code }) => code)).toEqual(["runsNext", "processorHeldBy"]);
    expect(chain[1]?.m).toBe(5);
  });

  it("about branches, is a list of them", () => {
    const { branches } = read(branchListShape, recorded.branches);
    expect(branches.map(({ number, shown }) => [number, shown])).toEqual([[0, true]]);
  });

  it("about events, is a page of them with what searches looked at", () => {
    const page = read(eventPageShape, recorded.events);
    expect(page.next).toBe(112);
    const search = page.events.find(({ kind }) => kind === "findRunnable");
    expect(search?.checks?.[0]).toEqual({ check: "gcWaiting", result: "empty" });
  });

  it("about a finished stretch, is its recording", () => {
    const recording = read(recordingShape, recorded.replay);
    expect(recording.snapshot.step).toBe(recording.from);
    expect(recording.deltas.at(-1)?.step).toBe(recording.to);
  });

  it("about kinds of events, has their sentences in both languages", () => {
    const { kinds, units } = read(eventKindsShape, recorded.kinds);
    expect(kinds[0]?.kind).toBe("goCreated");
    expect(kinds[0]?.template.ru).toContain("создаёт G{g}");
    expect(units.ns.map(({ size }) => size)).toEqual([1, 1e3, 1e6, 1e9]);
  });

  it("about releases, tells how each differs from the newest", () => {
    const { releases, articleRules } = read(releasesShape, recorded.releases);
    expect(releases.find(({ newest }) => newest)?.name).toBe("1.26");
    expect(releases.find(({ article }) => article)?.differences.length).toBeGreaterThan(0);
    expect(articleRules[0]?.rule).toBe("T1");
  });

  it("to a wrong request, is a problem with a code", () => {
    const problem = read(problemShape, recorded.problem);
    expect(problem.code).toBe("session-not-found");
    expect(problem.errors).toBeUndefined();
  });

  it("to a command, says what it has made", () => {
    const result = read(commandResultShape, '{"seq":3,"step":9,"timeNs":70,"created":{"g":[7,8]}}');
    expect(result.created?.g).toEqual([7, 8]);
  });

  it.each([
    ["a session", createdSessionShape, recorded.made],
    ["a problem", problemShape, recorded.problem],
    ["a list of branches", branchListShape, recorded.branches],
    ["a page of events", eventPageShape, recorded.events],
    ["a chain of reasons", whyShape, recorded.why],
  ] as [string, Shape<unknown>, string][])(
    "is not taken for %s if anything in it is wrong, wherever that is",
    (_, shape, source) => {
      const tree: unknown = JSON.parse(source);
      const free = /(?:^|\.)(?:detail|rules)\./;
      for (const place of placesOf(tree)) {
        const path = place.join(".");
        if (free.test(path)) continue;
        const result = parse(shape, broken(tree, place));
        expect(result.ok ? `${path} was not looked at` : result.failure.path).toBe(path);
      }
    },
  );
});
