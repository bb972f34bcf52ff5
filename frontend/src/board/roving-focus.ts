import { neighbour, type Direction } from "./geometry/neighbours";

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * One stop of the Tab key in each zone; the arrows go from thing to thing, and up and down
 * into the next zone. What has the focus keeps it when the world moves it elsewhere.
 */
export class RovingFocus {
  /** The key of the thing with the tab stop, by zone. */
  private readonly stops = new Map<string, string>();
  private focused = "";

  private readonly host: HTMLElement;

  constructor(host: HTMLElement) {
    this.host = host;
    host.addEventListener("focusin", this.entered);
    host.addEventListener("focusout", this.left);
    host.addEventListener("keydown", this.move);
  }

  /** Settles the tab stops when all parts have drawn: things may have come, gone or moved. */
  settle(): void {
    for (const zone of this.zones()) {
      const items = itemsIn(zone);
      const wanted = this.stops.get(zone.dataset["zone"] ?? "");
      const stop = items.find((item) => item.dataset["key"] === wanted) ?? items[0];
      for (const item of items) setTabIndex(item, item === stop ? 0 : -1);
    }
    this.follow();
  }

  private follow(): void {
    if (this.focused === "" || this.host.contains(document.activeElement)) return;
    const moved = itemsIn(this.host).find((item) => item.dataset["key"] === this.focused);
    if (moved === undefined) this.focused = "";
    else moved.focus({ preventScroll: true });
  }

  private zones(): HTMLElement[] {
    return [...this.host.querySelectorAll<HTMLElement>("[data-zone]")];
  }

  private readonly entered = (event: FocusEvent): void => {
    const item = event.target;
    if (!(item instanceof HTMLElement) || !item.matches("[data-item]")) return;
    const zone = item.closest<HTMLElement>("[data-zone]");
    if (zone === null) return;
    this.focused = item.dataset["key"] ?? "";
    this.stops.set(zone.dataset["zone"] ?? "", this.focused);
    for (const other of itemsIn(zone)) other.tabIndex = other === item ? 0 : -1;
  };

  /** Going elsewhere by oneself is told from being taken off the page by where one goes. */
  private readonly left = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) this.focused = "";
  };

  private readonly move = (event: KeyboardEvent): void => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || !from.matches("[data-item]")) return;
    const to = this.target(from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  private target(from: HTMLElement, key: string): HTMLElement | undefined {
    const zone = from.closest<HTMLElement>("[data-zone]") ?? this.host;
    const inZone = itemsIn(zone);
    if (key === "Home") return inZone[0];
    if (key === "End") return inZone.at(-1);
    const direction = directions[key];
    if (direction === undefined) return undefined;
    const next = nextIn(inZone, from, direction);
    const leaves = direction === "up" || direction === "down";
    return next ?? (leaves ? nextIn(itemsIn(this.host), from, direction) : undefined);
  }
}

function nextIn(
  items: readonly HTMLElement[],
  from: HTMLElement,
  direction: Direction,
): HTMLElement | undefined {
  const boxes = items.map((item) => item.getBoundingClientRect());
  const index = neighbour(boxes, items.indexOf(from), direction);
  return index === undefined ? undefined : items[index];
}

/** Writing the same again would cost as much as another. */
function setTabIndex(item: HTMLElement, index: number): void {
  if (item.tabIndex !== index) item.tabIndex = index;
}

function itemsIn(root: HTMLElement): HTMLElement[] {
  const items = [...root.querySelectorAll<HTMLElement>("[data-item]")];
  // What a slim card does not show takes no focus.
  return items.filter((item) => item.closest(".p-slim") === null || item.matches(".p-name"));
}
