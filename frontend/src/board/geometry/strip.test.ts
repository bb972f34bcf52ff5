import { describe, expect, it } from "vitest";
import { crowdedWorld } from "../testdata/world";
import { barsPath, cellAt, focusRow, statusPath, stripCells } from "./strip";

describe("the strip of processors", () => {
  const empty = stripCells(crowdedWorld({ processors: 256 }));
  const full = stripCells(crowdedWorld({ processors: 256, queues: [0, 1, 256] }));

  it("has each processor in a place of its own that no queue moves", () => {
    const places = full.map(({ x, y }) => `${String(x)} ${String(y)}`);
    expect(new Set(places).size).toBe(256);
    expect(empty.map(({ id, x, y }) => [id, x, y])).toEqual(full.map(({ id, x, y }) => [id, x, y]));
  });

  it("finds each processor under its own drawing", () => {
    for (const { id, x, y } of full) expect(cellAt(x + 3, y + 20)).toBe(id);
  });

  it("draws a bar where something is queued, and a foot for each", () => {
    expect(barsPath(empty)).toBe("");
    expect(barsPath(full).match(/M/g)).toHaveLength(170);
    expect(statusPath(full).match(/M/g)).toHaveLength(256);
  });

  it("shows the row of cards that holds the one in question", () => {
    expect(focusRow(256, 0, 4)).toEqual([0, 1, 2, 3]);
    expect(focusRow(256, 6, 4)).toEqual([4, 5, 6, 7]);
    expect(focusRow(66, 65, 4)).toEqual([62, 63, 64, 65]);
    expect(focusRow(2, 1, 4)).toEqual([0, 1]);
  });
});
