import { describe, expect, it } from "vitest";
import {
  characterOf,
  intentOf,
  keyOf,
  movable,
  usualKeys,
  usualSettings,
  withKey,
  type KeyPress,
} from "./keys.ts";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

describe("a key", () => {
  it.each([
    [" ", "play"],
    [".", "forward"],
    [",", "back"],
    [">", "next-switch"],
    ["<", "previous-switch"],
    ["Home", "start"],
    ["End", "end"],
    ["+", "faster"],
    ["=", "faster"],
    ["-", "slower"],
    ["e", "why"],
    ["E", "why"],
    ["b", "breakpoint"],
    ["p", "pin"],
    ["c", "compare"],
    ["l", "log"],
    ["n", "new"],
    ["t", "twin"],
    ["?", "help"],
    ["Escape", "out"],
  ])("%s means %s", (key, intent) => {
    expect(intentOf(press(key), usualSettings)).toBe(intent);
  });

  it.each(["x", "Enter", "ArrowLeft", "F5", "Tab", "Dead"])("%s is nobody's", (key) => {
    expect(intentOf(press(key), usualSettings)).toBeNull();
  });

  it("is the browser's with Control, Alt or Meta", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"]) {
      expect(intentOf(press("l", { [held]: true }), usualSettings)).toBeNull();
    }
  });

  it("goes on while held only where more of it makes sense", () => {
    expect(intentOf(press(".", { repeat: true }), usualSettings)).toBe("forward");
    expect(intentOf(press(" ", { repeat: true }), usualSettings)).toBeNull();
  });

  it("counts by its place on the keyboard under another alphabet", () => {
    expect(intentOf(press("у", { code: "KeyE" }), usualSettings)).toBe("why");
    expect(intentOf(press("ю", { code: "Period" }), usualSettings)).toBe("forward");
    expect(intentOf(press("Б", { code: "Comma", shiftKey: true }), usualSettings)).toBe(
      "previous-switch",
    );
    expect(intentOf(press(",", { code: "Slash", shiftKey: true }), usualSettings)).toBe("back");
  });

  it("that types nothing has no character", () => {
    expect(["Enter", "Shift", "F5"].map((key) => characterOf(press(key)))).toEqual(["", "", ""]);
  });
});

describe("settings of keys", () => {
  it("switch off characters, and leave Escape, Home and End", () => {
    const off = { ...usualSettings, on: false };
    for (const intent of movable) expect(intentOf(press(usualKeys[intent]), off)).toBeNull();
    expect(intentOf(press("Escape"), off)).toBe("out");
    expect(intentOf(press("Home"), off)).toBe("start");
  });

  it("move an intent, whose former key then means nothing", () => {
    const moved = withKey("why", "w", usualSettings);
    expect(keyOf("why", moved)).toBe("w");
    expect(intentOf(press("w"), moved)).toBe("why");
    expect(intentOf(press("e"), moved)).toBeNull();
    expect(intentOf(press("e"), withKey("pin", "e", moved))).toBe("pin");
  });

  it("give no key to two intents", () => {
    expect(withKey("why", "b", usualSettings)).toBe(usualSettings);
  });
});
