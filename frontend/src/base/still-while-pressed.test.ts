// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StillWhilePressed } from "./still-while-pressed.ts";

class Row extends StillWhilePressed {
  static override properties = { words: {} };

  declare words: string;

  protected override render() {
    return html`<p><button type="button">${this.words}</button></p>`;
  }
}

customElements.define("test-row", Row);

let row: Row;

const part = (selector: string) => row.renderRoot.querySelector<HTMLElement>(selector);
const words = () => part("button")?.textContent;

function press(selector: string): void {
  part(selector)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
}

async function say(what: string): Promise<void> {
  row.words = what;
  await vi.advanceTimersByTimeAsync(0);
}

describe("an element that is still while it is pressed", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    row = new Row();
    document.body.replaceChildren(row);
    await say("before");
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("is drawn anew as soon as the click has come", async () => {
    press("button");
    await say("after");
    expect(words()).toBe("before");
    window.dispatchEvent(new PointerEvent("pointerup"));
    part("button")?.click();
    await row.updateComplete;
    expect(words()).toBe("after");
  });

  it("does not wait for a click that does not come", async () => {
    press("button");
    await say("after");
    window.dispatchEvent(new PointerEvent("pointerup"));
    await vi.advanceTimersByTimeAsync(100);
    expect(words()).toBe("after");
  });

  it("is drawn anew when the finger scrolls instead", async () => {
    press("button");
    await say("after");
    window.dispatchEvent(new PointerEvent("pointercancel"));
    await row.updateComplete;
    expect(words()).toBe("after");
  });

  it("waits for nothing that is not pressed to do something", async () => {
    press("p");
    await say("after");
    expect(words()).toBe("after");
  });
});
