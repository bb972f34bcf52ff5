import { animatedPng, type Frame } from "./animated-png.ts";

/** How long each moment is seen, and the last one, in ms. */
const seen = { each: 400, last: 2_500 } as const;

/** More would be a file that nobody sends. */
export const mostFrames = 120;

/** The steps of a stretch that are shown: all, or as many at equal distances as there may be. */
export function stepsBetween(from: number, to: number): readonly number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const count = Math.min(mostFrames, last - first + 1);
  const each = count > 1 ? (last - first) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => Math.round(first + at * each));
}

/**
 * Pictures of this server, one after another, as one that moves.
 *
 * @param told how many are drawn
 */
export async function movingPictureOf(
  addresses: readonly string[],
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const images: HTMLImageElement[] = [];
  for (const address of addresses) {
    const image = new Image();
    image.src = address;
    await image.decode();
    signal.throwIfAborted();
    images.push(image);
    told(images.length);
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(...images.map(({ naturalWidth }) => naturalWidth));
  canvas.height = Math.max(...images.map(({ naturalHeight }) => naturalHeight));
  const pen = canvas.getContext("2d", { alpha: false });
  if (pen === null) throw new Error("There is nothing to draw on");
  const frames: Frame[] = [];
  for (const [at, image] of images.entries()) {
    pen.drawImage(image, 0, 0);
    const ms = at === images.length - 1 ? seen.last : seen.each;
    frames.push({ png: await pngOf(canvas), ms });
    signal.throwIfAborted();
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
