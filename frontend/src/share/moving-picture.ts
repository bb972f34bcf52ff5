import { animatedPng, type Frame } from "./animated-png.ts";
import { StillCanvas, imageOf } from "./canvas.ts";
import type { Still } from "./stills.ts";

/**
 * The frames of an animation as one PNG that moves.
 *
 * @param told how many are drawn
 */
export async function movingPictureOf(
  stills: readonly Still[],
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const paper = new StillCanvas();
  const frames: Frame[] = [];
  for (const { svg, ms } of stills) {
    paper.draw(await imageOf(svg));
    frames.push({ png: await pngOf(paper.canvas), ms });
    signal.throwIfAborted();
    told(frames.length);
  }
  return new Blob([animatedPng(frames)], { type: "image/png" });
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) throw new Error("The picture cannot be written as PNG");
  return new Uint8Array(await blob.arrayBuffer());
}
