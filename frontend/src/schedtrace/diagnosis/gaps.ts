import { busy, type Print } from "../reading/print.ts";
import type { Evidence, Finding } from "./finding.ts";
import { median } from "./loads.ts";

interface Gap {
  readonly before: Print;
  readonly after: Print;
  readonly ms: number;
}

/** How many usual intervals a gap must be, and how long at least: sysmon may be late by 10 ms. */
const longGap = 3;
const shortestGapMs = 25;

/**
 * sysmon prints, and it is a thread like any other: while the cgroup's quota is used up, nobody
 * prints. So a log of a throttled program has holes, at the pace of the quota's period.
 */
export function throttled(prints: readonly Print[]): Finding | null {
  const steps = prints.flatMap((after, at): Gap[] => {
    const before = prints[at - 1];
    return before === undefined ? [] : [{ before, after, ms: after.timeMs - before.timeMs }];
  });
  const usual = usualOf(steps);
  const gaps = steps.filter(({ ms, before }) => {
    return ms >= shortestGapMs && ms >= longGap * usual && busy(before) > 0;
  });
  const longest = gaps.reduce<Gap | null>(
    (best, gap) => (best === null || gap.ms > best.ms ? gap : best),
    null,
  );
  if (gaps.length < 2 || longest === null) return null;
  const period = periodOf(gaps);
  const evidence: Evidence[] = [
    {
      kind: "gap",
      values: { ms: longest.ms, usual, from: longest.before.line, to: longest.after.line },
      line: longest.after.line,
    },
  ];
  if (period !== null) {
    evidence.push({
      kind: "gaps",
      values: { count: gaps.length, period },
      line: longest.after.line,
    });
  }
  evidence.push({
    kind: "busy-at-gap",
    values: { busy: busy(longest.before), procs: longest.before.gomaxprocs },
    line: longest.before.line,
  });
  return {
    verdict: "throttled",
    confidence: period !== null && gaps.length >= 3 ? "likely" : "possible",
    evidence,
  };
}

/** The interval at which sysmon prints while it can: where much is throttled, most are gaps. */
function usualOf(steps: readonly Gap[]): number {
  const sorted = steps.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.max(1, sorted[Math.floor(sorted.length / 4)] ?? 1);
}

/** The time from gap to gap, if it is about the same each time; null: it is not. */
function periodOf(gaps: readonly Gap[]): number | null {
  const ends = gaps.map(({ after }) => after.timeMs);
  const periods = ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
  const middle = median(periods);
  const isRegular = periods.every((each) => Math.abs(each - middle) <= middle / 4);
  return periods.length > 0 && isRegular ? middle : null;
}
