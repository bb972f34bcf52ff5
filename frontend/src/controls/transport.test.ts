// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Command } from "../world/command.ts";
import { Transport, transportWays } from "./transport.ts";

let transport: Transport;
let commands: Command[];

const root = () => transport.renderRoot as ShadowRoot;
const buttons = () => [...root().querySelectorAll<HTMLButtonElement>(".buttons button")];

function button(label: string): HTMLButtonElement {
  const found = buttons().find((one) => one.getAttribute("aria-label") === label);
  if (found === undefined) throw new Error(`There is no button "${label}"`);
  return found;
}

function seekBar(): HTMLInputElement {
  const bar = root().querySelector<HTMLInputElement>(".seek input");
  if (bar === null) throw new Error("There is no seek bar");
  return bar;
}

describe("the transport", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    commands = [];
    transport = new Transport();
    transport.world = { seq: 7, step: 214, timeNs: 12_480_000, playing: false, farthest: 477 };
    transport.addEventListener("gopark-command", ({ detail }) => commands.push(detail));
    document.body.replaceChildren(transport);
    await transport.updateComplete;
  });

  it("asks for each way through the run", () => {
    for (const one of buttons()) one.click();
    expect(commands).toEqual([
      { do: "seek", step: 0 },
      { do: "back", unit: "event", count: 1 },
      { do: "play", pace: { eventsPerSecond: 4 } },
      { do: "step", unit: "event", count: 1 },
      { do: "step", unit: "decision", count: 1 },
      { do: "seek", step: 477 },
    ]);
  });

  it("says how slowly it plays, and what is being worked out again", async () => {
    const said = () => root().querySelector(".lag")?.textContent;
    expect(said()).toBeUndefined();
    transport.world = { ...transport.world, playing: true, lag: { share: 0.3 } };
    await transport.updateComplete;
    expect(said()).toBe("Plays at 0.3× of the pace you chose: the server is overloaded.");
    transport.world = { ...transport.world, lag: { toStep: 250_000 } };
    await transport.updateComplete;
    expect(said()).toBe("The server is recomputing this session: step 214 of 250,000.");
  });

  it("goes the ways that have keys, as its buttons do", () => {
    for (const way of transportWays) transport.go(way);
    expect(commands).toEqual([
      { do: "play", pace: { eventsPerSecond: 4 } },
      { do: "back", unit: "event", count: 1 },
      { do: "step", unit: "event", count: 1 },
      { do: "back", unit: "decision", count: 1 },
      { do: "step", unit: "decision", count: 1 },
      { do: "seek", step: 0 },
      { do: "seek", step: 477 },
    ]);
  });

  it("plays faster at the next press on play, or at once while it plays", async () => {
    transport.go("faster");
    transport.go("faster");
    transport.go("play");
    transport.world = { ...transport.world, playing: true };
    await transport.updateComplete;
    await root().querySelector("gopark-pace-control")?.updateComplete;
    transport.go("slower");
    expect(commands).toEqual([
      { do: "play", pace: { eventsPerSecond: 8 } },
      { do: "play", pace: { eventsPerSecond: 5.66 } },
    ]);
  });

  it("pauses while it plays", async () => {
    transport.world = { ...transport.world, playing: true };
    await transport.updateComplete;
    button("Pause").click();
    expect(commands).toEqual([{ do: "pause" }]);
  });

  it("steps in the unit that is chosen", async () => {
    transport.unit = "time";
    transport.stepNs = 5_000;
    await transport.updateComplete;
    button("Step").click();
    expect(commands).toEqual([{ do: "step", unit: "time", ns: 5_000 }]);
  });

  it("shows where it is, for eyes and for ears", () => {
    expect(root().querySelector("output")?.textContent).toBe("12.480\u00a0ms");
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 214 of 477");
  });

  it("seeks when the bar is let go, and tells where the finger is before", () => {
    const previews: number[] = [];
    transport.addEventListener("gopark-preview", ({ detail }) => previews.push(detail));
    seekBar().value = "100";
    seekBar().dispatchEvent(new Event("input"));
    expect(commands).toEqual([]);
    seekBar().dispatchEvent(new Event("change"));
    expect(previews).toEqual([100]);
    expect(commands).toEqual([{ do: "seek", step: 100 }]);
  });

  it("stays where the bar was let go until the answer, and goes back if that is no", async () => {
    seekBar().value = "100";
    seekBar().dispatchEvent(new Event("change"));
    await transport.updateComplete;
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 100 of 477");
    transport.settle();
    await transport.updateComplete;
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 214 of 477");
  });

  it("stays where the bar was let go while what happened before still comes", async () => {
    seekBar().value = "100";
    seekBar().dispatchEvent(new Event("change"));
    transport.world = { ...transport.world, step: 215 };
    await transport.updateComplete;
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 100 of 477");
    transport.world = { ...transport.world, seq: 8, step: 99 };
    await transport.updateComplete;
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 99 of 477");
  });

  it("goes back to where the session is if the bar’s wish cannot be met", async () => {
    seekBar().value = "100";
    seekBar().dispatchEvent(new Event("change"));
    await transport.updateComplete;
    transport.settle();
    await transport.updateComplete;
    expect(seekBar().getAttribute("aria-valuetext")).toBe("step 214 of 477");
  });

  it("plays and pauses at two quick presses, whenever the first is seen obeyed", async () => {
    transport.go("play");
    transport.go("play");
    expect(commands.map((each) => each.do)).toEqual(["play", "pause"]);
    transport.world = { ...transport.world, seq: 8, playing: true };
    await transport.updateComplete;
    transport.go("play");
    expect(commands.map((each) => each.do)).toEqual(["play", "pause", "play"]);
    transport.world = { ...transport.world, seq: 10, playing: true };
    await transport.updateComplete;
    transport.go("play");
    expect(commands.at(-1)).toEqual({ do: "pause" });
  });

  it("runs to the next event of a kind", () => {
    const form = root().querySelector("form");
    form?.dispatchEvent(new Event("submit", { cancelable: true }));
    expect(commands).toEqual([
      {
        do: "runUntil",
        condition: "ev.kind == 'steal' || ev.kind == 'stealRunnext'",
        limitNs: 200_000_000,
      },
    ]);
  });

  it("is one stop of the tab key, with arrows between its buttons", async () => {
    expect(buttons().map((one) => one.tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
    const press = (key: string) =>
      root().activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    button("Play").focus();
    press("ArrowRight");
    await transport.updateComplete;
    expect(root().activeElement?.getAttribute("aria-label")).toBe("Step");
    press("End");
    expect(root().activeElement?.getAttribute("aria-label")).toBe("To the last step seen");
  });
});

describe("the pace", () => {
  const control = () => root().querySelector("gopark-pace-control");

  it("is told at once while it plays, and with the next play otherwise", async () => {
    const inside = control();
    const time = inside?.renderRoot.querySelectorAll<HTMLInputElement>("input[type=radio]")[1];
    time?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(commands).toEqual([]);
    button("Play").click();
    expect(commands).toEqual([{ do: "play", pace: { nsPerSecond: 1_000_000 } }]);
    transport.world = { ...transport.world, playing: true };
    await transport.updateComplete;
    await inside?.updateComplete;
    const slider = inside?.renderRoot.querySelector<HTMLInputElement>("input[type=range]");
    if (!slider) throw new Error("There is no slider");
    slider.value = "16";
    slider.dispatchEvent(new Event("input"));
    slider.dispatchEvent(new Event("change"));
    expect(commands.at(-1)).toEqual({ do: "play", pace: { nsPerSecond: 64_000_000 } });
  });

  it("stays what it was when the session, paused, has none", async () => {
    transport.world = { ...transport.world, playing: true, pace: { eventsPerSecond: 32 } };
    await transport.updateComplete;
    await control()?.updateComplete;
    transport.world = { seq: 8, step: 1, timeNs: 1, farthest: 1, playing: false };
    await transport.updateComplete;
    await control()?.updateComplete;
    expect(control()?.wanted).toEqual({ eventsPerSecond: 32 });
  });

  beforeEach(async () => {
    commands = [];
    transport = new Transport();
    transport.addEventListener("gopark-command", ({ detail }) => commands.push(detail));
    document.body.replaceChildren(transport);
    await transport.updateComplete;
    await control()?.updateComplete;
  });
});
