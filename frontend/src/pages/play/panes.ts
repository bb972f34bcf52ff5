import text from "../../../texts/play.yaml";

/** An edge between two panes that can be drawn. */
interface Edge {
  readonly name: string;
  /** The pane's share of the room, in percent. */
  readonly range: { readonly least: number; readonly usual: number; readonly most: number };
  readonly orientation: "vertical" | "horizontal";
  /** The property of the style that takes the share. */
  readonly property: string;
  /** Which side of the edge the pane is on. */
  readonly pane: "before" | "after";
  readonly label: string;
}

const stride = 2;

const edges = {
  code: {
    name: "code",
    range: { least: 22, usual: 30, most: 62 },
    orientation: "vertical",
    property: "--code-width",
    pane: "before",
    label: text("split.code"),
  },
  side: {
    name: "side",
    range: { least: 16, usual: 28, most: 50 },
    orientation: "vertical",
    property: "--side-width",
    pane: "after",
    label: text("split.side"),
  },
  dock: {
    name: "dock",
    range: { least: 14, usual: 34, most: 80 },
    orientation: "horizontal",
    property: "--dock",
    pane: "after",
    label: text("split.dock"),
  },
} as const satisfies Readonly<Record<string, Edge>>;

export type EdgeName = keyof typeof edges;

/**
 * Puts a handle at an edge, for a pointer and for the keyboard; what somebody chose is remembered.
 *
 * @param room: what the pane takes its share of
 * @param place: where the handle stands, if not in the room itself
 */
export function makeEdge(name: EdgeName, room: HTMLElement, place: HTMLElement = room): void {
  const edge: Edge = edges[name];
  const { range } = edge;
  const key = `gopark.pane.${edge.name}`;
  const handle = handleOf(edge);
  place.append(handle);
  let share: number = range.usual;

  const become = (percent: number, isChosen: boolean): void => {
    share = Math.min(range.most, Math.max(range.least, percent));
    handle.ariaValueNow = share.toFixed(0);
    // The style decides until somebody chooses.
    if (isChosen) room.style.setProperty(edge.property, `${share.toFixed(1)}%`);
    else room.style.removeProperty(edge.property);
  };
  const back = (): void => {
    become(range.usual, false);
    remember(key, null);
  };
  const isUpright = edge.orientation === "vertical";
  const [less, more] = isUpright ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const ahead = edge.pane === "before" ? stride : -stride;

  handle.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      back();
      return;
    }
    const to = {
      [less]: share - ahead,
      [more]: share + ahead,
      Home: range.least,
      End: range.most,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    become(to, true);
    remember(key, share);
  });
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  handle.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = room.getBoundingClientRect();
    const part = isUpright ? (clientX - left) / width : (clientY - top) / height;
    become((edge.pane === "before" ? part : 1 - part) * 100, true);
  });
  handle.addEventListener("pointerup", () => {
    remember(key, share);
  });
  handle.addEventListener("dblclick", back);
  const written = remembered(key);
  become(written ?? range.usual, written !== null);
}

function handleOf({ name, orientation, label, range }: Edge): HTMLElement {
  const handle = document.createElement("div");
  handle.className = `play-split play-${name}-split`;
  handle.tabIndex = 0;
  handle.role = "separator";
  handle.ariaOrientation = orientation;
  handle.ariaLabel = label;
  handle.ariaValueMin = String(range.least);
  handle.ariaValueMax = String(range.most);
  return handle;
}

function remembered(key: string): number | null {
  try {
    const written = Number(localStorage.getItem(key));
    return written > 0 ? written : null;
  } catch {
    return null;
  }
}

/** A frame may have no storage; then it is known as long as the page is. */
function remember(key: string, share: number | null): void {
  try {
    if (share === null) localStorage.removeItem(key);
    else localStorage.setItem(key, share.toFixed(1));
  } catch {
    return;
  }
}
