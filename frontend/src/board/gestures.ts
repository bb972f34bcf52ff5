import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { BoardObject, ObjectKind } from "./geometry/objects";

/** What was chosen, and for a menu where it is to open. */
export interface BoardChoice extends BoardObject {
  readonly x: number;
  readonly y: number;
}

const longPressMs = 500;
/** A finger that moves farther than this scrolls. */
const slack = 10;

const numbered: readonly string[] = ["g", "m", "p", "channel", "sync"];

export function objectOf(item: Element): BoardObject {
  const kind = (item.getAttribute("data-kind") ?? "g") as ObjectKind;
  const id = item.getAttribute("data-id") ?? "";
  return { kind, id: numbered.includes(kind) ? Number(id) : id };
}

/** Turns clicks, keys, right clicks and long presses on things into what the page listens to. */
export class Gestures implements ReactiveController {
  private press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
  /** The click at the end of a long press chooses nothing. */
  private held = false;

  private readonly host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.host = host;
    host.addController(this);
    host.addEventListener("click", this.choose);
    host.addEventListener("keydown", this.key);
    host.addEventListener("contextmenu", this.context);
    host.addEventListener("pointerdown", this.down);
    host.addEventListener("pointermove", this.moved);
    host.addEventListener("pointerup", this.lift);
    host.addEventListener("pointercancel", this.lift);
    host.addEventListener("touchend", this.release);
  }

  hostDisconnected(): void {
    this.lift();
  }

  private readonly choose = (event: MouseEvent): void => {
    const item = this.itemAt(event);
    if (item !== null && !this.held) this.tell("gopark-choose", item);
    this.held = false;
  };

  private readonly key = (event: KeyboardEvent): void => {
    const item = this.itemAt(event);
    if (item === null) return;
    const wantsMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const chooses = event.key === "Enter" && !(item instanceof HTMLButtonElement);
    if (!wantsMenu && !chooses) return;
    event.preventDefault();
    this.tell(wantsMenu ? "gopark-menu" : "gopark-choose", item);
  };

  private readonly context = (event: MouseEvent): void => {
    const item = this.itemAt(event);
    if (item === null) return;
    event.preventDefault();
    if (this.held) return;
    this.lift();
    this.tell("gopark-menu", item, event.clientX, event.clientY);
  };

  private readonly down = (event: PointerEvent): void => {
    this.lift();
    this.held = false;
    const item = this.itemAt(event);
    if (item === null || event.pointerType === "mouse") return;
    const { clientX: x, clientY: y } = event;
    const timer = setTimeout(() => {
      this.press = undefined;
      this.held = true;
      this.tell("gopark-menu", item, x, y);
    }, longPressMs);
    this.press = { timer, x, y };
  };

  private readonly moved = (event: PointerEvent): void => {
    if (this.press === undefined) return;
    const { x, y } = this.press;
    if (Math.hypot(event.clientX - x, event.clientY - y) > slack) this.lift();
  };

  private readonly lift = (): void => {
    if (this.press !== undefined) clearTimeout(this.press.timer);
    this.press = undefined;
  };

  /** A long press is no tap: no focus and no click follow, which would close what it opened. */
  private readonly release = (event: TouchEvent): void => {
    if (this.held && event.cancelable) event.preventDefault();
  };

  private itemAt(event: Event): HTMLElement | null {
    return event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-item]")
      : null;
  }

  private tell(type: "gopark-choose" | "gopark-menu", item: HTMLElement, x?: number, y?: number) {
    const box = item.getBoundingClientRect();
    const at = { x: x ?? box.left + box.width / 2, y: y ?? box.top + box.height };
    const detail: BoardChoice = { ...objectOf(item), ...at };
    this.host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
