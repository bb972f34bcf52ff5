// @vitest-environment happy-dom
import { html, render } from "lit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { attachIdleKeys, attachKeys } from "./attach-keys.ts";
import { keepKeySettings, keySettings, readSettings } from "./key-settings.ts";
import { usualSettings, type Intent } from "./keys.ts";

let intents: Intent[];
let end: () => void;

function pressOn(selector: string, key: string, type = "keydown"): KeyboardEvent {
  const target = document.querySelector(selector);
  if (target === null) throw new Error(`There is no ${selector}`);
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(event);
  return event;
}

describe("attached keys", () => {
  beforeEach(() => {
    render(
      html`<input class="outside" />
        <main>
          <button class="thing" data-item></button><button class="control"></button>
          <input class="field" /><input class="seek" type="range" /><select></select>
          <p contenteditable="true"></p>
        </main>`,
      document.body,
    );
    const root = document.querySelector("main");
    if (root === null) throw new Error("There is no root");
    intents = [];
    end = attachKeys(root, (intent) => intents.push(intent));
  });

  afterEach(() => {
    end();
    keepKeySettings(usualSettings);
  });

  it("play by Space on a thing of the board, which is not pressed by it", () => {
    expect(pressOn(".thing", " ").defaultPrevented).toBe(true);
    expect(pressOn(".thing", " ", "keyup").defaultPrevented).toBe(true);
    expect(intents).toEqual(["play"]);
  });

  it("leave Space to what is typed in, and to a button of its own", () => {
    for (const selector of [".field", ".outside", "select", "[contenteditable]", ".control"]) {
      expect(pressOn(selector, " ").defaultPrevented).toBe(false);
      expect(pressOn(selector, " ", "keyup").defaultPrevented).toBe(false);
    }
    expect(intents).toEqual([]);
  });

  it("step from the controls of the transport, whose slider keeps its own keys", () => {
    pressOn(".control", ".");
    pressOn(".seek", ",");
    expect(pressOn(".seek", "Home").defaultPrevented).toBe(false);
    expect(intents).toEqual(["forward", "back"]);
  });

  it("follow the settings at once", () => {
    keepKeySettings({ on: false, moved: {} });
    pressOn(".thing", " ");
    expect(intents).toEqual([]);
    keepKeySettings({ on: true, moved: { play: "k" } });
    pressOn(".thing", "k");
    expect(intents).toEqual(["play"]);
  });

  it("end", () => {
    end();
    pressOn(".thing", " ");
    expect(intents).toEqual([]);
  });
});

describe("kept settings", () => {
  it("hold for the page where nothing can be stored", () => {
    const { localStorage } = globalThis;
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get: () => {
        throw new Error("blocked");
      },
    });
    try {
      keepKeySettings({ on: false, moved: {} });
      expect(keySettings().on).toBe(false);
    } finally {
      Object.defineProperty(globalThis, "localStorage", {
        configurable: true,
        value: localStorage,
      });
      keepKeySettings(usualSettings);
    }
  });

  it("are read as far as they make sense", () => {
    expect(readSettings("")).toEqual(usualSettings);
    expect(readSettings("null")).toEqual(usualSettings);
    expect(readSettings('{"on":false,"moved":{"why":"w","fly":"f","pin":"long","log":1}}')).toEqual(
      {
        on: false,
        moved: { why: "w" },
      },
    );
  });
});

describe("keys where nothing has the focus", () => {
  it("step, but leave Space and what is typed to the page", () => {
    render(html`<input class="field" />`, document.body);
    const heard: Intent[] = [];
    const stop = attachIdleKeys((intent) => heard.push(intent));
    expect(pressOn("body", ".").defaultPrevented).toBe(true);
    expect(pressOn("body", " ").defaultPrevented).toBe(false);
    document.querySelector<HTMLElement>(".field")?.focus();
    expect(pressOn(".field", ".").defaultPrevented).toBe(false);
    stop();
    expect(heard).toEqual(["forward"]);
  });
});
