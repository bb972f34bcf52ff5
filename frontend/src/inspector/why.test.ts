// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { EventKinds } from "../world/event-kinds";
import { EventWords } from "../words/event-words.ts";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import snapshot from "../world/testdata/snapshot.json" with { type: "json" };
import type { Thing } from "../world/thing.ts";
import type { Snapshot } from "../world/world.ts";
import recorded from "./testdata/why.json" with { type: "json" };
import { decisiveCheck } from "../world/search.ts";
import { Why } from "./why.ts";

const world = snapshot as unknown as Snapshot;

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

const handOff: SchedulerEvent = {
  step: world.step,
  timeNs: 326_244,
  kind: "pHandedOff",
  m: 1,
  p: 0,
  fn: "runtime.handoffp",
  detail: { why: "localWork" },
};

let why: Why;

const root = () => why.renderRoot as ShadowRoot;
const lines = () =>
  [...root().querySelectorAll(".looks li")].map((line) =>
    [...line.querySelectorAll("span")].map((span) => span.textContent).join(": "),
  );

describe("the card that says why", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    why = new Why();
    why.words = new EventWords(kinds as EventKinds);
    why.release = "1.26";
    why.event = search;
    document.body.replaceChildren(why);
    await why.updateComplete;
  });

  it("has the sentence, the function and its release", () => {
    expect(root().querySelector(".sentence")?.textContent).toBe(
      "M5 steals work: G9 (3 of 6 taken).",
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
    expect(root().querySelector(".taken")?.textContent).toContain("Steal from other Ps");
  });

  it("says the rule, and what was looked at, of what is no search", async () => {
    why.event = handOff;
    await why.updateComplete;
    expect(root().querySelector(".rule")?.textContent).toMatch(/^handoffp gives a P/);
    expect(lines().slice(0, 2)).toEqual([
      "Is there work in its own queue?: decides",
      "Is there work in the global queue?: not reached",
    ]);
  });

  it("leads from a fact to what it is of", async () => {
    const chosen: Thing[] = [];
    why.addEventListener("gopark-choose", ({ detail }) => chosen.push(detail));
    why.event = handOff;
    why.world = world;
    await why.updateComplete;
    root().querySelector<HTMLElement>(".facts dt .link")?.click();
    expect(chosen).toEqual([{ kind: "runq", id: 0 }]);
  });

  it("offers the other events of the step", async () => {
    const told: SchedulerEvent[] = [];
    why.addEventListener("gopark-tell", ({ detail }) => told.push(detail));
    why.step = [search, handOff];
    await why.updateComplete;
    const others = [...root().querySelectorAll<HTMLElement>(".others button")];
    expect(others.map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual([
      "P handed off P0",
    ]);
    others[0]?.click();
    expect(told).toEqual([handOff]);
  });

  it("keeps to the sentence and the rule while it is played too fast to be read", async () => {
    why.event = handOff;
    why.playing = true;
    why.world = { ...world, pace: { eventsPerSecond: 60 } };
    await why.updateComplete;
    expect(root().querySelector(".sentence")).not.toBeNull();
    expect(root().querySelector(".rule")).not.toBeNull();
    expect(root().querySelector("details")).toBeNull();
    why.world = { ...world, pace: { eventsPerSecond: 2 } };
    await why.updateComplete;
    expect(root().querySelector("details")?.open).toBe(true);
  });

  it("makes room for what is chosen, unless somebody unfolds it", async () => {
    why.folded = true;
    await why.updateComplete;
    const details = root().querySelector("details");
    expect(details?.open).toBe(false);
    if (details !== null) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
    why.event = handOff;
    await why.updateComplete;
    expect(root().querySelector("details")?.open).toBe(true);
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
      { kind: "p", id: 2 },
      { kind: "p", id: 2 },
      { kind: "m", id: 5 },
      { kind: "p", id: 2 },
      { kind: "g", id: 6 },
    ]);
  });

  it("says where an article and Go part", async () => {
    why.event = { ...search, rule: "T4" };
    why.parting = { claim: "After 10 ms.", truth: "At the second look.", why: "It depends." };
    await why.updateComplete;
    expect(root().querySelector(".source")?.textContent).toContain("by the article’s rule");
    expect(root().querySelector(".article")?.textContent).toContain("At the second look.");
  });

  it("invites to take a step before there is anything to explain", async () => {
    why.event = null;
    await why.updateComplete;
    expect(root().textContent).toContain("Step once");
  });
});
