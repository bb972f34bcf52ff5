// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TermElement } from "./term.ts";

const showPopover = vi.fn();

async function shownTerm(name: TermElement["name"], words: string): Promise<TermElement> {
  const term = new TermElement();
  term.name = name;
  term.textContent = words;
  document.body.append(term);
  await term.updateComplete;
  return term;
}

const word = (term: TermElement) => term.renderRoot.querySelector<HTMLElement>(".word");
const means = (term: TermElement) =>
  term.renderRoot.querySelector("[role=tooltip]")?.textContent.replaceAll(/\s+/g, " ");

/** Until the explanations are there and drawn. */
async function explained(term: TermElement): Promise<void> {
  await vi.waitFor(
    () => {
      expect(means(term)).toBeDefined();
    },
    { timeout: 60_000 },
  );
}

beforeEach(() => {
  document.documentElement.lang = "en";
  HTMLElement.prototype.showPopover = showPopover;
  showPopover.mockClear();
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("a term", () => {
  it("is words until somebody comes to it", async () => {
    const term = await shownTerm("runqueue", "run queues");
    expect(term.textContent).toBe("run queues");
    expect(means(term)).toBeUndefined();
    expect(word(term)?.getAttribute("aria-describedby")).toBeNull();
  });

  it("explains itself when the focus comes, and is silent when it goes", async () => {
    const term = await shownTerm("runqueue", "run queues");
    word(term)?.dispatchEvent(new FocusEvent("focus"));
    await explained(term);
    expect(means(term)).toMatch(/^run queue Goroutines that can run/);
    expect(word(term)?.getAttribute("aria-describedby")).toBe("means");
    expect(showPopover).toHaveBeenCalledOnce();
    word(term)?.dispatchEvent(new FocusEvent("blur"));
    await term.updateComplete;
    expect(means(term)).toBeUndefined();
  });

  it("is closed by Escape, which closes nothing else", async () => {
    const term = await shownTerm("sysmon", "sysmon");
    word(term)?.dispatchEvent(new FocusEvent("focus"));
    await explained(term);
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    term.dispatchEvent(escape);
    await term.updateComplete;
    document.body.removeEventListener("keydown", heard);
    expect(means(term)).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
  });

  it("opens at a press, and closes at the next", async () => {
    const term = await shownTerm("workstealing", "steals");
    word(term)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    word(term)?.click();
    await explained(term);
    word(term)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    word(term)?.click();
    await term.updateComplete;
    expect(means(term)).toBeUndefined();
  });

  it("gives way to another one", async () => {
    const first = await shownTerm("runqueue", "run queue");
    const second = await shownTerm("goroutine", "goroutine");
    word(first)?.dispatchEvent(new FocusEvent("focus"));
    await explained(first);
    word(second)?.dispatchEvent(new FocusEvent("focus"));
    await explained(second);
    await first.updateComplete;
    expect(means(first)).toBeUndefined();
  });

  it("speaks the language of the page", async () => {
    document.documentElement.lang = "ru";
    const term = await shownTerm("goroutine", "горутин");
    word(term)?.dispatchEvent(new FocusEvent("focus"));
    await explained(term);
    expect(means(term)).toMatch(/^горутина Вызов функции/);
  });
});
