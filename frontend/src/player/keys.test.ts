// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { obeyKeys } from "./keys";
import type { SceneWish } from "./wishes";

let wishes: SceneWish[];
let playing: boolean;

obeyKeys(
  document,
  () => playing,
  (wish) => wishes.push(wish),
);

function press(key: string, on: string, more: KeyboardEventInit = {}): boolean {
  const [name = "", attribute] = on.split(" ");
  const element = document.createElement(name);
  if (attribute !== undefined) element.setAttribute(attribute, "");
  document.body.replaceChildren(element);
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  wishes = [];
  playing = false;
});

describe("the keys of a scene", () => {
  it("play and pause by the space bar, also on a thing of the board", () => {
    expect(press(" ", "button data-item")).toBe(true);
    playing = true;
    press(" ", "div");
    expect(wishes).toEqual([{ do: "play" }, { do: "pause" }]);
  });

  it("step by events and by beats", () => {
    for (const key of [".", ",", ">", "<"]) press(key, "div");
    expect(wishes).toEqual([
      { do: "move", by: 1 },
      { do: "move", by: -1 },
      { do: "next" },
      { do: "previous" },
    ]);
  });

  it("are left to what has a use for them itself", () => {
    for (const own of ["button", "input", "select", "a"]) expect(press(" ", own)).toBe(false);
    expect(press(".", "div", { ctrlKey: true })).toBe(false);
    expect(press("x", "div")).toBe(false);
    expect(wishes).toEqual([]);
  });
});
