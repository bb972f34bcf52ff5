import type { EventWords } from "../words/event-words.ts";
import type { SchedulerEvent } from "../world/event.ts";
import { looksOf, type Decision, type Look, type Outcome } from "./decision/decision.ts";
import text from "../../texts/loop.yaml";

/** One line of the track: code as it stands in the runtime, what it means, what came of it. */
export interface Line {
  readonly key: string;
  readonly code: string;
  /** How far it is indented. */
  readonly depth: number;
  readonly words: string;
  /** Empty where there is nothing to come of it. */
  readonly outcome: string;
  readonly look: "taken" | Outcome | "done";
  /** Whether it is a place to stop at. */
  readonly isStop: boolean;
}

/** Events that stand below a look, as they are a part of it. */
const parts: Readonly<Record<string, string>> = {
  timerFired: "ownTimers",
  netpollReturned: "netpoll",
  injected: "netpoll",
  globalBatchTaken: "global",
  spinningStarted: "maySpin",
  stealRound: "steal",
  steal: "steal",
  stealRunnext: "steal",
  runnextNap: "steal",
  pReleased: "releaseP",
  pIdled: "releaseP",
  pStopped: "gcWaiting",
};

/** The lines of a decision in the order in which the runtime goes through them. */
export function linesOf(decision: Decision, words: EventWords): readonly Line[] {
  const { cause, search, onTheWay } = decision;
  const looks = looksOf(search, words.checks());
  const placed = new Map<string, SchedulerEvent[]>();
  const after: SchedulerEvent[] = [];
  for (const event of onTheWay) {
    const place = placeOf(event, looks);
    if (place === null) after.push(event);
    else placed.set(place, [...(placed.get(place) ?? []), event]);
  }
  return [
    cause === null ? beforeLine : eventLine(cause, 0, words),
    { ...plain, key: "schedule", code: "schedule()", depth: 0 },
    { ...plain, key: "search", code: "findRunnable()", depth: 1 },
    ...looks.flatMap((look) => [
      lookLine(look, search !== null, words),
      ...(placed.get(look.check) ?? []).map((event) => eventLine(event, 3, words)),
    ]),
    ...after.map((event) => eventLine(event, 1, words)),
  ];
}

function placeOf({ kind }: SchedulerEvent, looks: readonly Look[]): string | null {
  const place = parts[kind];
  if (place === undefined) return null;
  if (place !== "global") return place;
  return looks.find(({ check, decides }) => decides && check.startsWith("global"))?.check ?? place;
}

const plain = { words: "", outcome: "", look: "done", isStop: false } as const;

const beforeLine: Line = { ...plain, key: "before", code: "…", depth: 0, words: text("before") };

function eventLine(event: SchedulerEvent, depth: number, words: EventWords): Line {
  const { kind, step, timeNs, g, detail } = event;
  return {
    key: JSON.stringify([kind, step, timeNs, g, detail["round"]]),
    code: `${event.fn.replace(/^(?:runtime|internal\/\w+)\./, "")}()`,
    depth,
    words: words.sentence(event),
    outcome: text("done"),
    look: "done",
    isStop: true,
  };
}

const outcomes = {
  found: "outcome.found",
  empty: "outcome.empty",
  skipped: "outcome.skipped",
  notReached: "outcome.not-reached",
  notTold: "outcome.not-told",
} as const satisfies Record<Outcome, string>;

const reasons: Readonly<Record<string, string>> = {
  traceReader: text("untold.trace-reader"),
  gcWorker: text("untold.gc-worker"),
  finalizers: text("untold.finalizers"),
};

function lookLine({ check, outcome, decides }: Look, isOver: boolean, words: EventWords): Line {
  const reason = outcome === "skipped" ? (reasons[check] ?? "") : "";
  const asked = words.check(check);
  return {
    key: check,
    code: words.expression(check),
    depth: 2,
    words: reason === "" ? asked : `${asked}${asked.endsWith("?") ? "" : "."} ${reason}`,
    outcome: decides ? text("outcome.decides") : text(isOver ? outcomes[outcome] : "outcome.open"),
    look: decides ? "taken" : outcome,
    isStop: outcome !== "notReached",
  };
}
