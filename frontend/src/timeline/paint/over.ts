import type { Spot } from "../spans/causes.ts";
import { type Picture, type Sheet, textSize } from "./sheet.ts";

export function drawBands(sheet: Sheet, { record, window, scale, words }: Picture): void {
  const pen = sheet.pen;
  const { ruler, gutter, width } = sheet.layout;
  const { ink, accent, mono } = sheet.palette;
  const measure = record.measures[scale];
  let lastLabel = -Infinity;
  for (const { kind, from, to } of record.bands) {
    const left = Math.max(gutter, sheet.x(measure(from), window));
    const right = Math.min(width, sheet.x(to === null ? record.endOf(scale) : measure(to), window));
    if (right <= gutter || left >= width || right < left) continue;
    pen.globalAlpha = kind === "gc" ? 0.1 : 0.22;
    pen.fillStyle = kind === "gc" ? accent : ink;
    pen.fillRect(left, ruler, Math.max(1, right - left), sheet.floor - ruler);
    pen.globalAlpha = 1;
    pen.fillRect(left, ruler - 4, Math.max(1, right - left), kind === "gc" ? 2 : 4);
    const label = words.band(kind);
    if (left > lastLabel && right - left > label.length * 7 + 4) {
      pen.font = `600 ${String(textSize)}px ${mono}`;
      pen.textAlign = "left";
      pen.textBaseline = "top";
      pen.fillText(label, left + 3, ruler - 17);
      lastLabel = left + label.length * 7 + 8;
    }
  }
}

export function drawSelection(sheet: Sheet, { selection, window }: Picture): void {
  if (selection === null) return;
  const pen = sheet.pen;
  const { ruler, gutter, width } = sheet.layout;
  const left = Math.max(gutter, sheet.x(selection.from, window));
  const right = Math.min(width, sheet.x(selection.to, window));
  if (right < left) return;
  pen.fillStyle = sheet.palette.accent;
  pen.globalAlpha = 0.16;
  pen.fillRect(left, ruler, right - left, sheet.floor - ruler);
  pen.globalAlpha = 1;
  pen.fillRect(left, 0, 1.5, sheet.floor);
  pen.fillRect(right - 1.5, 0, 1.5, sheet.floor);
  pen.fillRect(left, ruler - 3, right - left, 3);
}

export function drawArrows(sheet: Sheet, { arrows, rows, record, window, scale }: Picture): void {
  if (arrows.length === 0) return;
  const pen = sheet.pen;
  const { ruler, gutter, width, row } = sheet.layout;
  const places = new Map(rows.map(({ key }, at) => [key, at]));
  const measure = record.measures[scale];
  const point = ({ kind, id, beat }: Spot): readonly [number, number] | null => {
    const at = places.get(`${kind.toUpperCase()}${String(id)}`);
    return at === undefined ? null : [sheet.x(measure(beat), window), sheet.y(at) + row / 2];
  };
  pen.save();
  pen.beginPath();
  pen.rect(gutter, ruler, width - gutter, sheet.floor - ruler);
  pen.clip();
  for (const arrow of arrows) {
    const [start, end] = [point(arrow.from), point(arrow.to)];
    if (start !== null && end !== null) drawArrow(sheet, start, end, arrow.why === "handoff");
  }
  pen.restore();
}

export function drawCursor(sheet: Sheet, { cursor, window, record, scale }: Picture): void {
  const pen = sheet.pen;
  const { gutter, width, height, ruler } = sheet.layout;
  const measure = record.measures[scale];
  const left = sheet.x(measure(cursor), window);
  if (left > width) return;
  if (scale === "beat") {
    const right = sheet.x(cursor + 1, window);
    if (right < gutter) return;
    pen.fillStyle = sheet.palette.accent;
    pen.globalAlpha = 0.18;
    pen.fillRect(Math.max(gutter, left), ruler, right - Math.max(gutter, left), height - ruler);
    pen.globalAlpha = 1;
  }
  if (left < gutter - 1) return;
  pen.fillStyle = sheet.palette.accent;
  pen.fillRect(left - 1, ruler - 6, 2, height);
  pen.beginPath();
  pen.moveTo(left - 6, ruler - 10);
  pen.lineTo(left + 6, ruler - 10);
  pen.lineTo(left, ruler - 2);
  pen.closePath();
  pen.fill();
}

function drawArrow(
  sheet: Sheet,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  dashed: boolean,
): void {
  const pen = sheet.pen;
  const bend = Math.max(12, Math.abs(toX - fromX) / 2);
  for (const [style, thick] of [
    [sheet.palette.surface, 5],
    [sheet.palette.accent, 2],
  ] as const) {
    pen.strokeStyle = style;
    pen.lineWidth = thick;
    pen.setLineDash(dashed ? [5, 4] : []);
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.bezierCurveTo(fromX + bend, fromY, toX - bend, toY, toX - 6, toY);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.fillStyle = sheet.palette.accent;
  pen.beginPath();
  pen.arc(fromX, fromY, 3.5, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.moveTo(toX, toY);
  pen.lineTo(toX - 9, toY - 5);
  pen.lineTo(toX - 9, toY + 5);
  pen.closePath();
  pen.fill();
}
