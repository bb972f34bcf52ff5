import { moment, roughDuration } from "../../base/amounts.ts";
import { longGaps, timeTicks } from "../scale/ticks.ts";
import type { Window } from "../scale/window.ts";
import type { RunRecord } from "../spans/run-record.ts";
import { type Picture, type Sheet, textSize } from "./sheet.ts";

export function drawRuler(sheet: Sheet, { record, window, scale }: Picture): void {
  const pen = sheet.pen;
  const { gutter, width, ruler } = sheet.layout;
  const { surface, line, muted, mono } = sheet.palette;
  pen.save();
  pen.beginPath();
  pen.rect(gutter, 0, width - gutter, ruler);
  pen.clip();
  pen.fillStyle = line;
  pen.fillRect(gutter, ruler - 1, width, 1);
  pen.font = `${String(textSize)}px ${mono}`;
  pen.textBaseline = "top";
  if (scale === "time") {
    for (const tick of timeTicks(window, (width - gutter) / 110)) {
      const x = sheet.x(tick, window);
      pen.fillStyle = line;
      pen.fillRect(x, 0, 1, ruler);
      pen.fillStyle = muted;
      pen.textAlign = "left";
      pen.fillText(moment(tick), x + 4, 3);
    }
  } else {
    drawEventRuler(sheet, record, window);
  }
  pen.restore();
  pen.fillStyle = surface;
  pen.fillRect(0, 0, gutter, ruler);
}

/** Times at regular places, and long gaps written where they are. */
function drawEventRuler(sheet: Sheet, record: RunRecord, window: Window): void {
  const pen = sheet.pen;
  const { gutter, width, ruler } = sheet.layout;
  const { line, muted, accent, ink } = sheet.palette;
  const perPixel = (window.to - window.from) / (width - gutter);
  const taken: [number, number][] = [];
  const isFree = (from: number, to: number): boolean =>
    taken.every(([start, end]) => to < start || from > end);
  const gaps = longGaps(window, (beat) => record.timeOf(beat), record.beats, 64 * perPixel);
  pen.textAlign = "center";
  for (const { beat, ns } of gaps) {
    const x = sheet.x(beat + 1, window);
    const words = `+${roughDuration(ns)}`;
    const half = words.length * 3.6 + 3;
    if (!isFree(x - half, x + half)) continue;
    taken.push([x - half, x + half]);
    pen.fillStyle = accent;
    pen.fillRect(x - 0.5, ruler - 8, 1, sheet.floor - ruler + 8);
    pen.fillStyle = ink;
    pen.fillText(words, x, 3);
  }
  pen.textAlign = "left";
  const apart = Math.max(1, Math.ceil(120 * perPixel));
  for (
    let beat = Math.max(0, Math.ceil(window.from / apart) * apart);
    beat < Math.min(record.beats, window.to);
    beat += apart
  ) {
    const x = sheet.x(beat, window);
    const words = moment(record.timeOf(beat));
    if (!isFree(x, x + words.length * 7)) continue;
    taken.push([x, x + words.length * 7 + 6]);
    pen.fillStyle = line;
    pen.fillRect(x, ruler - 6, 1, 6);
    pen.fillStyle = muted;
    pen.fillText(words, x + 3, 3);
  }
}
