// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../world/world.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import type { Thing } from "../world/thing.ts";
import type { Command } from "../world/command.ts";
import { Menu } from "./menu.ts";

let menu: Menu;
let opener: HTMLButtonElement;
let commands: Command[];

const root = () => menu.renderRoot as ShadowRoot;
const focused = () => root().activeElement?.querySelector("span")?.textContent;
const press = (key: string) =>
  root().activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

async function open(thing: Thing): Promise<void> {
  opener.focus();
  await menu.open(thing, { x: 10, y: 10 });
}

describe("the menu of an object", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
    commands = [];
    opener = document.createElement("button");
    menu = new Menu();
    menu.world = recorded as unknown as Snapshot;
    menu.addEventListener("gopark-command", ({ detail }) => commands.push(detail));
    document.body.replaceChildren(opener, menu);
  });

  it("opens with the focus on its first item, and says whose it is", async () => {
    await open({ kind: "g", id: 6 });
    expect(root().querySelector("[role=menu]")?.getAttribute("aria-label")).toBe(
      "What to do with G6",
    );
    expect(focused()).toBe("Look closer");
  });

  it("is walked with the arrows, round and round, and by letters", async () => {
    await open({ kind: "g", id: 6 });
    press("ArrowUp");
    expect(focused()).toBe("More actions…");
    press("ArrowDown");
    expect(focused()).toBe("Look closer");
    press("End");
    expect(focused()).toBe("More actions…");
    press("y");
    expect(focused()).toBe("Yield");
  });

  it("shows what is wanted seldom after one more press, and goes on there", async () => {
    await open({ kind: "g", id: 6 });
    press("End");
    press("Enter");
    await vi.waitFor(() => {
      expect(focused()).toBe("Wait for a channel");
    });
    press("End");
    expect(focused()).toBe("Panic");
  });

  it("keeps the focus on an action that cannot be done any more, or can again", async () => {
    await open({ kind: "g", id: 9 });
    press("u");
    const isRefused = () => root().activeElement?.getAttribute("aria-disabled") === "true";
    expect([focused(), isRefused()]).toEqual(["Unblock", true]);
    const world = menu.world as Snapshot;
    const g = world.gs["9"];
    if (g === undefined) throw new Error("G9 is not there");
    const waiting = { ...g, status: "_Gwaiting", operation: "block" } as const;
    menu.world = { ...world, gs: { ...world.gs, "9": waiting } };
    await menu.updateComplete;
    expect([focused(), isRefused()]).toEqual(["Unblock", false]);
    menu.world = { ...world, gs: { ...world.gs, "9": { ...g, status: "_Gdead" } } };
    await menu.updateComplete;
    expect(focused()).toBe("Look closer");
  });

  it("lets go what is kept in sight", async () => {
    menu.pinned = [{ kind: "g", id: 6 }];
    await open({ kind: "g", id: 6 });
    expect(root().textContent).toContain("Stop keeping in sight");
    expect(root().textContent).not.toContain("Keep in sight");
  });

  it("offers nothing to do in somebody else's session, and says so", async () => {
    menu.watching = true;
    await open({ kind: "g", id: 6 });
    expect(root().querySelector("#note")?.textContent).toMatch(/Take a copy/);
    expect(root().querySelectorAll("[role=menuitem]")).toHaveLength(2);
  });

  it("does what is chosen with Enter, and gives the focus back", async () => {
    await open({ kind: "g", id: 6 });
    press("y");
    press("Enter");
    expect(commands).toEqual([{ do: "gosched", g: 6 }]);
    await menu.updateComplete;
    expect(root().querySelector("[role=menu]")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("makes a call last as long as was chosen", async () => {
    await open({ kind: "g", id: 6 });
    const lengths = [...root().querySelectorAll<HTMLElement>("[role=menuitemradio]")];
    expect(lengths.map((one) => one.getAttribute("aria-checked"))).toEqual([
      "false",
      "true",
      "false",
      "false",
    ]);
    lengths.at(-1)?.click();
    await menu.updateComplete;
    root().querySelector<HTMLElement>("[role=menuitem]:not([aria-disabled]) code")?.click();
    expect(commands).toEqual([{ do: "syscall", g: 6, ns: 50_000_000 }]);
  });

  it("keeps what makes no sense, with the reason, and does not do it", async () => {
    await open({ kind: "g", id: 9 });
    expect(root().querySelector("#note")?.textContent).toBe(
      "G9 is not running now. It does this when it next runs.",
    );
    const refused = root().querySelector<HTMLElement>("[aria-disabled=true]");
    expect(refused?.querySelector("small")?.textContent).toBe(
      "G9 is _Grunnable and waits for nothing.",
    );
    refused?.click();
    expect(commands).toEqual([]);
  });

  it("says why nothing can be done, and still looks closer", async () => {
    const chosen: Thing[] = [];
    menu.addEventListener("gopark-choose", ({ detail }) => chosen.push(detail));
    await open({ kind: "g", id: 13 });
    expect(root().querySelector("#note")?.textContent).toMatch(/^G13 has ended/);
    press("Enter");
    expect(chosen).toEqual([{ kind: "g", id: 13 }]);
  });

  it("closes with Escape, and with a press elsewhere", async () => {
    await open({ kind: "p", id: 1 });
    press("Escape");
    await menu.updateComplete;
    expect(root().querySelector("[role=menu]")).toBeNull();
    await open({ kind: "p", id: 1 });
    opener.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
    await menu.updateComplete;
    expect(root().querySelector("[role=menu]")).toBeNull();
  });
});
