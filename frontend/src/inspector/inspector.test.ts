// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { EventKinds } from "../world/event-kinds";
import { EventWords } from "../words/event-words.ts";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import type { Snapshot } from "../world/world.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import type { Thing, ThingKind } from "../world/thing.ts";
import { explanation } from "./explanations.ts";
import { fieldsOf } from "./fields.ts";
import { Inspector } from "./inspector.ts";

const world = recorded as unknown as Snapshot;
const readied = (step: number): SchedulerEvent => ({
  step,
  timeNs: step * 1_000,
  kind: "goReadied",
  g: 7,
  p: 1,
  fn: "runtime.ready",
  detail: { waker: 0, place: "runnext" },
});

let inspector: Inspector;

const root = () => inspector.renderRoot as ShadowRoot;
const words = () => root().textContent.replace(/\s+/g, " ");
const tooltip = () => root().querySelector("[role=tooltip]")?.textContent;
const term = (name: string) =>
  [...root().querySelectorAll<HTMLButtonElement>(".term")].find(
    (one) => one.textContent.trim() === name,
  );

async function choose(thing: Thing): Promise<void> {
  inspector.thing = thing;
  await inspector.updateComplete;
}

describe("the inspector", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    inspector = new Inspector();
    inspector.world = world;
    inspector.words = new EventWords(kinds as EventKinds);
    document.body.replaceChildren(inspector);
    await choose({ kind: "g", id: 7 });
  });

  it("asks for a choice while there is none", async () => {
    inspector.thing = null;
    await inspector.updateComplete;
    expect(words()).toContain("Choose something on the board");
  });

  it("says the state in the runtime's word and in a plain one", () => {
    expect(words()).toContain("G7 goroutine");
    expect(root().querySelector(".state")?.textContent.replace(/\s+/g, " ")).toContain(
      "waiting _Gwaiting since 954.131 µs",
    );
  });

  it("explains a field on focus, and no longer after Escape", async () => {
    term("waitReason")?.dispatchEvent(new Event("focus"));
    await inspector.updateComplete;
    expect(tooltip()).toBe("Why it waits, as Go prints it in a stack dump.");
    expect(term("waitReason")?.getAttribute("aria-describedby")).toBe("explanation");
    term("waitReason")?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
    );
    await inspector.updateComplete;
    expect(tooltip()).toBeUndefined();
  });

  it("explains a field while the pointer is on it or on its explanation", async () => {
    const row = term("status")?.closest(".field");
    row?.querySelector("dt")?.dispatchEvent(new Event("pointerenter"));
    await inspector.updateComplete;
    expect(tooltip()).toMatch(/^Its atomicstatus/);
    row?.dispatchEvent(new Event("pointerleave"));
    await inspector.updateComplete;
    expect(tooltip()).toBeUndefined();
  });

  it("leads to the other things", async () => {
    const chosen: Thing[] = [];
    inspector.addEventListener("gopark-choose", ({ detail }) => chosen.push(detail));
    for (const link of root().querySelectorAll<HTMLElement>(".link")) link.click();
    expect(chosen).toEqual([
      { kind: "lock", id: 1 },
      { kind: "g", id: 1 },
      { kind: "lock", id: 1 },
    ]);
    await choose({ kind: "p", id: 2 });
    expect(words()).toContain("M5");
  });

  it("has the history, the latest first, and goes back to it", async () => {
    const sought: number[] = [];
    inspector.addEventListener("gopark-seek", ({ detail }) => sought.push(detail.step));
    inspector.events = [...Array.from({ length: 30 }, (_, i) => readied(i)), readied(999)];
    await inspector.updateComplete;
    const past = [...root().querySelectorAll<HTMLElement>(".history button")];
    expect(past).toHaveLength(20);
    expect(words()).toContain("What was earlier is in the log, filtered by G7.");
    past[0]?.click();
    expect(sought).toEqual([29]);
  });

  it("goes back to the event that was pressed, though others stand above it by then", async () => {
    const sought: number[] = [];
    inspector.addEventListener("gopark-seek", ({ detail }) => sought.push(detail.step));
    inspector.events = [readied(1), readied(2)];
    await inspector.updateComplete;
    const pressed = root().querySelector<HTMLElement>(".history button");
    pressed?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    inspector.events = [readied(1), readied(2), readied(3)];
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new PointerEvent("pointerup"));
    pressed?.click();
    expect(sought).toEqual([2]);
    await inspector.updateComplete;
    expect(root().querySelectorAll(".history button")).toHaveLength(3);
  });

  it("asks for the menu of what something can be done with", async () => {
    const asked: Thing[] = [];
    inspector.addEventListener("gopark-menu", ({ detail }) =>
      asked.push({ kind: detail.kind, id: detail.id }),
    );
    root().querySelector<HTMLElement>("[aria-haspopup]")?.click();
    expect(asked).toEqual([{ kind: "g", id: 7 }]);
    await choose({ kind: "sysmon", id: 0 });
    expect(root().querySelector("[aria-haspopup]")).toBeNull();
  });

  it("looks at an event in place of a thing", async () => {
    inspector.event = readied(5);
    await inspector.updateComplete;
    expect(words()).toContain("goReadied");
    expect(words()).toContain("The runtime makes G7 runnable; it goes to P1’s runnext slot.");
  });

  it("says when the thing is not there", async () => {
    await choose({ kind: "g", id: 99 });
    expect(words()).toContain("There is no G99 at this step.");
  });

  it("has an explanation for every field of everything, in both languages", () => {
    const things: readonly (readonly [ThingKind, number])[] = [
      ...Object.values(world.gs).map(({ id }) => ["g", id] as const),
      ...Object.values(world.ms).map(({ id }) => ["m", id] as const),
      ...Object.values(world.ps).map(({ id }) => ["p", id] as const),
      ["channel", 2],
      ["lock", 1],
      ["sched", 0],
      ["grq", 0],
      ["sysmon", 0],
      ["netpoll", 0],
      ["gc", 0],
      ["os", 0],
    ];
    for (const lang of ["en", "ru"]) {
      document.documentElement.lang = lang;
      for (const [kind, id] of things) {
        const fields = fieldsOf(world, { kind, id }) ?? [];
        expect(fields.length).toBeGreaterThan(1);
        for (const field of fields) expect(explanation(field)).toMatch(/\.$/);
      }
    }
  });
});
