import { drawPicture } from "./paint/picture.ts";
import { paletteOf, type Palette } from "./paint/palette.ts";
import { Sheet, type Layout, type Picture } from "./paint/sheet.ts";
import { drawOverview, leastRow } from "./paint/stack.ts";
import { isLane, type Row } from "./rows.ts";
import { overviewOf, type Overview } from "./scale/overview.ts";
import type { RunRecord } from "./spans/run-record.ts";
import type { View } from "./view.ts";

/** Few lanes share the room, many are scrolled. */
const rowHeights = { least: 24, most: 34 } as const;
export const rulerHeight = 22;
const curveHeight = 34;
/** The least height with a curve; in less room it would take that of the lanes. */
const leastForCurve = 150;
const mapHeight = 18;
const mapRows = Math.floor(mapHeight / leastRow);
const usualGutter = 5.5;

/** What is drawn, and what stands over it in the document. */
export interface Scene extends Picture {
  readonly view: View;
  readonly places: ReadonlyMap<string, number>;
  /** Changes whenever the record does. */
  readonly version: number;
}

/** Draws on the canvases of a timeline, and puts rows and cells where they are drawn. */
export class Drawing {
  readonly #root: ParentNode & { readonly host: Element };
  #palette: Palette | null = null;
  #overview: { readonly key: string; readonly of: Overview } | null = null;
  #size = { width: 0, height: 0, gutter: usualGutter * 16 };
  scrolled = 0;

  constructor(root: ParentNode & { readonly host: Element }) {
    this.#root = root;
  }

  get room(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(".room");
  }

  /** How wide the lanes are, without their names. */
  get width(): number {
    return Math.max(1, this.#size.width - this.#size.gutter);
  }

  get gutter(): number {
    return this.#size.gutter;
  }

  /** Reads how much room there is. */
  measure(): void {
    const { room } = this;
    if (room === null) return;
    const written = getComputedStyle(this.#root.host).getPropertyValue("--gutter");
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const gutter = (parseFloat(written) || usualGutter) * rem;
    this.#size = { width: room.clientWidth, height: room.clientHeight, gutter };
  }

  /** The colours are read anew. */
  forgetColours(): void {
    this.#palette = null;
    this.#overview = null;
  }

  layout(rows: number): Layout {
    const { width, height, gutter } = this.#size;
    const curve = height > leastForCurve ? curveHeight : 0;
    const each = rows === 0 ? 0 : Math.floor((height - rulerHeight - curve) / rows);
    return {
      width,
      height,
      gutter,
      curve,
      ratio: devicePixelRatio,
      row: Math.min(rowHeights.most, Math.max(rowHeights.least, each)),
      ruler: rulerHeight,
      scrolled: this.scrolled,
    };
  }

  /** The place of the scale at a distance from the left edge. */
  placeAt(x: number, { window }: View): number {
    const share = (x - this.#size.gutter) / this.width;
    return window.from + share * (window.to - window.from);
  }

  /** Which rows are in sight. */
  rowsInSight(rows: number): readonly [first: number, last: number] {
    const { row, ruler, curve, height } = this.layout(rows);
    const first = Math.max(0, Math.floor(this.scrolled / row));
    const last = Math.ceil((this.scrolled + height - ruler - curve) / row);
    return [first, Math.max(first, Math.min(rows, last))];
  }

  /** Scrolls only as far as a row is out of sight. */
  reveal(at: number, rows: number): void {
    const { room } = this;
    if (room === null) return;
    const { ruler, curve, height, row } = this.layout(rows);
    const top = at * row;
    const seen = height - ruler - curve;
    if (top < this.scrolled) room.scrollTop = top;
    else if (top + row > this.scrolled + seen) room.scrollTop = top + row - seen;
    this.scrolled = room.scrollTop;
  }

  paint(scene: Scene): void {
    const canvas = this.#root.querySelector<HTMLCanvasElement>("canvas.lanes");
    const pen = canvas?.getContext("2d") ?? null;
    const layout = this.layout(scene.rows.length);
    if (canvas === null || pen === null || layout.width <= 0) return;
    const width = Math.round(layout.width * layout.ratio);
    const height = Math.round(layout.height * layout.ratio);
    if (width !== canvas.width || height !== canvas.height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.setProperty("block-size", `${String(layout.height)}px`);
      this.forgetColours();
    }
    this.#palette ??= paletteOf(this.#root, pen, layout.ratio);
    const sheet = new Sheet(pen, this.#palette, layout);
    drawPicture(sheet, scene);
    this.#putRows(sheet, scene);
    this.#paintMap(scene, this.#palette);
  }

  /** Rows lie over what is drawn of them; those under the ruler are out of sight. */
  #putRows(sheet: Sheet, scene: Scene): void {
    const { row, ruler, height, curve } = sheet.layout;
    const whole = scene.rows.length * row + ruler + curve;
    // The canvas stands in the flow before the rows.
    this.#root
      .querySelector<HTMLElement>(".sheet")
      ?.style.setProperty("block-size", `${String(Math.max(1, whole - height + 1))}px`);
    for (const element of this.#root.querySelectorAll<HTMLElement>(".row")) {
      const at = scene.places.get(element.dataset["row"] ?? "");
      if (at === undefined) continue;
      const top = sheet.y(at);
      const isCovered = top < ruler - row / 2 || top > height - curve - row / 2;
      const { style } = element;
      style.setProperty("inset-block-start", `${String(at * row + ruler - height + 1)}px`);
      style.setProperty("block-size", `${String(row)}px`);
      style.setProperty("visibility", isCovered ? "hidden" : "visible");
      this.#putCells(sheet, scene, element, scene.rows[at]);
    }
  }

  #putCells(sheet: Sheet, scene: Scene, element: HTMLElement, row: Row | undefined): void {
    if (!isLane(row)) return;
    const { record, window, scale } = scene;
    const { width, gutter } = sheet.layout;
    const measure = record.measures[scale];
    for (const cell of element.querySelectorAll<HTMLElement>(".cell")) {
      const span = row.lane.span(Number(cell.dataset["span"]), record.beats);
      const start = Math.max(gutter, sheet.x(measure(span.from), window));
      const left = Math.min(width - 2, start);
      const right = Math.min(width, sheet.x(measure(span.to), window));
      cell.style.setProperty("inset-inline-start", `${String(left)}px`);
      cell.style.setProperty("inline-size", `${String(Math.max(2, right - left))}px`);
    }
  }

  #paintMap({ record, view, version, cursor }: Scene, palette: Palette): void {
    const map = this.#root.querySelector<HTMLElement>(".map");
    const canvas = map?.querySelector("canvas") ?? null;
    if (map === null || canvas === null) return;
    const pixels = Math.max(1, map.clientWidth);
    const key = `${view.scale} ${String(version)} ${String(pixels)}`;
    if (this.#overview?.key !== key) {
      this.#overview = {
        key,
        of: overviewOf(record, { scale: view.scale, pixels, rows: mapRows }),
      };
      canvas.width = pixels;
      canvas.height = mapHeight;
      const pen = canvas.getContext("2d");
      if (pen !== null) {
        drawOverview(pen, this.#overview.of, { top: 0, height: mapHeight }, palette);
      }
    }
    this.#putMap(map, record, view, cursor);
  }

  #putMap(map: HTMLElement, record: RunRecord, view: View, cursor: number): void {
    const { from, to } = view.whole;
    const share = (amount: number): string =>
      `${String(Math.min(100, Math.max(0, (amount / (to - from)) * 100)))}%`;
    const seen = map.querySelector<HTMLElement>(".in-sight")?.style;
    seen?.setProperty("inset-inline-start", share(view.window.from - from));
    seen?.setProperty("inline-size", share(view.window.to - view.window.from));
    map
      .querySelector<HTMLElement>(".now")
      ?.style.setProperty("inset-inline-start", share(record.measures[view.scale](cursor) - from));
  }
}
