// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { draggedCommand } from "../../base/drag";
import { acceptDrops } from "./drop";

interface Dropped {
  readonly command: Readonly<Record<string, unknown>>;
  readonly p: number;
}

describe("a drop on the board", () => {
  let board: HTMLElement;
  let card: HTMLElement;
  let inside: HTMLElement;
  let dropped: Dropped[];

  beforeEach(() => {
    board = document.createElement("div");
    card = board.appendChild(document.createElement("div"));
    card.className = "p-card";
    card.setAttribute("data-place", "P2");
    inside = card.appendChild(document.createElement("button"));
    document.body.replaceChildren(board);
    dropped = [];
    acceptDrops(board, (command, p) => dropped.push({ command, p }));
  });

  function fire(type: string, target: Element, data: Readonly<Record<string, string>>): Event {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const dataTransfer = {
      types: Object.keys(data),
      getData: (kind: string) => data[kind] ?? "",
      dropEffect: "none",
    };
    Object.assign(event, { dataTransfer });
    target.dispatchEvent(event);
    return event;
  }

  const command = { [draggedCommand]: '{"do":"go","count":1}' };

  it("falls on the processor beneath, which says so before", () => {
    expect(fire("dragover", inside, command).defaultPrevented).toBe(true);
    expect(card.hasAttribute("data-drop")).toBe(true);
    fire("drop", inside, command);
    expect(dropped).toEqual([{ command: { do: "go", count: 1 }, p: 2 }]);
    expect(card.hasAttribute("data-drop")).toBe(false);
  });

  it("falls nowhere beside the processors", () => {
    expect(fire("dragover", board, command).defaultPrevented).toBe(false);
    fire("drop", board, command);
    expect(dropped).toEqual([]);
  });

  it("is not taken if it carries something else, or nonsense", () => {
    expect(fire("dragover", inside, { "text/plain": "x" }).defaultPrevented).toBe(false);
    fire("drop", inside, { [draggedCommand]: "{" });
    fire("drop", inside, { [draggedCommand]: "7" });
    expect(dropped).toEqual([]);
  });
});
