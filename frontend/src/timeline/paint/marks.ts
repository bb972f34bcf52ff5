import { isLane } from "../rows.ts";
import type { Window } from "../scale/window.ts";
import type { LaneEventKind } from "../spans/lane-event.ts";
import type { ScaleName } from "../spans/lane.ts";
import type { Mark, RunRecord } from "../spans/run-record.ts";
import type { Picture, Sheet } from "./sheet.ts";

/** The most marks that are all drawn; of more, only the rare ones are, of those where they are. */
const mostMarks = 1_500;
const mostRare = 4_000;
const markShapes: Partial<
  Record<LaneEventKind, "steal" | "handoff" | "preempt" | "wake" | "call">
> = {
  steal: "steal",
  stealRunnext: "steal",
  pHandedOff: "handoff",
  pRetaken: "handoff",
  goPreempted: "preempt",
  goReadied: "wake",
  syscallEntered: "call",
};

export function drawMarks(sheet: Sheet, { record, rows, window, scale, found }: Picture): void {
  const { gutter } = sheet.layout;
  const [first, last] = sheet.visible(rows);
  const lanes = new Map<string, number>();
  for (let at = first; at < last; at++) {
    const row = rows[at];
    if (isLane(row)) lanes.set(row.key, at);
  }
  const begin = record.beatAt(window.from, scale);
  const end = record.beatAt(window.to, scale) + 1;
  const [firstMark, lastMark] = [record.firstMarkAt(begin), record.firstMarkAt(end)];
  const measure = record.measures[scale];
  const put = (mark: Mark): void => {
    const shape = markShapes[mark.kind];
    if (shape === undefined || (shape === "wake" && mark.other <= 0)) return;
    const x = sheet.x(measure(mark.beat), window);
    if (x < gutter - 1) return;
    const row =
      lanes.get(`P${String(mark.p)}`) ??
      lanes.get(`M${String(mark.m)}`) ??
      lanes.get(`G${String(mark.g)}`);
    if (row !== undefined) drawMark(sheet, shape, x, sheet.y(row) + 3);
  };
  if (lastMark - firstMark <= mostMarks) {
    for (let at = firstMark; at < lastMark; at++) put(record.mark(at));
  } else {
    const [firstRare, lastRare] = [record.rareBefore(begin), record.rareBefore(end)];
    if (lastRare - firstRare <= mostRare) {
      for (let at = firstRare; at < lastRare; at++) put(record.rareMark(at));
    } else {
      drawRareTicks(sheet, record, { begin, end }, window, scale);
    }
  }
  drawFound(sheet, record, found, window, scale);
}

/** Where there are rare events at all, a line on the ruler for each pixel that has some. */
function drawRareTicks(
  sheet: Sheet,
  record: RunRecord,
  { begin, end }: { readonly begin: number; readonly end: number },
  window: Window,
  scale: ScaleName,
): void {
  const { width, gutter, ruler } = sheet.layout;
  const each = (window.to - window.from) / (width - gutter);
  sheet.pen.fillStyle = sheet.palette.muted;
  let at = record.rareBefore(begin);
  const last = record.rareBefore(end);
  while (at < last) {
    const place = record.measures[scale](record.rareMark(at).beat);
    const x = Math.floor(sheet.x(place, window));
    sheet.pen.fillRect(x, ruler - 4, 1, 4);
    const next = record.rareBefore(record.beatAt(place + each, scale) + 1);
    at = Math.max(at + 1, next);
  }
}

function drawFound(
  sheet: Sheet,
  record: RunRecord,
  found: readonly number[],
  window: Window,
  scale: ScaleName,
): void {
  const { ruler, gutter, width } = sheet.layout;
  const measure = record.measures[scale];
  sheet.pen.fillStyle = sheet.palette.accent;
  let last = -1;
  for (const number of found) {
    const x = Math.round(sheet.x(measure(record.markBeat(number)), window));
    if (x === last || x < gutter || x > width) continue;
    sheet.pen.fillRect(x - 1, ruler - 5, 3, 5);
    last = x;
  }
}

/** Told apart by their shapes. */
function drawMark(
  sheet: Sheet,
  shape: "steal" | "handoff" | "preempt" | "wake" | "call",
  x: number,
  y: number,
): void {
  const pen = sheet.pen;
  const { ink, surface } = sheet.palette;
  pen.fillStyle = ink;
  pen.strokeStyle = surface;
  pen.lineWidth = 1;
  pen.beginPath();
  switch (shape) {
    case "steal":
      pen.moveTo(x - 5, y - 3);
      pen.lineTo(x + 5, y - 3);
      pen.lineTo(x, y + 6);
      pen.closePath();
      break;
    case "handoff":
      pen.moveTo(x, y - 4);
      pen.lineTo(x + 5, y + 1);
      pen.lineTo(x, y + 6);
      pen.lineTo(x - 5, y + 1);
      pen.closePath();
      break;
    case "preempt":
      pen.rect(x - 2, y - 3, 4, 9);
      break;
    case "wake":
      pen.arc(x, y + 1, 3, 0, 2 * Math.PI);
      break;
    case "call":
      pen.rect(x - 3.5, y - 2, 7, 3);
      break;
  }
  pen.fill();
  pen.stroke();
}
