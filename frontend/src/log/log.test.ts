// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { EventKinds } from "../world/event-kinds";
import { EventWords } from "../words/event-words.ts";
import kinds from "../words/testdata/kinds.json" with { type: "json" };
import type { SchedulerEvent } from "../world/event.ts";
import { Log } from "./log.ts";

const many = Array.from({ length: 5_000 }, (_, step): SchedulerEvent => ({
  step,
  timeNs: step * 1_000,
  kind: step % 5 === 0 ? "mParked" : "goReadied",
  g: step % 7,
  m: 2,
  p: 1,
  fn: "runtime.ready",
  detail: { waker: 0, place: "nowhere" },
}));

let log: Log;

const rows = () => [...log.renderRoot.querySelectorAll<HTMLButtonElement>(".event")];
const count = () => log.renderRoot.querySelector(".count")?.textContent;
const status = () => log.renderRoot.querySelector("[role=status]")?.textContent;
const tabStops = () => rows().filter(({ tabIndex }) => tabIndex === 0);

async function settle(): Promise<void> {
  while (!(await log.updateComplete));
}

async function filter(selector: string, value: string, type: string): Promise<void> {
  const field = log.renderRoot.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`There is no ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event(type));
  await settle();
}

describe("the log", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    log = new Log();
    log.words = new EventWords(kinds as EventKinds);
    log.events = many;
    document.body.replaceChildren(log);
    await settle();
  });

  it("has a sentence for each event in sight, and no nodes for the thousands of others", () => {
    expect(rows().length).toBeLessThan(50);
    expect(rows()[1]?.querySelector(".sentence")?.textContent).toBe(
      "The runtime makes G1 runnable.",
    );
    expect(log.renderRoot.querySelector("li")?.getAttribute("aria-setsize")).toBe("5000");
    expect(count()).toBe("5,000 events");
  });

  it("follows the step that is shown", async () => {
    log.step = 3_000;
    await settle();
    const [current] = rows().filter((row) => row.getAttribute("aria-current") === "step");
    expect(current?.textContent).toContain("3000");
    expect(tabStops()).toEqual([current]);
  });

  it("shows one group, one kind, one object", async () => {
    await filter("select", "kind:mParked", "change");
    expect(count()).toBe("1,000 of 5,000 events");
    await filter("input", "G3", "input");
    expect(rows().every((row) => row.textContent.includes("M2"))).toBe(true);
    await filter("select", "group:program", "change");
    expect(log.renderRoot.querySelector(".empty")?.textContent.trim()).toBe(
      "No event matches the filter.",
    );
  });

  it("says when it does not understand whose events are wanted", async () => {
    await filter("input", "Q", "input");
    expect(log.renderRoot.querySelector("input")?.getAttribute("aria-invalid")).toBe("true");
    expect(count()).toBe("5,000 events");
  });

  it("goes to the event that is clicked", () => {
    const sought: number[] = [];
    log.addEventListener("gopark-seek", ({ detail }) => sought.push(detail.step));
    rows()[4]?.click();
    expect(sought).toEqual([4]);
  });

  it("keeps a pressed row where it is until it is let go, wherever the board goes", async () => {
    const sought: number[] = [];
    log.addEventListener("gopark-seek", ({ detail }) => sought.push(detail.step));
    const pressed = rows()[4];
    pressed?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    log.step = 3_000;
    await new Promise((resolve) => setTimeout(resolve));
    expect(pressed?.isConnected).toBe(true);
    expect(pressed?.getAttribute("data-row")).toBe("4");
    window.dispatchEvent(new PointerEvent("pointerup"));
    pressed?.click();
    expect(sought).toEqual([4]);
    await settle();
    expect(tabStops()[0]?.getAttribute("data-row")).toBe("3000");
  });

  it("is walked with the keyboard beyond what is in sight", async () => {
    rows()[0]?.focus();
    const press = async (key: string) => {
      (log.renderRoot as ShadowRoot).activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true }),
      );
      await settle();
      await settle();
    };
    await press("ArrowDown");
    expect((log.renderRoot as ShadowRoot).activeElement?.getAttribute("data-row")).toBe("1");
    await press("End");
    expect((log.renderRoot as ShadowRoot).activeElement?.getAttribute("data-row")).toBe("4999");
    expect(tabStops()).toHaveLength(1);
  });

  it("copies what the filter lets through, and says so", async () => {
    let copied = "";
    log.copyText = (words) => {
      copied = words;
      return Promise.resolve();
    };
    await filter("select", "kind:mParked", "change");
    [...log.renderRoot.querySelectorAll("button")]
      .find((button) => button.textContent.trim() === "Copy")
      ?.click();
    await settle();
    await settle();
    expect(copied.split("\n")).toHaveLength(1_001);
    expect(copied).toMatch(/^0\t0\u00a0ns\t/);
    expect(status()).toBe("1,000 events copied");
  });

  it("is empty before anything has happened", async () => {
    log.events = [];
    await settle();
    expect(log.renderRoot.querySelector(".empty")?.textContent.trim()).toBe(
      "Nothing has happened yet. Take a step.",
    );
  });
});
