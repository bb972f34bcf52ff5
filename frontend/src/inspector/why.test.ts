// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { EventKinds } from "../words/event-kinds.ts";
import { EventWords } from "../words/event-words.ts";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import type { Thing } from "../world/thing.ts";
import recorded from "./testdata/why.json" with { type: "json" };
import { decisiveCheck } from "./why-chain.ts";
import { Why } from "./why.ts";

const search: SchedulerEvent = {
  step: 104,
  timeNs: 326_244,
  kind: "findRunnable",
  g: 9,
  m: 5,
  p: 1,
  fn: "runtime.findRunnable",
  detail: { source: "stolen", taken: 3, stood: 6 },
  checks: [
    { check: "globalTick", result: "skipped" },
    { check: "local", result: "empty" },
    { check: "global", result: "empty" },
    { check: "maySpin", result: "found" },
    { check: "steal", result: "found" },
    { check: "releaseP", result: "notReached" },
  ],
};

let why: Why;

const root = () => why.renderRoot as ShadowRoot;
const lines = () =>
  [...root().querySelectorAll(".checks li")].map((line) =>
    [...line.querySelectorAll("span")].map((span) => span.textContent).join(": "),
  );

describe("the card that says why", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    why = new Why();
    why.words = new EventWords(kinds as EventKinds);
    why.release = "Go 1.26";
    why.event = search;
    document.body.replaceChildren(why);
    await why.updateComplete;
  });

  it("has the sentence, the function and its release", () => {
    expect(root().querySelector(".sentence")?.textContent).toBe(
      "M5 finds work by stealing: G9 (3 of 6 taken).",
    );
    expect(root().querySelector(".source code")?.textContent).toBe(
      "runtime.findRunnable in Go 1.26",
    );
  });

  it("has every check of a search in its order, and the one that gave the work", () => {
    expect(lines()).toEqual([
      "Global queue, every 61st time: skipped",
      "runnext and local queue: nothing",
      "Global queue: nothing",
      "May it spin?: found",
      "Steal from other Ps: taken",
      "Give up the P: not reached",
    ]);
    expect(root().querySelector(".decisive")?.textContent).toContain("Steal from other Ps");
  });

  it("has no checks where nothing was searched", async () => {
    why.event = { step: 1, timeNs: 1, kind: "mParked", m: 2, fn: "runtime.stopm", detail: {} };
    await why.updateComplete;
    expect(root().querySelector(".checks")).toBeNull();
  });

  it("knows which check each source of work stands for", () => {
    expect(decisiveCheck("runnext")).toBe("local");
    expect(decisiveCheck("stolenTimer")).toBe("steal");
    expect(decisiveCheck("nothing")).toBeNull();
    expect(decisiveCheck(undefined)).toBeNull();
  });

  it("says link by link why a goroutine is not running, and leads to what they name", async () => {
    const chosen: Thing[] = [];
    why.addEventListener("gopark-choose", ({ detail }) => chosen.push(detail));
    why.answer = recorded;
    await why.updateComplete;
    expect(root().querySelector("#chain")?.textContent).toBe("Why is G7 not running?");
    expect(root().querySelectorAll(".chain li")).toHaveLength(2);
    for (const link of root().querySelectorAll<HTMLElement>(".chain .link")) link.click();
    expect(chosen).toEqual([
      { kind: "g", id: 7 },
      { kind: "p", id: 2 },
      { kind: "g", id: 6 },
      { kind: "m", id: 5 },
      { kind: "p", id: 2 },
    ]);
  });

  it("says where an article and Go part", async () => {
    why.event = { ...search, rule: "T4" };
    why.parting = { claim: "After 10 ms.", truth: "At the second look.", why: "It depends." };
    await why.updateComplete;
    expect(root().querySelector(".source")?.textContent).toContain("by the article’s rule T4");
    expect(root().querySelector(".article")?.textContent).toContain("At the second look.");
  });

  it("invites to take a step before there is anything to explain", async () => {
    why.event = null;
    await why.updateComplete;
    expect(root().textContent).toContain("Take a step");
  });
});
