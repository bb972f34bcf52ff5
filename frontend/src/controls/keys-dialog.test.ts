// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepKeySettings, keySettings } from "./key-settings.ts";
import { KeysDialog } from "./keys-dialog.ts";
import { movable, usualSettings } from "./keys.ts";

let keys: KeysDialog;

const find = (selector: string) => {
  const found = keys.renderRoot.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const change = (what: string) => find(`[aria-label="Change the key for: ${what}"]`);
const status = () => find("[role=status]").textContent;

async function press(key: string): Promise<void> {
  find("dialog").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await keys.updateComplete;
}

describe("the list of keys", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    keepKeySettings(usualSettings);
    keys = new KeysDialog();
    document.body.replaceChildren(keys);
    await keys.updateComplete;
    keys.show();
    await keys.updateComplete;
  });

  afterEach(() => {
    keepKeySettings(usualSettings);
  });

  it("is a dialog that lists every key", () => {
    expect(find("dialog").matches("[open]")).toBe(true);
    expect(keys.renderRoot.querySelectorAll(".movable")).toHaveLength(movable.length);
    expect(find("dl").textContent).toContain("Space");
  });

  it("switches single keys off, and remembers", async () => {
    const box = find("input[type=checkbox]") as HTMLInputElement;
    box.checked = false;
    box.dispatchEvent(new Event("change"));
    await keys.updateComplete;
    expect(keySettings().on).toBe(false);
    expect(find(".all").className).toContain("off");
  });

  it("takes the next key that is pressed", async () => {
    change("Log").click();
    await keys.updateComplete;
    expect(status()).toContain("Press the new key for: Log");
    await press("Shift");
    await press("g");
    expect(keySettings().moved).toEqual({ log: "g" });
    expect(status()).toBe("Log: the key is now G.");
  });

  it("says who has a key, and goes on waiting", async () => {
    change("Log").click();
    await press("e");
    expect(status()).toBe("E is taken: Why is it so?");
    await press("Enter");
    expect(status()).toContain("types a character");
    await press("g");
    expect(keySettings().moved).toEqual({ log: "g" });
  });

  it("leaves a key as it is on Escape", async () => {
    change("Log").click();
    await press("Escape");
    await press("g");
    expect(keySettings().moved).toEqual({});
    expect(find("dialog").matches("[open]")).toBe(true);
  });
});
