import type { Lane, ScaleName } from "./lane.ts";
import { code } from "./lane-state.ts";
import type { LaneKind, RunRecord } from "./run-record.ts";

/** A stretch of a run, from one beat up to, but without, another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How long a lane did what, in virtual ns, and how often goroutines were switched on it. */
export interface LaneFigures {
  readonly id: number;
  readonly runningNs: number;
  readonly runnableNs: number;
  readonly waitingNs: number;
  readonly syscallNs: number;
  readonly idleNs: number;
  readonly schedulingNs: number;
  readonly stoppedNs: number;
  readonly switches: number;
}

/** What happened in a stretch, of all lanes together. */
export interface StretchFigures {
  readonly ns: number;
  readonly switches: number;
  readonly steals: number;
  readonly handoffs: number;
  readonly preemptions: number;
  readonly wakes: number;
  readonly calls: number;
  readonly created: number;
  readonly ended: number;
  /** How many goroutines were runnable: on average over the time, and at most. */
  readonly meanRunnable: number;
  readonly mostRunnable: number;
}

const countedAs = {
  goStarted: "switches",
  steal: "steals",
  stealRunnext: "steals",
  pHandedOff: "handoffs",
  goPreempted: "preemptions",
  goReadied: "wakes",
  syscallEntered: "calls",
  goCreated: "created",
  goEnded: "ended",
} as const;

export function figuresOf(record: RunRecord, { from, to }: Stretch): StretchFigures {
  const counts = {
    switches: 0,
    steals: 0,
    handoffs: 0,
    preemptions: 0,
    wakes: 0,
    calls: 0,
    created: 0,
    ended: 0,
  };
  const end = record.firstMarkAt(to);
  for (let at = record.firstMarkAt(from); at < end; at++) {
    const kind = record.markKind(at);
    if (kind in countedAs) counts[countedAs[kind as keyof typeof countedAs]]++;
  }
  let weighted = 0;
  for (let beat = from; beat < to; beat++) {
    const runnable = record.runnableAt(beat);
    weighted += runnable * (record.timeOf(beat + 1) - record.timeOf(beat));
  }
  const ns = record.timeOf(to) - record.timeOf(from);
  return {
    ns,
    ...counts,
    meanRunnable: ns > 0 ? weighted / ns : 0,
    mostRunnable: record.mostRunnable(from, to),
  };
}

export function laneFiguresOf(
  record: RunRecord,
  kind: LaneKind,
  id: number,
  stretch: Stretch,
): LaneFigures {
  const lane = record.lanes(kind).get(id);
  const scale: ScaleName = "time";
  const [from, to] = [record.timeOf(stretch.from), record.timeOf(stretch.to)];
  const mix = lane?.mix({ scale, from, to, end: record.endOf(scale) });
  const amount = (state: number): number => mix?.[state] ?? 0;
  return {
    id,
    runningNs: amount(code.running),
    runnableNs: amount(code.runnable),
    waitingNs: amount(code.waiting),
    syscallNs: amount(code.syscall),
    idleNs: amount(code.idle),
    schedulingNs: amount(code.scheduling) + amount(code.spinning),
    stoppedNs: amount(code.stopped),
    switches: lane === undefined ? 0 : runsIn(lane, stretch),
  };
}

/** How many spans of running begin in a stretch. */
function runsIn(lane: Lane, { from, to }: Stretch): number {
  let count = 0;
  const first = lane.indexAt(from - 1) + 1;
  for (let index = first; index < lane.length && lane.fromOf(index) < to; index++) {
    if (lane.stateOf(index) === code.running) count++;
  }
  return count;
}
