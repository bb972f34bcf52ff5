import { queued, queuedLocally, type Print } from "./reading/print.ts";

/** What the chart draws of one print, or of some that lie side by side in a long log. */
export interface Point {
  /** The time since the first print, in milliseconds; a restarted program goes on from there. */
  readonly ms: number;
  readonly busy: number;
  readonly procs: number;
  readonly global: number;
  readonly local: number;
  readonly threads: number;
  /** Which of the prints it shows. */
  readonly index: number;
}

/** A screen has no more room. */
const mostPoints = 500;

/** The prints as points; of many, the one of each stretch in which most goroutines wait. */
export function pointsOf(prints: readonly Print[]): readonly Point[] {
  const stride = Math.max(1, Math.ceil(prints.length / mostPoints));
  const points: Point[] = [];
  let before = 0;
  let start = 0;
  let best: Point | null = null;
  for (const [index, print] of prints.entries()) {
    if (print.timeMs < before) start += before;
    before = print.timeMs;
    const point: Point = {
      ms: start + print.timeMs,
      busy: Math.max(0, print.gomaxprocs - print.idleprocs),
      procs: print.gomaxprocs,
      global: print.runqueue,
      local: queuedLocally(print),
      threads: print.threads,
      index,
    };
    if (best === null || queued(print) > best.global + best.local) best = point;
    if ((index + 1) % stride === 0 || index === prints.length - 1) {
      points.push(best);
      best = null;
    }
  }
  return points;
}
