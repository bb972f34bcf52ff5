// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Tabs } from "./tabs";

function tab(id: string): HTMLElement | null {
  return document.querySelector(`[aria-controls="${id}"]`);
}

describe("tabs", () => {
  let tabs: Tabs;

  beforeEach(() => {
    const list = document.createElement("div");
    const panels = ["why", "act"].map((id) => {
      const button = list.appendChild(document.createElement("button"));
      button.setAttribute("role", "tab");
      button.setAttribute("aria-controls", id);
      const panel = document.createElement("div");
      panel.id = id;
      return panel;
    });
    document.body.replaceChildren(list, ...panels);
    tabs = new Tabs(list);
  });

  it("show the first panel, and then the one that is clicked", () => {
    expect(document.getElementById("act")?.hidden).toBe(true);
    tab("act")?.click();
    expect(tabs.shown).toBe("act");
    expect(document.getElementById("act")?.hidden).toBe(false);
    expect(document.getElementById("why")?.hidden).toBe(true);
  });

  it("are one stop for the tab key, and arrows go round", () => {
    expect(tab("why")?.tabIndex).toBe(0);
    expect(tab("act")?.tabIndex).toBe(-1);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    tab("why")?.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(tab("act"));
    press("ArrowRight");
    expect(document.activeElement).toBe(tab("why"));
    press("ArrowLeft");
    expect(tabs.shown).toBe("act");
  });

  it("tell who has turned to what", () => {
    const turned: string[] = [];
    tabs.onTurn = (panel) => turned.push(panel);
    tabs.show("act");
    expect(turned).toEqual(["act"]);
  });
});
