// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { worldWhere } from "../world/testdata/recorded-worlds.ts";
import { Twin } from "./twin.ts";

const world = worldWhere(({ step }) => step > 0);

let twin: Twin;

const find = (selector: string) => twin.renderRoot.querySelector<HTMLElement>(selector);
const words = () => find(".sections")?.textContent ?? "";

async function open(): Promise<void> {
  await twin.updateComplete;
}

describe("the twin of the board", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    twin = Object.assign(new Twin(), { world, latest: "P1 parks." });
    document.body.replaceChildren(twin);
    await twin.updateComplete;
  });

  it("costs nothing until it is given a world, and is read from its heading", async () => {
    twin.world = null;
    await twin.updateComplete;
    expect(find(".words")).toBeNull();
    twin.world = world;
    await twin.read();
    expect(twin.shadowRoot?.activeElement?.id).toBe("title");
    expect(twin.renderRoot.querySelectorAll("h3")).toHaveLength(5);
  });

  it("is as new as the board, without being a live region", async () => {
    await open();
    twin.world = { ...world, step: 4321, farthest: 5000 };
    await twin.updateComplete;
    expect(words()).toContain("Step 4,321 of 5,000");
    expect(find(".sections")?.closest("[aria-live], [role=status], [role=log]")).toBeNull();
  });

  it("is copied as plain text, and says so", async () => {
    let copied = "";
    twin.copyText = (text) => {
      copied = text;
      return Promise.resolve();
    };
    await open();
    find("header button")?.click();
    await Promise.resolve();
    await twin.updateComplete;
    expect(copied).toContain("- Last: P1 parks.");
    expect(find("[role=status]")?.textContent).toBe("Copied");
  });

  it("says what to do when the browser refuses the clipboard", async () => {
    twin.copyText = () => Promise.reject(new Error("refused"));
    await open();
    find("header button")?.click();
    await Promise.resolve();
    await Promise.resolve();
    await twin.updateComplete;
    expect(find("[role=status]")?.textContent).toContain("by hand");
  });
});
