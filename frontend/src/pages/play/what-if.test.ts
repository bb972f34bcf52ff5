import { describe, expect, it } from "vitest";
import { failed, done } from "../../message/result";
import { decodeScenario } from "../../share/fragment";
import { futuresLink, whatIfLink } from "./what-if";

const scenario = { version: 1, go: "1.26", seed: 7, view: { step: 12 } };

describe("the link to a comparison", () => {
  it("carries the run from its beginning, and what is changed", async () => {
    const client = { scenario: () => Promise.resolve(done(scenario)) };
    const link = await whatIfLink("Ab12", client, { vary: "go", values: ["1.26", "1.13"] });
    const [, query, fragment] = /^\/compare\?(.*)#(.*)$/.exec(link) ?? [];
    expect(query).toBe("vary=go:1.26,1.13");
    expect(await decodeScenario(fragment ?? "")).toEqual({
      ok: true,
      value: { version: 1, go: "1.26", seed: 7 },
    });
  });

  it("names the session if its run does not fit", async () => {
    const client = { scenario: () => Promise.resolve(failed({ kind: "unreachable" } as const)) };
    expect(await whatIfLink("Ab12", client, null)).toBe("/compare?session=Ab12");
    const long = { ...scenario, title: randomLetters(90_000) };
    const other = { scenario: () => Promise.resolve(done(long)) };
    expect(await whatIfLink("Ab12", other, { vary: "seed", values: ["1", "2"] })).toBe(
      "/compare?session=Ab12&vary=seed:1,2",
    );
  });

  it("leads to two futures of a session", () => {
    expect(futuresLink("Ab12", 0, 3)).toBe("/compare?session=Ab12&branches=0,3");
  });
});

/** Letters that cannot be compressed much, the same every time. */
function randomLetters(count: number): string {
  let [letters, state] = ["", 1];
  while (letters.length < count) {
    state = (state * 48_271) % 2_147_483_647;
    letters += state.toString(36);
  }
  return letters;
}
