// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { EventKinds } from "../world/event-kinds";
import { EventWords } from "../words/event-words.ts";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import { Voice } from "./voice.ts";

const started = (g: number): SchedulerEvent => ({
  step: g,
  timeNs: g,
  kind: "goStarted",
  g,
  m: 1,
  p: 0,
  fn: "runtime.execute",
  detail: { inheritsTime: true, schedtick: 3 },
});
const parked: SchedulerEvent = { step: 9, timeNs: 9, kind: "mParked", m: 2, fn: "", detail: {} };

let voice: Voice;
const heard = () => voice.renderRoot.querySelector("[role=status]")?.textContent;

async function happen(events: SchedulerEvent[], playing = false): Promise<void> {
  voice.playing = playing;
  voice.events = events;
  await voice.updateComplete;
}

describe("the voice on the page", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    voice = new Voice({ now: () => 0, after: () => () => undefined });
    voice.words = new EventWords(kinds as EventKinds);
    document.body.replaceChildren(voice);
    await voice.updateComplete;
  });

  it("is polite", () => {
    expect(voice.renderRoot.querySelector("[role=status]")?.getAttribute("aria-live")).toBe(
      "polite",
    );
  });

  it("says the sentence of a step", async () => {
    await happen([started(7)]);
    expect(heard()).toBe("G7 runs on M1 with P0, in the previous goroutine’s time slice.");
  });

  it("sums up what happens while it plays, the most frequent first", async () => {
    await happen([parked, started(1), started(2)], true);
    expect(heard()).toBe("3 events: goroutine runs × 2, M parks × 1");
    document.documentElement.lang = "ru";
    voice.verbosity = "brief";
    await happen([started(1), started(2), parked, parked, started(3)]);
    expect(heard()).toMatch(/^5 событий: горутина выполняется × 3/);
  });
});
