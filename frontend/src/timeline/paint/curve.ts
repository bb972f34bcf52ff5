import { code } from "../spans/lane-state.ts";
import { type Picture, type Sheet, textSize } from "./sheet.ts";

/** How many goroutines are runnable; where beats share a pixel, the most of them. */
export function drawCurve(sheet: Sheet, { record, window, scale, words }: Picture): void {
  const pen = sheet.pen;
  const { width, gutter, height, curve } = sheet.layout;
  if (curve <= 0) return;
  const { surface, line, muted, fills, mono } = sheet.palette;
  const top = sheet.floor;
  pen.fillStyle = surface;
  pen.fillRect(0, top, width, curve);
  const pixels = Math.max(1, Math.floor(width - gutter));
  const each = (window.to - window.from) / pixels;
  const most = new Int32Array(pixels).fill(-1);
  const end = record.endOf(scale);
  let beat = record.beatAt(window.from, scale);
  let highest = 1;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const right = window.from + (pixel + 1) * each;
    if (window.from + pixel * each >= end) break;
    const next = record.beatAt(right, scale);
    const here = record.mostRunnable(beat, Math.max(beat + 1, next));
    beat = next;
    most[pixel] = here;
    highest = Math.max(highest, here);
  }
  pen.fillStyle = line;
  pen.fillRect(gutter, height - 1, width - gutter, 1);
  pen.fillStyle = fills[code.runnable] ?? muted;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const here = most[pixel] ?? -1;
    if (here <= 0) continue;
    const tall = Math.max(1, (here / highest) * (curve - 6));
    pen.fillRect(gutter + pixel, height - 1 - tall, 1, tall);
  }
  pen.fillStyle = surface;
  pen.fillRect(0, top, gutter, curve);
  pen.fillStyle = muted;
  pen.font = `${String(textSize)}px ${mono}`;
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.fillText(words.runnable, 8, height - curve / 2 - 6, gutter - 12);
  pen.fillText(String(highest), 8, height - curve / 2 + 7, gutter - 12);
}
