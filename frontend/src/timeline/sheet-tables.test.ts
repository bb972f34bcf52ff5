// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { GoroutineFigures } from "./measures/goroutines.ts";
import { rowsFor, usualTable } from "./sheet-tables.ts";

const row = (id: number, more: Partial<GoroutineFigures> = {}): GoroutineFigures => ({
  id,
  name: "main.worker",
  line: "main.go:7",
  starter: 1,
  state: "waiting",
  runs: 1,
  ranNs: id * 10,
  runnableNs: 0,
  waitingNs: 0,
  syscallNs: 0,
  latency: { count: 0, p50: 0, p99: 0, most: 0 },
  ...more,
});

const rows = [row(7), row(3, { state: "running" }), row(12, { name: "main.reader" })];
const ids = (table: readonly GoroutineFigures[]): readonly number[] => table.map(({ id }) => id);

describe("the table of goroutines", () => {
  it("is sorted by any of its columns, both ways", () => {
    expect(ids(rowsFor(rows, usualTable))).toEqual([3, 7, 12]);
    expect(ids(rowsFor(rows, { ...usualTable, sort: "ran", descending: true }))).toEqual([
      12, 7, 3,
    ]);
  });

  it("keeps those in whose number, function, line or state the words are", () => {
    expect(ids(rowsFor(rows, { ...usualTable, query: "READER" }))).toEqual([12]);
    expect(ids(rowsFor(rows, { ...usualTable, query: "g3" }))).toEqual([3]);
    expect(ids(rowsFor(rows, { ...usualTable, query: "nothing" }))).toEqual([]);
  });
});
