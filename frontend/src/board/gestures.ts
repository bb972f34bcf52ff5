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

/** What a pointer went down on, and where; the thing's element may show another one later. */
type Press = BoardChoice & { readonly item: HTMLElement };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where what tells of a thing is to stand. */
function below(item: HTMLElement): Point {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height };
}

/**
 * Turns clicks, keys, right clicks and long presses on things into what the page listens to. While
 * the board plays, a thing may go elsewhere between the press and the release. It is chosen all the
 * same: the browser would send the click to whatever holds both places, or to nobody if the thing
 * has left the board.
 */
export class Gestures implements ReactiveController {
  /** What is pressed, until its click has come or it has moved too far for one. */
  private pressed: Press | undefined;
  private longPress: ReturnType<typeof setTimeout> | undefined;
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
    host.addEventListener("pointercancel", this.letGo);
    host.addEventListener("touchend", this.release);
  }

  hostDisconnected(): void {
    this.letGo();
  }

  private readonly choose = (event: MouseEvent): void => {
    const press = event.detail > 0 ? this.pressed : undefined;
    const item = this.itemAt(event);
    this.letGo();
    if (press !== undefined) this.choosePressed(press);
    else if (item !== null && !this.held) this.tell("gopark-choose", objectOf(item), below(item));
    this.held = false;
  };

  private readonly key = (event: KeyboardEvent): void => {
    const item = this.itemAt(event);
    if (item === null) return;
    const wantsMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const chooses = event.key === "Enter" && !(item instanceof HTMLButtonElement);
    if (!wantsMenu && !chooses) return;
    event.preventDefault();
    this.tell(wantsMenu ? "gopark-menu" : "gopark-choose", objectOf(item), below(item));
  };

  private readonly context = (event: MouseEvent): void => {
    const item = this.itemAt(event);
    if (item === null) return;
    event.preventDefault();
    if (this.held) return;
    this.letGo();
    this.tell("gopark-menu", objectOf(item), { x: event.clientX, y: event.clientY });
  };

  private readonly down = (event: PointerEvent): void => {
    this.letGo();
    this.held = false;
    const item = this.itemAt(event);
    if (item === null || event.button !== 0) return;
    const press = { ...objectOf(item), item, x: event.clientX, y: event.clientY };
    this.pressed = press;
    if (event.pointerType === "mouse") this.awaitRelease(press);
    else this.awaitLongPress(press);
  };

  /** The click comes right after the release, if it comes at all. */
  private awaitRelease(press: Press): void {
    const released = (): void => {
      setTimeout(() => {
        if (this.pressed !== press) return;
        this.letGo();
        this.choosePressed(press);
      });
    };
    window.addEventListener("pointerup", released, { once: true });
  }

  private awaitLongPress(press: Press): void {
    this.longPress = setTimeout(() => {
      this.pressed = undefined;
      this.held = true;
      this.tell("gopark-menu", press, press);
    }, longPressMs);
  }

  private readonly moved = (event: PointerEvent): void => {
    if (this.pressed === undefined) return;
    const { x, y } = this.pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) > slack) this.letGo();
  };

  private readonly lift = (): void => {
    clearTimeout(this.longPress);
  };

  private readonly letGo = (): void => {
    this.lift();
    this.pressed = undefined;
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

  private choosePressed(press: Press): void {
    this.tell("gopark-choose", press, press.item.isConnected ? below(press.item) : press);
  }

  private tell(type: "gopark-choose" | "gopark-menu", { kind, id }: BoardObject, at: Point) {
    const detail: BoardChoice = { kind, id, x: at.x, y: at.y };
    this.host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
