import { waiting, type Detail, type Print } from "../reading/print.ts";
import type { Evidence, Finding } from "./finding.ts";
import { sureness } from "./loads.ts";

interface Detailed {
  readonly print: Print;
  readonly detail: Detail;
}

function detailed(prints: readonly Print[]): Detailed[] {
  return prints.flatMap((print) =>
    print.detail === null ? [] : [{ print, detail: print.detail }],
  );
}

/** The runtime's own goroutines wait for these, and for ever if nothing is to be done. */
const systemReasons = /^(?:GC |force gc|finalizer wait|cleanup wait|trace reader|runtime\.)/;

function countsByReason({ gs }: Detail): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, waitReason } of gs) {
    if (status !== waiting || systemReasons.test(waitReason)) continue;
    counts.set(waitReason, (counts.get(waitReason) ?? 0) + 1);
  }
  return counts;
}

/** The least growth in waiting goroutines that is called a leak. */
const leastGrowth = 8;

/** More and more goroutines wait for the same, and none of them ever goes on. */
export function leak(prints: readonly Print[]): Finding | null {
  const seen = detailed(prints);
  const last = seen.at(-1);
  const [first] = seen;
  if (first === undefined || last === undefined || seen.length < 3) return null;
  const counts = seen.map(({ detail }) => countsByReason(detail));
  const evidence: Evidence[] = [];
  let rises = 0;
  for (const [reason, now] of counts.at(-1) ?? []) {
    const course = counts.map((each) => each.get(reason) ?? 0);
    const isRising = course.every((count, at) => count >= (course[at - 1] ?? 0));
    const from = course[0] ?? 0;
    if (!isRising || now - from < leastGrowth || now < 2 * from) continue;
    rises = Math.max(rises, new Set(course).size);
    evidence.push({
      kind: "waiting-grow",
      values: { reason, from, to: now, ms: last.print.timeMs - first.print.timeMs },
      line: last.print.line,
    });
  }
  if (evidence.length === 0) return null;
  return { verdict: "leak", confidence: rises >= 4 ? "likely" : "possible", evidence };
}

const collectorReasons = /^GC (?:worker|assist marking|mark)/;

/** The collector works in most of the prints, so that the program has the rest. */
export function collecting(prints: readonly Print[]): Finding | null {
  const seen = detailed(prints);
  if (seen.length === 0) return null;
  const runs = seen.filter(({ detail }) => runsCollector(detail));
  const assists = seen.filter(({ detail }) => detail.gs.some(isAssisting));
  const stops = seen.filter(({ detail }) => detail.gcwaiting);
  const [shown] = runs.length > 0 ? runs : assists;
  const isOften = (found: readonly Detailed[]) => found.length >= seen.length / 2;
  if (shown === undefined || !(isOften(runs) || isOften(assists))) return null;
  const evidence: Evidence[] = [
    {
      kind: "collector-runs",
      values: { count: runs.length, of: seen.length },
      line: shown.print.line,
    },
  ];
  const [assisting] = assists;
  if (assisting !== undefined) {
    const values = { count: assists.length, of: seen.length };
    evidence.push({ kind: "assists", values, line: assisting.print.line });
  }
  const [stopping] = stops;
  if (stopping !== undefined) {
    evidence.push({ kind: "stopping", values: { count: stops.length }, line: stopping.print.line });
  }
  const isClear = assists.length > 0 && runs.length >= 0.6 * seen.length;
  return { verdict: "collecting", confidence: sureness(prints, isClear), evidence };
}

/**
 * A worker or an assist holds a thread right now. While they mark they count as waiting, so that
 * their own stacks can be scanned; but a goroutine that waits for something has no thread.
 */
function runsCollector({ gs }: Detail): boolean {
  return gs.some(({ m, waitReason }) => m !== null && collectorReasons.test(waitReason));
}

/** A goroutine of the program marks, or waits because it owes marking. */
function isAssisting({ waitReason }: { readonly waitReason: string }): boolean {
  return waitReason.startsWith("GC assist");
}
