// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Term } from "./forms.ts";
import { markTerms } from "./mark-terms.ts";

function block(...content: (Node | string)[]): HTMLElement {
  const element = document.createElement("p");
  element.append(...content);
  document.body.append(element);
  return element;
}

function within(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

const marked = (element: Element) =>
  [...element.querySelectorAll("gopark-term")].map(({ name, textContent }) => [name, textContent]);

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("a text of the page", () => {
  it("has its terms marked once, and its words are the same", () => {
    const element = block("A goroutine leaves the ", within("b", "run queue"), " of goroutines.");
    markTerms(element);
    expect(marked(element)).toEqual([
      ["goroutine", "goroutine"],
      ["runqueue", "run queue"],
    ]);
    expect(element.textContent).toBe("A goroutine leaves the run queue of goroutines.");
  });

  it("keeps links, buttons and code as they are", () => {
    const element = block(
      within("a", "goroutine"),
      within("button", "run queue"),
      within("code", "sysmon"),
      " and a thread",
    );
    markTerms(element);
    expect(marked(element)).toEqual([["osthread", "thread"]]);
  });

  it("is marked in the page's language", () => {
    document.documentElement.lang = "ru";
    const element = block("Горутину будит поток.");
    markTerms(element);
    expect(marked(element).map(([name]) => name)).toEqual(["goroutine", "wake", "osthread"]);
  });

  it("explains nothing that the block before has explained", () => {
    const seen = new Set<Term>();
    markTerms(block("A goroutine."), seen);
    const next = block("The goroutine parks.");
    markTerms(next, seen);
    expect(marked(next)).toEqual([["park", "parks"]]);
  });
});
