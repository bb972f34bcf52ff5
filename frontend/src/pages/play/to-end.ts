import { lineCondition } from "../../editor/line-points";

const end = "ended != null";

/** Holds at the program's end, and on the way there at each of these lines. */
export function endCondition(points: readonly number[]): string {
  return [end, ...points.map((line) => `(${lineCondition(line)})`)].join(" || ");
}

/** Whether somebody who waits for this wants to see the end. */
export function isToEnd(condition: string): boolean {
  return condition.startsWith(end);
}
