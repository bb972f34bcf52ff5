// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { revealDrawn } from "./pieces";

describe("a page that waits", () => {
  it("is shown when its board has drawn, and not before", async () => {
    const page = document.createElement("main");
    page.setAttribute("data-waits", "");
    let drawn: (whole: boolean) => void = () => undefined;
    const board = {
      updateComplete: new Promise<boolean>((resolve) => {
        drawn = resolve;
      }),
    };
    const shown = revealDrawn(page, board);
    await Promise.resolve();
    expect(page.hasAttribute("data-waits")).toBe(true);
    drawn(true);
    await shown;
    expect(page.hasAttribute("data-waits")).toBe(false);
  });
});
