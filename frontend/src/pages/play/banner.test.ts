// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { troubleWords } from "./banner";
import { fromItsBeginning } from "./from-its-beginning";

describe("what is said of a session that cannot go on", () => {
  it("names the last good step for every reason, known or not", () => {
    const codes = [
      "other-engine",
      "replays-differently",
      "journal-damaged",
      "computes-too-long",
      "takes-too-much-memory",
      "law-broken",
      "something-new",
    ];
    const said = codes.map((code) => troubleWords({ code, step: 42 }));
    for (const words of said) expect(words).toContain("42");
    expect(new Set(said).size).toBe(6);
  });

  it("leaves out where a session stands when its run is played from its beginning", () => {
    expect(fromItsBeginning({ version: 1, view: { step: 3 }, seed: 2 })).toEqual({
      version: 1,
      seed: 2,
    });
  });
});
