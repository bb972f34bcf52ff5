import { linesOf } from "./reading/log-reader.ts";

/** How long the page may stand still, in milliseconds. */
const slice = 12;

/**
 * Reads a text line by line and lets the page live meanwhile.
 *
 * @param told hears from time to time how much has been read, in percent
 * @returns whether it was read to its end, and not given up before
 */
export async function inSlices(
  text: string,
  read: (line: string) => void,
  told: (percent: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let at = 0;
  let until = performance.now() + slice;
  for (const line of linesOf(text)) {
    read(line);
    at += line.length + 1;
    if (performance.now() < until) continue;
    told(Math.floor((100 * at) / text.length));
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) return false;
    until = performance.now() + slice;
  }
  return !signal.aborted;
}

/** What stands in a file; one that the browser may not read, or that is gone, has nothing in it. */
export function textOf(file: File): Promise<string> {
  return file.text().catch(() => "");
}
