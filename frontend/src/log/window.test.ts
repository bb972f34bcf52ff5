import { describe, expect, it } from "vitest";
import { rowsSeen, scrolledTo } from "./window.ts";

describe("the window of the log", () => {
  it("has few rows of very many", () => {
    expect(rowsSeen(28_000, 280, 28, 100_000)).toEqual({ first: 994, last: 1016 });
    expect(rowsSeen(0, 280, 28, 3)).toEqual({ first: 0, last: 3 });
    expect(rowsSeen(5_000, 280, 28, 0)).toEqual({ first: 0, last: 0 });
  });

  it("moves no more than it must to show a row", () => {
    expect(scrolledTo(3, 0, 280, 28)).toBe(0);
    expect(scrolledTo(3, 200, 280, 28)).toBe(84);
    expect(scrolledTo(20, 0, 280, 28)).toBe(308);
  });
});
