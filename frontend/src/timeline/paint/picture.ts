import { drawCurve } from "./curve.ts";
import { drawLanes } from "./lanes.ts";
import { drawMarks } from "./marks.ts";
import { drawArrows, drawBands, drawCursor, drawSelection } from "./over.ts";
import { drawRuler } from "./ruler.ts";
import type { Picture, Sheet } from "./sheet.ts";

/** Draws a timeline, as much of it as is in sight. */
export function drawPicture(sheet: Sheet, picture: Picture): void {
  const { pen, palette, layout } = sheet;
  const { width, height, ratio } = layout;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, width * ratio, height * ratio);
  drawLanes(sheet, picture);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawBands(sheet, picture);
  drawMarks(sheet, picture);
  drawCurve(sheet, picture);
  drawGutter(sheet);
  drawRuler(sheet, picture);
  drawSelection(sheet, picture);
  drawArrows(sheet, picture);
  drawCursor(sheet, picture);
}

function drawGutter(sheet: Sheet): void {
  const { gutter, height, ruler } = sheet.layout;
  const pen = sheet.pen;
  pen.fillStyle = sheet.palette.surface;
  pen.fillRect(0, ruler, gutter, sheet.floor - ruler);
  pen.fillStyle = sheet.palette.line;
  pen.fillRect(gutter - 1, ruler, 1, height - ruler);
}
