import { describe, expect, it } from "vitest";
import { event, recordOf } from "../testdata/made.ts";
import { familyOf, type Branch } from "./family.ts";

const born = event(0, "goCreated", { g: 1, other: 0 });

const told = (branches: readonly Branch[]): unknown[] =>
  branches.map((branch) =>
    branch.kind === "many"
      ? `${branch.key}: ${String(branch.count)}`
      : branch.children.length === 0
        ? branch.key
        : [branch.key, ...told(branch.children)],
  );

describe("the family tree", () => {
  it("has everybody below the one that started it, in the order of coming", () => {
    const record = recordOf(1, [
      born,
      event(1, "goCreated", { g: 105, other: 1 }),
      event(2, "goCreated", { g: 106, other: 105 }),
      event(3, "goCreated", { g: 107, other: 1 }),
      event(4, "goEnded", { g: 106 }),
    ]);
    const tree = familyOf(record);
    const main = tree.find(({ key }) => key === "G1");
    if (main === undefined) throw new Error("Main is there from the beginning");
    expect(told([main])).toEqual([["G1", ["G105", "G106"], "G107"]]);
    const [first] = main.children;
    const [second] = first?.children ?? [];
    expect(second).toMatchObject({ id: 106, starter: 105, from: 2, to: 4 });
    expect(first).toMatchObject({ to: null });
  });

  it("tells many that are alike as one, but not those that have started others", () => {
    const children = Array.from({ length: 9 }, (_, at) =>
      event(at + 1, "goCreated", { g: 200 + at, other: 1 }),
    );
    const record = recordOf(1, [born, ...children, event(20, "goCreated", { g: 300, other: 204 })]);
    const main = familyOf(record).find(({ key }) => key === "G1");
    expect(told(main?.children ?? [])).toEqual(["1  : 8", ["G204", "G300"]]);
    expect(main?.children[0]?.children).toHaveLength(8);
  });

  it("is no deeper a computation for a chain of thousands", () => {
    const chain = Array.from({ length: 20_000 }, (_, at) =>
      event(at + 1, "goCreated", { g: 1_001 + at, other: at === 0 ? 1 : 1_000 + at }),
    );
    let depth = 0;
    let at = familyOf(recordOf(1, [born, ...chain])).find(({ key }) => key === "G1");
    while (at !== undefined) {
      depth++;
      at = at.children[0];
    }
    expect(depth).toBe(20_001);
  });
});
