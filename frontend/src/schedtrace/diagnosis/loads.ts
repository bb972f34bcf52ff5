import { blockedThreads, busy, queued, type Print } from "../reading/print.ts";
import type { Confidence, Evidence, Finding } from "./finding.ts";

/** The share of prints that has something; of none it is 0. */
export function share(prints: readonly Print[], has: (print: Print) => boolean): number {
  return prints.length === 0 ? 0 : prints.filter(has).length / prints.length;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The print of which a number is largest. */
export function largest(prints: readonly Print[], of: (print: Print) => number): Print | null {
  return prints.reduce<Print | null>(
    (best, print) => (best === null || of(print) > of(best) ? print : best),
    null,
  );
}

/** One print is a moment, and a moment may be chance. */
export function sureness(prints: readonly Print[], isClear: boolean): Confidence {
  if (prints.length < 3) return isClear ? "likely" : "possible";
  return isClear ? "certain" : "likely";
}

/** The waiting goroutines for each processor from which a queue is more than a burst. */
const longQueue = 2;
const veryLongQueue = 10;

/** Every processor works, and more wait than these can take soon. */
export function saturated(prints: readonly Print[]): Finding | null {
  const isFull = (print: Print) =>
    print.idleprocs === 0 && queued(print) >= longQueue * print.gomaxprocs;
  const full = share(prints, isFull);
  const peak = largest(prints, queued);
  if (full < 0.5 || peak === null) return null;
  const middle = median(prints.map((print) => queued(print) / print.gomaxprocs));
  const first = prints.find(({ idleprocs }) => idleprocs === 0) ?? peak;
  return {
    verdict: "saturated",
    confidence: sureness(prints, middle >= veryLongQueue),
    evidence: [allBusy(prints, first), queueOf(peak, prints.length === 1)],
  };
}

function allBusy(prints: readonly Print[], { line }: Print): Evidence {
  const count = prints.filter(({ idleprocs }) => idleprocs === 0).length;
  return { kind: "all-busy", values: { count, of: prints.length }, line };
}

function queueOf(print: Print, isOnly: boolean): Evidence {
  return {
    kind: isOnly ? "queue-here" : "queue",
    values: { count: queued(print), procs: print.gomaxprocs, global: print.runqueue },
    line: print.line,
  };
}

/** How long the one queue must be, and what share of all local ones it must hold. */
const hotQueue = 8;
const hotShare = 0.9;

/** The processor that has nearly all that waits; null: none has. */
export function hotProcessor({ queues }: Print): number | null {
  const sum = queues.reduce((all, each) => all + each, 0);
  const most = Math.max(0, ...queues);
  return queues.length > 1 && most >= hotQueue && most >= hotShare * sum
    ? queues.indexOf(most)
    : null;
}

/** One queue is long while the others are empty: nobody comes to steal. */
export function oneHot(prints: readonly Print[]): Finding | null {
  const hot = prints.filter((print) => hotProcessor(print) !== null);
  const peak = largest(hot, (print) => Math.max(...print.queues));
  if (peak === null || hot.length < prints.length / 2) return null;
  const p = hotProcessor(peak) ?? 0;
  if (share(hot, (print) => hotProcessor(print) === p) < 0.7) return null;
  const still = stillProcessor(hot, p);
  return {
    verdict: "hot-processor",
    confidence: sureness(prints, still !== null),
    evidence: [
      {
        kind: "one-queue",
        values: {
          p: `P${String(p)}`,
          count: peak.queues[p] ?? 0,
          others: peak.queues.reduce((sum, each) => sum + each, 0) - (peak.queues[p] ?? 0),
        },
        line: peak.line,
      },
      ...(still === null ? [] : [still]),
    ],
  };
}

/** A processor, not the hot one, that has started no goroutine while it was busy. */
function stillProcessor(prints: readonly Print[], hot: number): Evidence | null {
  const [first] = prints;
  const last = prints.at(-1);
  if (!first?.schedticks || !last?.schedticks || first === last) return null;
  if (prints.some(({ idleprocs }) => idleprocs > 0)) return null;
  const still = first.schedticks.findIndex((tick, p) => p !== hot && tick === last.schedticks?.[p]);
  if (still < 0) return null;
  const values = {
    p: `P${String(still)}`,
    tick: first.schedticks[still] ?? 0,
    ms: last.timeMs - first.timeMs,
  };
  return { kind: "still-ticks", values, line: last.line };
}

/** Threads in the kernel beyond which one says storm, however few processors there are. */
const stormThreads = 8;

/** Threads are made because those there are sit in system calls. */
export function systemCalls(prints: readonly Print[]): Finding | null {
  const isStorm = (print: Print) =>
    blockedThreads(print) >= Math.max(stormThreads, print.gomaxprocs);
  const stormy = share(prints, isStorm);
  const peak = largest(prints, blockedThreads);
  const [first] = prints;
  if (stormy < 0.3 || peak === null || first === undefined) return null;
  const growth = peak.threads - first.threads;
  const evidence: Evidence[] = [
    {
      kind: "blocked-threads",
      values: {
        threads: peak.threads,
        idle: peak.idlethreads,
        busy: busy(peak),
        blocked: blockedThreads(peak),
      },
      line: peak.line,
    },
  ];
  if (growth > 0 && prints.length > 1) {
    const values = { from: first.threads, to: peak.threads, ms: peak.timeMs - first.timeMs };
    evidence.push({ kind: "threads-grow", values, line: peak.line });
  }
  const isClear = stormy >= 0.5 && blockedThreads(peak) >= 2 * peak.gomaxprocs;
  return { verdict: "system-calls", confidence: sureness(prints, isClear), evidence };
}

/** A finding if nothing runs, and nothing wants to. */
export function idle(prints: readonly Print[]): Finding | null {
  const isIdle = (print: Print) => print.idleprocs === print.gomaxprocs && queued(print) === 0;
  const quiet = share(prints, isIdle);
  const seen = prints.find(isIdle);
  if (quiet < 0.7 || seen === undefined) return null;
  const count = prints.filter(isIdle).length;
  return {
    verdict: "idle",
    confidence: sureness(prints, quiet >= 0.8),
    evidence: [
      { kind: "all-idle", values: { count, of: prints.length }, line: seen.line },
      { kind: "nothing-queued", values: {}, line: seen.line },
    ],
  };
}

/** Work is done, and what waits is soon taken. */
export function healthy(prints: readonly Print[]): Finding | null {
  const peak = largest(prints, queued);
  if (peak === null) return null;
  const worst = median(prints.map((print) => queued(print) / print.gomaxprocs));
  if (worst >= longQueue) return null;
  const work = prints.reduce((sum, print) => sum + busy(print) / print.gomaxprocs, 0);
  const share = work / prints.length;
  return {
    verdict: "healthy",
    confidence: prints.length < 3 ? "possible" : "likely",
    evidence: [
      { kind: "room", values: { share }, line: prints[0]?.line ?? 1 },
      {
        kind: "short-queue",
        values: { count: queued(peak), procs: peak.gomaxprocs },
        line: peak.line,
      },
    ],
  };
}
