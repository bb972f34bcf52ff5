import type { SchedulerEvent } from "../../world/event.ts";

/** The part of an event that lanes, marks and arrows are made of; −1 stands for none. */
export interface LaneEvent {
  readonly step: number;
  readonly timeNs: number;
  readonly kind: LaneEventKind;
  readonly g: number;
  readonly m: number;
  readonly p: number;
  /**
   * The other party: the goroutine that created or woke, the processor that was stolen from, the
   * thread that woke another or lost its processor, the number of processors after a resize.
   */
  readonly other: number;
  /**
   * Why a goroutine waits or the world stops, which phase of the collector began; `spinning` of a
   * thread that is to look for work in others' queues; empty where there is nothing.
   */
  readonly word: string;
}

/** The kinds of events that change a lane or are marked on one, and where each keeps `other`. */
const others = {
  goCreated: "creator",
  goStarted: null,
  goYielded: null,
  goPreempted: null,
  goParked: null,
  goReadied: "waker",
  goEnded: null,
  steal: "victim",
  stealRunnext: "victim",
  spinningStarted: null,
  spinningEnded: null,
  pAcquired: null,
  pReleased: null,
  pIdled: null,
  pHandedOff: null,
  mCreated: "by",
  mWoken: "by",
  mParked: null,
  mParkedLocked: null,
  mGavePToLocked: "machine",
  mExited: null,
  syscallEntered: null,
  syscallExitedFast: null,
  syscallExitedSlow: null,
  pRetaken: "from",
  netpollBlocked: null,
  netpollReturned: null,
  stwStarted: null,
  pStopped: null,
  worldStopped: null,
  worldStarted: null,
  procsResized: "after",
  pDestroyed: null,
  gcPhase: null,
  throttled: null,
  unthrottled: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type LaneEventKind = keyof typeof others;

export const laneEventKinds = Object.keys(others) as readonly LaneEventKind[];

export const isLaneEventKind = (kind: string): kind is LaneEventKind => Object.hasOwn(others, kind);

const words: Readonly<Partial<Record<LaneEventKind, string>>> = {
  goParked: "reason",
  gcPhase: "phase",
  stwStarted: "reason",
};

/** The lane's part of an event of the log; null if no lane shows it. */
export function laneEventOf(event: SchedulerEvent): LaneEvent | null {
  const { step, timeNs, kind, g = -1, m = -1, p = -1, detail } = event;
  if (!isLaneEventKind(kind)) return null;
  const field = others[kind];
  const other = field === null ? undefined : detail[field];
  const word = detail["spinning"] === true ? "spinning" : detail[words[kind] ?? ""];
  return {
    step,
    timeNs,
    kind,
    g,
    m,
    p,
    other: typeof other === "number" ? other : -1,
    word: typeof word === "string" ? word : "",
  };
}
