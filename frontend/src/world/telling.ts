import type { SchedulerEvent } from "../message/event";

/** The more of a turn in the story an event is, the earlier its kind stands. */
const ranks: readonly (readonly string[])[] = [
  [
    "processExited",
    "articleRule",
    "pHandedOff",
    "pRetaken",
    "steal",
    "stealRunnext",
    "runqOverflowed",
    "procsResized",
    "worldStopped",
    "goPreempted",
    "syscallExitedSlow",
    "throttled",
    "gcPhase",
  ],
  [
    "findRunnable",
    "syscallEntered",
    "syscallExitedFast",
    "preemptionRequested",
    "networkReady",
    "mutexStarving",
    "gcTriggered",
    "printed",
  ],
  [
    "runnextKicked",
    "goCreated",
    "goParked",
    "goReadied",
    "goEnded",
    "goYielded",
    "timerFired",
    "mCreated",
    "worldStarted",
    "gcWorkerStarted",
  ],
  ["goStarted", "spinningStarted", "spinningEnded", "mWoken", "mParked", "pAcquired", "pIdled"],
];

const noise = new Set(["threadOnCore", "threadOffCore", "sysmonSlept", "sysmonRound"]);

/** The one of the last step's events that says most about it; of equals the latest. */
export function tellingEvent(events: readonly SchedulerEvent[]): SchedulerEvent | null {
  const step = events.at(-1)?.step;
  let best: SchedulerEvent | null = null;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event?.step !== step || event === undefined) break;
    if (best === null || rankOf(event) < rankOf(best)) best = event;
  }
  return best;
}

function rankOf({ kind }: SchedulerEvent): number {
  if (noise.has(kind)) return ranks.length + 1;
  const rank = ranks.findIndex((kinds) => kinds.includes(kind));
  return rank < 0 ? ranks.length : rank;
}
