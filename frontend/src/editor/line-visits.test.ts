// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import "./line-visits";

beforeEach(() => {
  document.documentElement.lang = "en";
  document.body.replaceChildren();
});

async function shown(line: number | null) {
  const element = document.createElement("gopark-line-visits");
  element.line = line;
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const words = (element: Element): string => (element.shadowRoot?.textContent ?? "").trim();

describe("the line of the cursor", () => {
  it("is not told before somebody has put the cursor there", async () => {
    expect(words(await shown(null))).toBe("");
  });

  it("leads to when somebody was on it before and will be after", async () => {
    const element = await shown(25);
    const wished: unknown[] = [];
    element.addEventListener("gopark-line-visit", ({ detail }) => wished.push(detail));
    for (const button of element.shadowRoot?.querySelectorAll("button") ?? []) button.click();
    expect(words(element)).toBe("Line 25");
    expect(wished).toEqual([
      { line: 25, way: "before" },
      { line: 25, way: "after" },
    ]);
  });

  it("says that nobody was found", async () => {
    const element = await shown(25);
    element.missing = "before";
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector("[role=status]")?.textContent).toBe(
      "nobody before this",
    );
  });
});
