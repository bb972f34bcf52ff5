import { draggedCommand, heldAs, type StartCommand } from "../../controls/dragged";

/** What a dropped command becomes when it falls on a processor. */
export type OnDrop = (command: StartCommand, p: number) => void;

/** Lets what is dragged with a command fall on the board's processors; nothing else takes it. */
export function acceptDrops(board: HTMLElement, drop: OnDrop): void {
  let over: Element | null = null;
  const light = (next: Element | null): void => {
    over?.removeAttribute("data-drop");
    over = next;
    over?.setAttribute("data-drop", "");
  };
  board.addEventListener("dragover", (event) => {
    const carries = event.dataTransfer?.types.includes(draggedCommand) === true;
    const target = carries ? processorAt(event) : null;
    if (target !== over) light(target);
    if (target === null || event.dataTransfer === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  });
  board.addEventListener("dragleave", (event) => {
    if (!(event.relatedTarget instanceof Node) || !board.contains(event.relatedTarget)) light(null);
  });
  board.addEventListener("drop", (event) => {
    const p = processorAt(event)?.getAttribute("data-place")?.slice(1);
    light(null);
    const command = heldAs(event.dataTransfer?.getData(draggedCommand) ?? "");
    if (p === undefined || command === null) return;
    event.preventDefault();
    drop(command, Number(p));
  });
}

function processorAt({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest(".p-card[data-place]") : null;
}
