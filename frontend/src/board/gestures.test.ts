// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Board } from "./board";
import type { BoardChoice } from "./gestures";
import { crowdedWorld, recordedWorld } from "./testdata/world";

let told: [string, BoardChoice["kind"], BoardChoice["id"]][] = [];
let board: Board;

beforeEach(async () => {
  told = [];
  board = Object.assign(new Board(), { world: recordedWorld });
  for (const type of ["gopark-choose", "gopark-menu"]) {
    board.addEventListener(type, (event) => {
      const { kind, id } = (event as CustomEvent<BoardChoice>).detail;
      told.push([type, kind, id]);
    });
  }
  document.body.append(board);
  await board.updateComplete;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function item(key: string): HTMLElement {
  const found = board.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (found === null) throw new Error(`There is no ${key} on the board`);
  return found;
}

function touch(type: string, key: string, x = 0): void {
  const init = { bubbles: true, pointerType: "touch", clientX: x, clientY: 0 };
  item(key).dispatchEvent(new PointerEvent(type, init));
}

function mouse(type: string, target: HTMLElement, more: PointerEventInit = {}): void {
  const init = { bubbles: true, pointerType: "mouse", detail: 1, ...more };
  target.dispatchEvent(new PointerEvent(type, init));
}

function press(target: HTMLElement, key: string, shiftKey = false): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
}

describe("a thing on the board", () => {
  it("is chosen by a click, wherever it is drawn", () => {
    for (const key of ["G7", "M2", "P1", "queue P0", "channel 2", "sync 1", "sysmon sysmon"]) {
      item(key).querySelector("svg, b, code")?.dispatchEvent(new MouseEvent("click", bubbling));
    }
    expect(told).toEqual([
      ["gopark-choose", "g", 7],
      ["gopark-choose", "m", 2],
      ["gopark-choose", "p", 1],
      ["gopark-choose", "queue", "P0"],
      ["gopark-choose", "channel", 2],
      ["gopark-choose", "sync", 1],
      ["gopark-choose", "sysmon", "sysmon"],
    ]);
  });

  it("is chosen by a click, though it has gone elsewhere since it was pressed", () => {
    mouse("pointerdown", item("G7"));
    mouse("click", board);
    mouse("pointerdown", item("G7"));
    mouse("click", item("P1"));
    expect(told).toEqual([
      ["gopark-choose", "g", 7],
      ["gopark-choose", "g", 7],
    ]);
  });

  it("is chosen once the button is let go, though it has left the board and no click comes", () => {
    vi.useFakeTimers();
    mouse("pointerdown", item("G7"));
    item("G7").remove();
    mouse("pointerup", board);
    vi.advanceTimersByTime(0);
    expect(told).toEqual([["gopark-choose", "g", 7]]);
  });

  it("is chosen once by a press and its click", () => {
    vi.useFakeTimers();
    mouse("pointerdown", item("G7"));
    mouse("pointerup", item("G7"));
    mouse("click", item("G7"));
    vi.advanceTimersByTime(600);
    expect(told).toEqual([["gopark-choose", "g", 7]]);
  });

  it("is not chosen by a mouse that drags, or by another button", () => {
    vi.useFakeTimers();
    mouse("pointerdown", item("G7"));
    mouse("pointermove", board, { clientX: 40 });
    mouse("pointerup", board);
    mouse("pointerdown", item("G7"), { button: 2 });
    mouse("pointerup", item("G7"), { button: 2 });
    vi.advanceTimersByTime(600);
    expect(told).toEqual([]);
  });

  it("opens its menu on a right click, instead of the browser's", () => {
    const event = new MouseEvent("contextmenu", { ...bubbling, cancelable: true });
    item("G7").dispatchEvent(event);
    expect(told).toEqual([["gopark-menu", "g", 7]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it("opens its menu by the keyboard", () => {
    press(item("P1"), "F10", true);
    press(item("P1"), "ContextMenu");
    press(item("P1"), "F10");
    expect(told).toEqual([
      ["gopark-menu", "p", 1],
      ["gopark-menu", "p", 1],
    ]);
  });

  it("opens its menu when a finger stays on it, and is not chosen when it lifts", () => {
    vi.useFakeTimers();
    touch("pointerdown", "G7");
    vi.advanceTimersByTime(600);
    touch("pointerup", "G7");
    item("G7").dispatchEvent(new MouseEvent("click", bubbling));
    expect(told).toEqual([["gopark-menu", "g", 7]]);
  });

  it("opens no menu under a finger that scrolls, or lifts soon", () => {
    vi.useFakeTimers();
    touch("pointerdown", "G7");
    touch("pointermove", "G7", 40);
    vi.advanceTimersByTime(600);
    touch("pointerdown", "G7");
    touch("pointerup", "G7");
    vi.advanceTimersByTime(600);
    expect(told).toEqual([]);
  });

  it("is found in a long queue by the cursor's keys", async () => {
    board.world = crowdedWorld({ processors: 1, queues: [200], runqhead: 250 });
    await board.updateComplete;
    const cursor = item("slots P0");
    const runq = board.world.ps[0]?.runq ?? [];
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      `number 1 of 200, slot 250: G${String(runq[0])} main.worker`,
    );
    press(cursor, "PageDown");
    press(cursor, "ArrowRight");
    await board.updateComplete;
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      `number 18 of 200, slot 11: G${String(runq[17])} main.worker`,
    );
    press(cursor, "Enter");
    expect(told).toEqual([["gopark-choose", "g", runq[17]]]);
  });

  it("is found among hundreds of processors, too", async () => {
    board.world = crowdedWorld({ processors: 256, queues: [3] });
    await board.updateComplete;
    const cursor = item("strip");
    press(cursor, "PageDown");
    press(cursor, "ArrowRight");
    await board.updateComplete;
    expect(cursor.getAttribute("aria-valuetext")).toBe("P65, running, 4 goroutines queued");
    expect(board.querySelector("gopark-processor [data-key='P65']")).not.toBeNull();
    press(cursor, "Enter");
    expect(told).toEqual([["gopark-choose", "p", 65]]);
  });
});

const bubbling = { bubbles: true };
