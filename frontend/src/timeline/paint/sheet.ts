import type { Palette } from "./palette.ts";
import type { Row } from "../rows.ts";
import type { Window } from "../scale/window.ts";
import type { Arrow } from "../spans/causes.ts";
import type { ScaleName } from "../spans/lane.ts";
import type { Band, RunRecord } from "../spans/run-record.ts";

/** The size of what is written on a canvas, in CSS pixels. */
export const textSize = 11;

/** The sizes of the drawing, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** How much room the names of the lanes have. */
  readonly gutter: number;
  readonly row: number;
  readonly ruler: number;
  readonly curve: number;
  readonly scrolled: number;
}

/** All that is drawn. */
export interface Picture {
  readonly record: RunRecord;
  readonly rows: readonly Row[];
  readonly window: Window;
  readonly scale: ScaleName;
  readonly cursor: number;
  readonly selection: Window | null;
  readonly arrows: readonly Arrow[];
  /** The marks that were searched for, by number. */
  readonly found: readonly number[];
  readonly words: {
    readonly band: (kind: Band["kind"]) => string;
    readonly runnable: string;
    readonly goroutine: (g: number) => string;
  };
}

/** What is drawn on, and where things stand there. */
export class Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly palette: Palette;
  readonly layout: Layout;

  constructor(pen: CanvasRenderingContext2D, palette: Palette, layout: Layout) {
    this.pen = pen;
    this.palette = palette;
    this.layout = layout;
  }

  /** Where a place of the scale is drawn. */
  x(place: number, { from, to }: Window): number {
    const { gutter, width } = this.layout;
    return gutter + ((place - from) / (to - from)) * (width - gutter);
  }

  /** Where a row begins, below the ruler. */
  y(row: number): number {
    const { ruler, row: height, scrolled } = this.layout;
    return ruler + row * height - scrolled;
  }

  /** Where the lanes end and the curve begins. */
  get floor(): number {
    return this.layout.height - this.layout.curve;
  }

  /** The first row in sight, and the one after the last. */
  visible(rows: readonly Row[]): readonly [number, number] {
    const { row, scrolled } = this.layout;
    const room = this.floor - this.layout.ruler;
    const first = Math.max(0, Math.floor(scrolled / row));
    return [first, Math.min(rows.length, Math.ceil((scrolled + room) / row))];
  }
}
