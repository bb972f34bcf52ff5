import type { Stretch } from "../spans/figures.ts";
import { code, stateOf, type LaneState } from "../spans/lane-state.ts";
import type { RunRecord } from "../spans/run-record.ts";

/** How long goroutines waited for a processor after they were runnable, in virtual ns. */
export interface Latency {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** What a goroutine did in a stretch. */
export interface GoroutineFigures {
  readonly id: number;
  readonly name: string;
  readonly line: string;
  /** The goroutine that started it; 0: the runtime; −1: before what is known. */
  readonly starter: number;
  readonly state: LaneState;
  readonly runs: number;
  readonly ranNs: number;
  readonly runnableNs: number;
  readonly waitingNs: number;
  readonly syscallNs: number;
  readonly latency: Latency;
}

/** The value below which a share of the sorted numbers lies. */
export function quantile(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function latencyOf(waits: readonly number[]): Latency {
  const sorted = Float64Array.from(waits).sort();
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
  };
}

/** All goroutines of a stretch, and the latency of all of them together. */
export interface GoroutineTable {
  readonly rows: readonly GoroutineFigures[];
  readonly latency: Latency;
}

/** @param cursor the beat whose states are told */
export function goroutinesIn(
  record: RunRecord,
  { from, to }: Stretch,
  cursor: number,
): GoroutineTable {
  const starters = new Map<number, number>();
  for (let at = 0; at < record.marks; at++) {
    if (record.markKind(at) !== "goCreated") continue;
    const { g, other } = record.mark(at);
    starters.set(g, other);
  }
  const all: number[] = [];
  const rows: GoroutineFigures[] = [];
  for (const [id, lane] of record.gs) {
    const times = { runs: 0, running: 0, runnable: 0, waiting: 0, syscall: 0 };
    const waits: number[] = [];
    for (let index = Math.max(0, lane.indexAt(from)); index < lane.length; index++) {
      const span = lane.span(index, record.beats);
      if (span.from >= to) break;
      const state = stateOf(span.state);
      const begins = record.timeOf(Math.max(from, span.from));
      const ns = record.timeOf(Math.min(to, span.to)) - begins;
      if (Object.hasOwn(times, state)) times[state as keyof typeof times] += ns;
      if (state === "running" && span.from >= from) times.runs++;
      const isRun = index + 1 < lane.length && lane.stateOf(index + 1) === code.running;
      if (state === "runnable" && isRun && span.to < to) {
        waits.push(record.timeOf(span.to) - record.timeOf(span.from));
      }
    }
    for (const wait of waits) all.push(wait);
    const { name, line } = record.originOf(id) ?? { name: "", line: "" };
    rows.push({
      id,
      name,
      line,
      starter: starters.get(id) ?? -1,
      state: stateOf(lane.stateAt(cursor)),
      runs: times.runs,
      ranNs: times.running,
      runnableNs: times.runnable,
      waitingNs: times.waiting,
      syscallNs: times.syscall,
      latency: latencyOf(waits),
    });
  }
  return { rows, latency: latencyOf(all) };
}

/** How often goroutines waited for one reason in a stretch, and how long. */
export interface WaitFigures {
  readonly reason: string;
  readonly count: number;
  readonly totalNs: number;
  readonly mostNs: number;
}

/** The waits of a stretch by reason, the longest first; what still lasts counts up to its end. */
export function waitsIn(record: RunRecord, { from, to }: Stretch): readonly WaitFigures[] {
  const open = new Map<number, { readonly reason: string; readonly since: number }>();
  const sums = new Map<string, { count: number; totalNs: number; mostNs: number }>();
  const close = (g: number, now: number): void => {
    const wait = open.get(g);
    if (wait === undefined) return;
    open.delete(g);
    const ns = now - wait.since;
    const sum = sums.get(wait.reason) ?? { count: 0, totalNs: 0, mostNs: 0 };
    sums.set(wait.reason, {
      count: sum.count + 1,
      totalNs: sum.totalNs + ns,
      mostNs: Math.max(sum.mostNs, ns),
    });
  };
  const end = record.firstMarkAt(to);
  for (let at = record.firstMarkAt(from); at < end; at++) {
    const { kind, g, beat } = record.mark(at);
    if (kind === "goParked") open.set(g, { reason: record.wordOf(at), since: record.timeOf(beat) });
    else if (kind === "goReadied") close(g, record.timeOf(beat));
  }
  for (const g of [...open.keys()]) close(g, record.timeOf(to));
  return [...sums]
    .map(([reason, sum]) => ({ reason, ...sum }))
    .sort((one, other) => other.totalNs - one.totalNs);
}

/** How often one goroutine made another runnable; the waker 0 is the runtime. */
export interface Waking {
  readonly waker: number;
  readonly g: number;
  readonly count: number;
}

/** The wakings of a stretch, the most frequent first. */
export function wakingsIn(record: RunRecord, { from, to }: Stretch): readonly Waking[] {
  const counts = new Map<string, { waker: number; g: number; count: number }>();
  const end = record.firstMarkAt(to);
  for (let at = record.firstMarkAt(from); at < end; at++) {
    if (record.markKind(at) !== "goReadied") continue;
    const { g, other } = record.mark(at);
    const waker = Math.max(0, other);
    const key = `${String(waker)} ${String(g)}`;
    const known = counts.get(key) ?? { waker, g, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.waker - other.waker || one.g - other.g,
  );
}
