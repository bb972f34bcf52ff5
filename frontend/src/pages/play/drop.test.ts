// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { draggedCommand, hold, type StartCommand } from "../../controls/dragged";
import { acceptDrops } from "./drop";

interface Dropped {
  readonly command: StartCommand;
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

  const start: StartCommand = { do: "go", behaviour: { kind: "cpu", ns: 7 }, count: 1 };
  const command = { [draggedCommand]: hold(start) };

  it("falls on the processor beneath, which says so before", () => {
    expect(fire("dragover", inside, command).defaultPrevented).toBe(true);
    expect(card.hasAttribute("data-drop")).toBe(true);
    fire("drop", inside, command);
    expect(dropped).toEqual([{ command: start, p: 2 }]);
    expect(card.hasAttribute("data-drop")).toBe(false);
  });

  it("falls nowhere beside the processors", () => {
    expect(fire("dragover", board, command).defaultPrevented).toBe(false);
    fire("drop", board, command);
    expect(dropped).toEqual([]);
  });

  it("is not taken if it carries something else, or nonsense", () => {
    expect(fire("dragover", inside, { "text/plain": "x" }).defaultPrevented).toBe(false);
    fire("drop", inside, { [draggedCommand]: '{"do":"exit","g":1}' });
    fire("drop", inside, { [draggedCommand]: "drag-0" });
    expect(dropped).toEqual([]);
  });
});
