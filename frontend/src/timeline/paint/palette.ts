import { laneStates, type LaneState } from "../spans/lane-state.ts";

/** What a canvas needs to know of the page's colours; it cannot read `light-dark()` itself. */
export interface Palette {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly sunken: string;
  readonly accent: string;
  readonly onState: string;
  readonly mono: string;
  readonly sans: string;
  readonly forced: boolean;
  /** The looks by the number of the state. */
  readonly fills: readonly (string | CanvasPattern)[];
  /** The same without the pattern, as four bytes, for pixels that share states. */
  readonly pixels: readonly (readonly [number, number, number])[];
}

/** The order in which the states of a pixel are stacked, from below: what works first. */
export const stacking: readonly LaneState[] = [
  "running",
  "syscall",
  "runnable",
  "waiting",
  "scheduling",
  "spinning",
  "stopped",
  "idle",
  "none",
];

/** What is drawn over a state's colour, so that it is told by more than that. */
const patterns: Readonly<Record<LaneState, (pen: CanvasRenderingContext2D, size: number) => void>> =
  {
    none: () => undefined,
    running: () => undefined,
    runnable: (pen, size) => {
      pen.fillRect(size / 4, size / 4, size / 6, size / 6);
      pen.fillRect((size * 3) / 4, (size * 3) / 4, size / 6, size / 6);
    },
    waiting: (pen, size) => {
      pen.fillRect(0, 0, size / 8, size);
    },
    syscall: (pen, size) => {
      diagonal(pen, size, false);
    },
    idle: (pen, size) => {
      pen.fillRect(size / 2, size / 2, size / 8, size / 8);
    },
    scheduling: (pen, size) => {
      pen.fillRect(0, size / 2, size, size / 8);
    },
    stopped: (pen, size) => {
      diagonal(pen, size, false);
      diagonal(pen, size, true);
    },
    spinning: (pen, size) => {
      diagonal(pen, size, true);
    },
  };

function diagonal(pen: CanvasRenderingContext2D, size: number, back: boolean): void {
  pen.lineWidth = size / 7;
  pen.beginPath();
  for (const shift of [-size, 0, size]) {
    pen.moveTo(shift, back ? 0 : size);
    pen.lineTo(shift + size, back ? size : 0);
  }
  pen.stroke();
}

const colour = (element: Element | null, property: "color" | "backgroundColor"): string =>
  element === null ? "#000" : getComputedStyle(element)[property];

/**
 * Reads the colours from swatches in the page.
 *
 * @param root has an element with the class of each state and `.colours` with those of the rest
 */
export function paletteOf(root: ParentNode, pen: CanvasRenderingContext2D, ratio: number): Palette {
  const forced = matchMedia("(forced-colors: active)").matches;
  const one = (name: string): string => colour(root.querySelector(`.colour-${name}`), "color");
  const style = getComputedStyle(root.querySelector(".colours") ?? document.body);
  const ink = forced ? "CanvasText" : one("ink");
  const colours = laneStates.map((state) => {
    if (!forced) return colour(root.querySelector(`.swatch-${state}`), "backgroundColor");
    return state === "running" ? "CanvasText" : "Canvas";
  });
  return {
    ink,
    muted: forced ? "CanvasText" : one("muted"),
    line: forced ? "GrayText" : one("line"),
    surface: forced ? "Canvas" : one("surface"),
    sunken: forced ? "Canvas" : one("sunken"),
    accent: forced ? "Highlight" : one("accent"),
    onState: forced ? "CanvasText" : one("on-state"),
    mono: style.getPropertyValue("--mono") || "monospace",
    sans: style.getPropertyValue("--sans") || "sans-serif",
    forced,
    fills: colours.map((fill, at) => patterned(laneStates[at] ?? "none", fill, ink, pen, ratio)),
    pixels: colours.map((fill) => bytesOf(pen, fill)),
  };
}

function patterned(
  state: LaneState,
  fill: string,
  ink: string,
  pen: CanvasRenderingContext2D,
  ratio: number,
): string | CanvasPattern {
  const tile = document.createElement("canvas");
  const size = Math.round(8 * ratio);
  tile.width = size;
  tile.height = size;
  const on = tile.getContext("2d");
  if (on === null || state === "running") return fill;
  on.fillStyle = fill;
  on.fillRect(0, 0, size, size);
  on.globalAlpha = fill === "Canvas" ? 1 : 0.4;
  on.fillStyle = ink;
  on.strokeStyle = ink;
  patterns[state](on, size);
  return pen.createPattern(tile, "repeat") ?? fill;
}

/** A colour as the canvas understands it, whichever way it is written. */
function bytesOf(pen: CanvasRenderingContext2D, fill: string): readonly [number, number, number] {
  const spot = document.createElement("canvas");
  spot.width = 1;
  spot.height = 1;
  const on = spot.getContext("2d", { willReadFrequently: true }) ?? pen;
  on.fillStyle = fill;
  on.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = on.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
