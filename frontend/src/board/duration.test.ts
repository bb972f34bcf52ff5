// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { duration, whole } from "./duration";

/** Spaces that keep a number and its unit together. */
const plain = (words: string) => words.replaceAll(/\s/g, " ");

describe("a duration", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("is in the largest unit that fits, with three digits that count", () => {
    expect([0, 40, 1500, 20_000, 3_141_592, 2e9].map(duration).map(plain)).toEqual([
      "0 ns",
      "40 ns",
      "1.5 μs",
      "20 μs",
      "3.14 ms",
      "2 sec",
    ]);
  });

  it("is in the language of the page as it is now", () => {
    document.documentElement.lang = "ru";
    expect(plain(duration(3_141_592))).toBe("3,14 мс");
    expect(plain(whole(100_000))).toBe("100 000");
  });
});
