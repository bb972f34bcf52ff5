import { stacking, type Palette } from "./palette.ts";
import type { Overview } from "../scale/overview.ts";
import type { Mix } from "../spans/lane.ts";
import { code, stateCount } from "../spans/lane-state.ts";

const stack = stacking.map((state) => code[state]);

/** Fills one pixel's column with the states it stands for, each as high as its share. */
export function stackInto(
  image: ImageData,
  pixel: number,
  mix: Mix,
  whole: number,
  colours: Palette["pixels"],
): void {
  const { width, height, data } = image;
  let [y, sum] = [height, 0];
  for (const state of stack) {
    const amount = mix[state] ?? 0;
    if (amount <= 0 && state !== code.none) continue;
    sum += amount;
    const top = state === code.none ? 0 : Math.round(height * (1 - Math.min(1, sum / whole)));
    const [red, green, blue] = colours[state] ?? [0, 0, 0];
    while (y > top) {
      y--;
      const at = (y * width + pixel) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255;
    }
  }
}

/** The pixels that a row needs, or its states cannot be told apart. */
export const leastRow = 3;

/** Draws what the processors did in a whole run: a row for each of few, or all of them stacked. */
export function drawOverview(
  pen: CanvasRenderingContext2D,
  { pixels, rows }: Overview,
  { top, height }: { readonly top: number; readonly height: number },
  palette: Palette,
): void {
  const mix: Mix = new Float64Array(stateCount);
  const each = height / Math.max(1, rows.length);
  const gap = each > leastRow ? 1 : 0;
  for (const [at, shares] of rows.entries()) {
    const [first, last] = [Math.round(at * each), Math.round((at + 1) * each) - gap];
    const image = pen.createImageData(pixels, Math.max(1, last - first));
    for (let pixel = 0; pixel < pixels; pixel++) {
      for (let state = 0; state < stateCount; state++) {
        mix[state] = shares[pixel * stateCount + state] ?? 0;
      }
      stackInto(image, pixel, mix, 1, palette.pixels);
    }
    pen.putImageData(image, 0, top + first);
  }
}
