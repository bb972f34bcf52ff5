import { describe, expect, it } from "vitest";
import { examplesFound } from "./example-search";

const example = (id: string, group: string, source = "") => ({
  id,
  group,
  groupTitle: `Group ${group}`,
  title: `The ${id}`,
  about: "",
  source,
});

const all = [
  example("worker pool", "patterns", "wg.Wait()"),
  example("deadlock", "mistakes", "<-ch"),
  example("leak", "mistakes", "ctx.Done()"),
];

describe("the library of examples", () => {
  it("is listed in its order by groups", () => {
    const groups = examplesFound(all, "  ");
    expect(groups.map(({ title, examples }) => [title, examples.length])).toEqual([
      ["Group patterns", 1],
      ["Group mistakes", 2],
    ]);
  });

  it("is found by every word, wherever it stands", () => {
    const ids = (words: string) =>
      examplesFound(all, words).flatMap(({ examples }) => examples.map(({ id }) => id));
    expect(ids("WAIT pool")).toEqual(["worker pool"]);
    expect(ids("ctx")).toEqual(["leak"]);
    expect(ids("pool ctx")).toEqual([]);
  });
});
