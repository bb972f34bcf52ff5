import { describe, expect, it } from "vitest";
import { event, recordOf } from "../testdata/made.ts";
import { lineGroups } from "./groups.ts";
import { found } from "./search.ts";

const record = recordOf(2, [
  event(1, "goStarted", { g: 7, m: 0, p: 0 }),
  event(2, "goParked", { g: 7, m: 0, p: 0, word: "chan receive" }),
  event(3, "steal", { g: 8, m: 1, p: 1, other: 0 }),
  event(4, "goStarted", { g: 8, m: 1, p: 1 }),
]);
record.know(7, { name: "main.consumer", line: "main.go:12" });
record.know(8, { name: "main.producer", line: "main.go:15" });
record.know(2, { name: "runtime.forcegchelper", line: "" });
const inRussian = (kind: string): string => (kind === "steal" ? "кража" : "");

describe("a search", () => {
  it.each([
    ["G7", [0, 1]],
    ["p1", [2, 3]],
    ["M0", [0, 1]],
    ["steal", [2]],
    ["Краж", [2]],
    ["chan rec", [1]],
    ["producer", [3]],
    ["main.go:12", [0]],
    ["  ", []],
    ["nothing of the kind", []],
  ])("finds what %s means", (wanted, marks) => {
    expect(found(record, wanted, inRussian)).toEqual(marks);
  });
});

describe("goroutines by line", () => {
  it("stand with those that the same line made, the runtime's last", () => {
    const crowd = recordOf(1, [
      event(1, "goCreated", { g: 2 }),
      ...[5, 7, 6].map((g) => event(2, "goCreated", { g })),
    ]);
    crowd.know(2, { name: "runtime.bgsweep", line: "" });
    for (const g of [5, 6]) crowd.know(g, { name: "main.worker", line: "main.go:9" });
    crowd.know(7, { name: "main.worker", line: "main.go:20" });
    expect(lineGroups(crowd).map(({ name, line, gs }) => [name, line, gs])).toEqual([
      ["main.worker", "main.go:9", [5, 6]],
      ["main.worker", "main.go:20", [7]],
      ["runtime.bgsweep", "", [2]],
    ]);
  });
});
