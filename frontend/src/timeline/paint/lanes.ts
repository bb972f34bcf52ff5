import { columnsOf, type Viewport } from "../scale/columns.ts";
import { isLane, type LaneRow } from "../rows.ts";
import { code, type StateCode } from "../spans/lane-state.ts";
import { type Picture, type Sheet, textSize } from "./sheet.ts";
import { stackInto } from "./stack.ts";

/** The least width at which the ends of a span are told apart by a line. */
const separable = 3;

export function drawLanes(sheet: Sheet, { record, rows, window, scale, words }: Picture): void {
  const { ratio, gutter, width, row } = sheet.layout;
  const pixels = Math.max(1, Math.round((width - gutter) * ratio));
  const viewport: Viewport = { ...window, scale, pixels, end: record.endOf(scale) };
  const height = Math.round((row - 6) * ratio);
  const image = sheet.pen.createImageData(pixels, height);
  const left = Math.round(gutter * ratio);
  const [first, last] = sheet.visible(rows);
  for (let at = first; at < last; at++) {
    const top = Math.round((sheet.y(at) + 3) * ratio);
    const each = rows[at];
    if (!isLane(each)) continue;
    drawLane(sheet, each, viewport, image, { left, top, height }, words.goroutine);
  }
}

function drawLane(
  sheet: Sheet,
  { lane, kind }: LaneRow,
  viewport: Viewport,
  image: ImageData,
  { left, top, height }: { left: number; top: number; height: number },
  nameOf: (g: number) => string,
): void {
  const pen = sheet.pen;
  const { ratio } = sheet.layout;
  const { fills, line, ink, sunken, mono, pixels } = sheet.palette;
  pen.fillStyle = sunken;
  pen.fillRect(left, top, viewport.pixels, height);
  pen.font = `600 ${String(textSize * ratio)}px ${mono}`;
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  let mixedFrom = -1;
  const flush = (to: number): void => {
    if (mixedFrom < 0) return;
    pen.putImageData(image, left, top, mixedFrom, 0, to - mixedFrom, height);
    mixedFrom = -1;
  };
  columnsOf(lane, viewport, {
    span: (index, from, to) => {
      flush(from);
      const state = lane.stateOf(index);
      if (state === code.none) return;
      const quiet = state === code.idle;
      const inset = quiet ? Math.round(height * 0.3) : 0;
      pen.fillStyle = fills[state] ?? line;
      pen.fillRect(left + from, top + inset, to - from, height - 2 * inset);
      if (to - from >= separable * ratio && !quiet) {
        pen.fillStyle = ink;
        pen.fillRect(left + from, top, Math.max(1, ratio * 0.75), height);
      }
      const g = lane.goroutineOf(index);
      if (g < 0) return;
      const box = { from: left + from, to: left + to, top, height };
      drawName(sheet, [nameOf(g), `G${String(g)}`], state, box);
    },
    mixed: (pixel, mix, whole) => {
      if (mixedFrom < 0) mixedFrom = pixel;
      stackInto(image, pixel, mix, whole, pixels);
    },
  });
  flush(viewport.pixels);
  if (kind !== "p") return;
  pen.fillStyle = line;
  pen.fillRect(left, top + height, viewport.pixels, Math.max(1, ratio * 0.5));
}

/** Writes the first of some names that has room in a span. */
function drawName(
  sheet: Sheet,
  names: readonly string[],
  state: StateCode,
  { from, to, top, height }: { from: number; to: number; top: number; height: number },
): void {
  const { pen } = sheet;
  const { ratio } = sheet.layout;
  const { onState, forced } = sheet.palette;
  const letter = textSize * 0.62 * ratio;
  const words = names.find((each) => to - from > (each.length + 1) * letter);
  if (words === undefined) return;
  const middle = (from + to) / 2;
  if (state !== code.running) {
    // Letters on a pattern need a ground of their own.
    pen.fillStyle = forced ? "Canvas" : plain(sheet, state);
    const half = (words.length * letter) / 2 + 2 * ratio;
    pen.fillRect(middle - half, top + height * 0.15, 2 * half, height * 0.7);
  }
  pen.fillStyle = forced && state === code.running ? "Canvas" : onState;
  pen.fillText(words, middle, top + height / 2 + ratio * 0.5);
}

function plain(sheet: Sheet, state: number): string {
  const [red, green, blue] = sheet.palette.pixels[state] ?? [255, 255, 255];
  return `rgb(${String(red)} ${String(green)} ${String(blue)})`;
}
