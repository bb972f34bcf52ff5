// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { duration, memory, moment } from "./amounts.ts";

describe("amounts", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("are in the unit that suits them", () => {
    expect([0, 999, 20_500, 9_980_000, 61_000_000_000].map(duration)).toEqual([
      "0\u00a0ns",
      "999\u00a0ns",
      "20.5\u00a0µs",
      "9.98\u00a0ms",
      "61\u00a0s",
    ]);
    expect([10, 2048, 3 << 20].map(memory)).toEqual(["10\u00a0B", "2\u00a0KiB", "3\u00a0MiB"]);
  });

  it("keep their digits where they are read again and again", () => {
    expect(moment(12_480_000)).toBe("12.480\u00a0ms");
  });

  it("are written as the reader's language writes them", () => {
    document.documentElement.lang = "ru";
    expect(moment(12_480_000)).toBe("12,480\u00a0мс");
    expect(duration(1_500)).toBe("1,5\u00a0мкс");
    expect(memory(2048)).toBe("2\u00a0КиБ");
  });
});
