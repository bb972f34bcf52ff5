// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../world/event.ts";
import type { EventKinds } from "../world/event-kinds.ts";
import { EventWords } from "./event-words.ts";
import kinds from "./testdata/kinds.json" with { type: "json" };

const words = new EventWords(kinds as EventKinds);

function told(kind: string, more: Partial<SchedulerEvent>): string {
  return words.sentence({ step: 106, timeNs: 345_863, kind, fn: "", detail: {}, ...more });
}

describe("an event in words", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("is the server's template with the event's own fields and its details", () => {
    const readied = { g: 8, p: 1, detail: { waker: 7, place: "runnext" } };
    expect(told("goReadied", readied)).toBe("G7 makes G8 runnable; it goes to P1’s runnext slot.");
    document.documentElement.lang = "ru";
    expect(told("goReadied", readied)).toBe(
      "G7 делает G8 готовой к выполнению; она встаёт в слот runnext у P1.",
    );
  });

  it("calls the system monitor by its name beside its number", () => {
    const handOff = { m: 1, p: 1, detail: {} };
    words.sysmon = 1;
    expect(told("pHandedOff", handOff)).toMatch(/^sysmon \(M1\) hands off P1/);
    expect(told("pHandedOff", { ...handOff, m: 4 })).toMatch(/^M4 hands off P1/);
    words.sysmon = null;
    expect(told("pHandedOff", handOff)).toMatch(/^M1 hands off P1/);
  });

  it("takes the value that means nothing for nothing", () => {
    expect(told("goReadied", { g: 8, p: 1, detail: { waker: 0, place: "nowhere" } })).toBe(
      "The runtime makes G8 runnable.",
    );
  });

  it("writes times, memory and reasons as people do", () => {
    expect(
      told("goPreempted", { g: 3, p: 0, detail: { how: "bySignal", ranNs: 10_020_000 } }),
    ).toBe("G3 is preempted by a signal after 10.02\u00a0ms.");
    expect(told("stackGrown", { g: 3, detail: { newBytes: 4096, oldBytes: 2048 } })).toContain(
      "4\u00a0KiB",
    );
    expect(
      told("goParked", { g: 3, m: 1, p: 0, detail: { reason: "chan receive", handle: 2 } }),
    ).toBe(
      "G3 parks: it waits for a value from a channel (object 2). " +
        "M1 with P0 can run another goroutine.",
    );
  });

  it("has the first line of what a program printed", () => {
    expect(told("printed", { g: 1, detail: { text: "one\ntwo\n" } })).toContain("one…");
  });

  it("of a kind nobody knows is its name", () => {
    expect(told("quantumLeap", {})).toBe("quantumLeap");
    expect(words.name("quantumLeap")).toBe("quantumLeap");
  });

  it("names kinds, groups and the checks of a search", () => {
    expect(words.name("steal")).toBe("work stolen");
    expect(words.groups().find(({ group }) => group === "scheduler")?.kinds.length).toBeGreaterThan(
      2,
    );
    expect(words.check("maySpin")).toBe("May it spin?");
    expect(words.result("empty")).toBe("nothing");
  });
});
