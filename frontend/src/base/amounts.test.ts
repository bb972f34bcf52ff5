// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { duration, memory, moment, number, percent, roughDuration } from "./amounts.ts";

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

  it("are rounded where a glance must do", () => {
    expect([0, 40, 1_500, 3_141_592, 999_999, 61_234_000_000].map(roughDuration)).toEqual([
      "0\u00a0ns",
      "40\u00a0ns",
      "1.5\u00a0µs",
      "3.14\u00a0ms",
      "1\u00a0ms",
      "61.2\u00a0s",
    ]);
  });

  it("keep their digits where they are read again and again", () => {
    expect(moment(12_480_000)).toBe("12.480\u00a0ms");
  });

  it("are shares in the sign that the language has", () => {
    expect([0, 0.423, 1].map(percent)).toEqual(["0%", "42%", "100%"]);
    document.documentElement.lang = "ru";
    expect(percent(0.423)).toBe("42\u00a0%");
  });

  it("are written as the reader's language writes them", () => {
    document.documentElement.lang = "ru";
    expect(moment(12_480_000)).toBe("12,480\u00a0мс");
    expect(duration(1_500)).toBe("1,5\u00a0мкс");
    expect(memory(2048)).toBe("2\u00a0КиБ");
    expect(number(100_000)).toBe("100\u00a0000");
  });
});
