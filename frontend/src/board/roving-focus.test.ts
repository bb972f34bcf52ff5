// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Board } from "./board";
import { recordedWorld, without } from "./testdata/world";
import type { Goroutine, Processor, Snapshot } from "../world/world";

let board: Board;

beforeEach(async () => {
  document.documentElement.lang = "en";
  board = Object.assign(new Board(), { world: recordedWorld });
  document.body.append(board);
  await settled();
});

afterEach(() => {
  document.body.replaceChildren();
});

async function settled(): Promise<void> {
  await board.updateComplete;
  await board.updateComplete;
}

function item(key: string): HTMLElement {
  const found = board.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (found === null) throw new Error(`There is no ${key} on the board`);
  return found;
}

function press(key: string, target = document.activeElement): void {
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function stops(): string[][] {
  return [...board.querySelectorAll("[data-zone]")].map((zone) =>
    [...zone.querySelectorAll<HTMLElement>("[data-item]")]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset["key"] ?? ""),
  );
}

/** Things in a row, from left to right in the order of the page. */
function lineUp(): void {
  [...board.querySelectorAll<HTMLElement>("[data-item]")].forEach((one, i) => {
    one.getBoundingClientRect = () => new DOMRect(i * 40, 0, 30, 30);
  });
}

/** The recorded moment a little later: M5 has started G9, which stood in P2's runnext. */
function later(): Snapshot {
  const p2 = without(recordedWorld.ps[2] as Processor, "runnext");
  const g9: Goroutine = { ...(recordedWorld.gs[9] as Goroutine), status: "_Gwaiting" };
  return {
    ...recordedWorld,
    ps: { ...recordedWorld.ps, 2: p2 },
    gs: { ...recordedWorld.gs, 9: { ...without(g9, "where"), waitReason: "sleep" } },
  };
}

describe("the focus on the board", () => {
  it("has one stop of the Tab key in each zone", () => {
    expect(stops()).toEqual([["queue sched"], ["P0"], ["sync 1"], [expect.any(String)]]);
  });

  it("has its stop where it was last", () => {
    item("G9").focus();
    item("M2").focus();
    expect(stops()[1]).toEqual(["G9"]);
  });

  it("goes to the neighbour with the arrow keys", () => {
    lineUp();
    item("P0").focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(item("queue P0"));
    press("ArrowLeft");
    expect(document.activeElement).toBe(item("P0"));
  });

  it("goes up and down into the next zone, but not sideways", () => {
    lineUp();
    item("P0").focus();
    press("ArrowLeft");
    expect(document.activeElement).toBe(item("P0"));
    const above = item("queue sched");
    above.getBoundingClientRect = () => new DOMRect(40, -100, 30, 30);
    press("ArrowUp");
    expect(document.activeElement).toBe(above);
    press("ArrowDown");
    expect(document.activeElement).toBe(item("P0"));
  });

  it("goes to the ends of a zone with Home and End", () => {
    item("G9").focus();
    press("Home");
    expect(document.activeElement).toBe(item("P0"));
    press("End");
    expect(document.activeElement).toBe(item("G11"));
  });

  it("stays with a goroutine that moves elsewhere", async () => {
    item("G9").focus();
    expect(item("G9").dataset["place"]).toBe("P2.runnext");
    board.world = later();
    await settled();
    expect(item("G9").dataset["place"]).toBe("reason sleep");
    expect(document.activeElement).toBe(item("G9"));
  });

  it("is not taken back from where somebody has gone", async () => {
    const elsewhere = document.body.appendChild(document.createElement("button"));
    item("G9").focus();
    elsewhere.focus();
    board.world = later();
    await settled();
    expect(document.activeElement).toBe(elsewhere);
  });
});
