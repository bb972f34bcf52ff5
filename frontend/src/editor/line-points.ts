const form = /^line-(\d+)$/;

/** The id of the breakpoint on a line. */
export function pointOf(line: number): string {
  return `line-${String(line)}`;
}

/** The line that a breakpoint is on; null: it is on none. */
export function lineOfPoint(id: string | undefined): number | null {
  const line = form.exec(id ?? "")?.[1];
  return line === undefined ? null : Number(line);
}

/** The lines with a breakpoint, from the top. */
export function pointedLines(breakpoints: Readonly<Record<string, string>>): readonly number[] {
  return Object.keys(breakpoints)
    .map(lineOfPoint)
    .filter((line) => line !== null)
    .sort((a, b) => a - b);
}

/** Holds whenever a goroutine comes to the line. */
export function lineCondition(line: number): string {
  return `ev.kind == 'lineReached' && ev.detail.line == ${String(line)}`;
}
