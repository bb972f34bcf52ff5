// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Branches } from "./branches.ts";

let element: Branches;

const rows = () => [...element.renderRoot.querySelectorAll("li")];

describe("the branches", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    element = new Branches();
    element.branches = [
      { number: 0, forkStep: 0, farthest: 477, shown: false, lastCommand: "go" },
      { number: 1, parent: 0, forkStep: 214, farthest: 300, shown: true, lastCommand: "gc" },
    ];
    document.body.replaceChildren(element);
    await element.updateComplete;
  });

  it("say where they left the other, how long they are, and which is shown", () => {
    const [first, second] = rows();
    expect(first?.textContent.replace(/\s+/g, " ")).toContain("477 steps seen · go");
    expect(second?.getAttribute("aria-current")).toBe("true");
    expect(second?.textContent.replace(/\s+/g, " ")).toContain("from step 214, 86 steps seen");
  });

  it("can be shown and compared, but for the one on the screen", () => {
    const shown: number[] = [];
    const compared: { a: number; b: number }[] = [];
    element.addEventListener("gopark-branch", ({ detail }) => shown.push(detail));
    element.addEventListener("gopark-compare", ({ detail }) => compared.push(detail));
    for (const button of element.renderRoot.querySelectorAll("button")) button.click();
    expect(shown).toEqual([0]);
    expect(compared).toEqual([{ a: 1, b: 0 }]);
  });
});
