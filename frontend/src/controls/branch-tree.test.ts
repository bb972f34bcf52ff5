import { describe, expect, it } from "vitest";
import { branchTree } from "./branch-tree.ts";

describe("the tree of branches", () => {
  it("has each branch beneath the one it left, by the step at which it did", () => {
    const twigs = branchTree([
      { number: 0, forkStep: 0, farthest: 400, shown: false },
      { number: 1, parent: 0, forkStep: 200, farthest: 300, shown: false },
      { number: 2, parent: 1, forkStep: 250, farthest: 260, shown: true },
      { number: 3, parent: 0, forkStep: 100, farthest: 200, shown: false },
    ]);
    expect(twigs.map(({ branch, depth }) => [branch.number, depth])).toEqual([
      [0, 0],
      [3, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(twigs[1]).toMatchObject({ from: 0.25, to: 0.5 });
  });
});
