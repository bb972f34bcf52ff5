// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { causeOf, endingWords, isBad } from "./ending";

const ended = (exitCode: number, stderr = "") => ({ exitCode, stderr });

describe("how a program ended", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("is what the server says", () => {
    expect(causeOf({ ...ended(0), cause: "exit" })).toBe("exit");
  });

  it("is read from what Go printed where nothing is said", () => {
    expect(causeOf(ended(0))).toBe("returned");
    expect(causeOf(ended(3))).toBe("exit");
    expect(causeOf(ended(2, "panic: oh\n\ngoroutine 1 [running]:"))).toBe("panic");
    expect(causeOf(ended(2, "fatal error: all goroutines are asleep - deadlock!\n"))).toBe(
      "deadlock",
    );
    expect(causeOf(ended(2, "fatal error: concurrent map writes\n"))).toBe("fatal");
  });

  it("is told in a sentence", () => {
    expect(endingWords(ended(0))).toContain("main returned");
    expect(endingWords(ended(3))).toContain("3");
    expect(
      endingWords({ ...ended(2), cause: "limit", limit: { what: "goroutines", most: 10_000 } }),
    ).toContain("10,000");
    expect(endingWords({ ...ended(2), cause: "limit", limit: { what: "new", most: 1 } })).toContain(
      "limit",
    );
  });

  it("is good news only if all went well", () => {
    expect(isBad(ended(0))).toBe(false);
    expect(isBad(ended(1))).toBe(true);
    expect(isBad({ ...ended(0), cause: "limit" })).toBe(true);
  });
});
