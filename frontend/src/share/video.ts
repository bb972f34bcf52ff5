import { StillCanvas, imageOf } from "./canvas.ts";
import type { Still } from "./stills.ts";

/** A way in which this browser records video. */
export interface VideoType {
  readonly mime: string;
  /** What a file of it is called behind the point. */
  readonly ending: "mp4" | "webm";
}

/** The most widely played first. */
const types: readonly VideoType[] = [
  { mime: "video/mp4;codecs=avc1", ending: "mp4" },
  { mime: "video/webm;codecs=vp9", ending: "webm" },
  { mime: "video/webm;codecs=vp8", ending: "webm" },
  { mime: "video/mp4", ending: "mp4" },
  { mime: "video/webm", ending: "webm" },
];

/** A picture that hardly moves needs no more, in bits a second. */
const videoBitsPerSecond = 4_000_000;

/** A recorder hears of a picture only when it is drawn: so often, in ms. */
const redrawn = 100;

/** How this browser records video; null: it does not. */
export function videoType(): VideoType | null {
  if (typeof MediaRecorder === "undefined") return null;
  if (!("captureStream" in HTMLCanvasElement.prototype)) return null;
  return types.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null;
}

/**
 * The frames of an animation as a video. A recorder takes what it sees at the time at which it sees
 * it, so that this takes as long as the animation.
 *
 * @param told how many ms are recorded
 */
export async function videoOf(
  stills: readonly Still[],
  { mime }: VideoType,
  told: (doneMs: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const paper = new StillCanvas();
  const [first] = stills;
  if (first === undefined) throw new Error("Without a picture nothing moves");
  paper.draw(await imageOf(first.svg));
  const recorder = new MediaRecorder(paper.canvas.captureStream(1_000 / redrawn), {
    mimeType: mime,
    videoBitsPerSecond,
  });
  const recorded = partsOf(recorder);
  recorder.start(1_000);
  try {
    const begun = performance.now();
    let endMs = 0;
    for (const { svg, ms } of stills) {
      const image = await imageOf(svg);
      endMs += ms;
      while (performance.now() - begun < endMs) {
        paper.draw(image);
        told(Math.min(endMs, performance.now() - begun));
        await pause(redrawn);
        signal.throwIfAborted();
      }
    }
  } finally {
    recorder.stop();
    for (const track of recorder.stream.getTracks()) track.stop();
  }
  return new Blob([...(await recorded)], { type: mime });
}

function partsOf(recorder: MediaRecorder): Promise<readonly Blob[]> {
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  return new Promise((resolve, reject) => {
    recorder.addEventListener("stop", () => {
      resolve(parts);
    });
    recorder.addEventListener("error", () => {
      reject(new Error("The video cannot be recorded"));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
