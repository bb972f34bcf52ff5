import { emptyMix, type Lane, type Mix, type ScaleName } from "../spans/lane.ts";
import type { Window } from "./window.ts";

/** What a lane is drawn with: spans that have pixels of their own, and pixels that share spans. */
export interface ColumnSink {
  /** A span from one pixel up to, but without, another. */
  span(index: number, from: number, to: number): void;
  /** A pixel in which there is more than can be told apart: how much of each state. */
  mixed(pixel: number, mix: Mix, whole: number): void;
}

export interface Viewport extends Window {
  readonly scale: ScaleName;
  readonly pixels: number;
  readonly end: number;
}

const inside = 1 - 1e-9;

/**
 * Goes through the pixels of a lane. Where a span is narrower than a pixel, the pixel tells how
 * much of each state it stands for, not which came last.
 */
export function columnsOf(lane: Lane, viewport: Viewport, sink: ColumnSink): void {
  const { scale, from, to, pixels, end } = viewport;
  const each = (to - from) / pixels;
  const mix = emptyMix();
  let index = lane.indexAtPlace(from, scale);
  let [begun, drawn] = [0, index];
  const finish = (pixel: number): void => {
    if (drawn >= 0 && pixel > begun) sink.span(drawn, begun, pixel);
    begun = pixel;
  };
  for (let pixel = 0; pixel < pixels;) {
    const left = from + pixel * each;
    if (left >= end) {
      finish(pixel);
      return;
    }
    const here = lane.indexAtPlace(left, scale, Math.max(0, index));
    if (here !== index) {
      finish(pixel);
      drawn = here;
      index = here;
    }
    // What begins at the right edge belongs to the next pixel.
    const right = Math.min(left + each * inside, end);
    const next = lane.indexAtPlace(right, scale, Math.max(0, index));
    if (next - index >= 2) {
      finish(pixel);
      lane.mix({ scale, from: left, to: left + each, end }, mix);
      sink.mixed(pixel, mix, each);
      begun = pixel + 1;
      drawn = next;
      index = next;
      pixel++;
      continue;
    }
    if (next !== index) {
      finish(pixel + 1);
      drawn = next;
      index = next;
      pixel++;
      continue;
    }
    if (drawn !== index) {
      finish(pixel);
      drawn = index;
    }
    // The state lasts until the span ends: the pixels up to there are alike.
    const stop = lane.endAt(index, scale, end);
    pixel = Math.max(pixel + 1, Math.min(pixels, Math.floor((stop - from) / each)));
  }
  finish(Math.min(pixels, Math.ceil((end - from) / each)));
}
