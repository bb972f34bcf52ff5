import type { SchedulerEvent, SearchCheck } from "../../world/event.ts";
import { decisiveCheck } from "../../world/search.ts";
import type { World } from "../../world/world.ts";

/** How far a thread has come with choosing what to run. */
export type Phase = "searching" | "found" | "nothing" | "runs";

/** One way of a thread round the loop: from what it left to what it runs now, or to its sleep. */
export interface Decision {
  readonly m: number;
  /** What led to schedule; null: that was before what is known. */
  readonly cause: SchedulerEvent | null;
  /** What the thread did and told on the way, in order, without the search itself. */
  readonly onTheWay: readonly SchedulerEvent[];
  /** The search for work; null: it is not over. */
  readonly search: SchedulerEvent | null;
  readonly phase: Phase;
}

/** What leads a thread to the top of the loop. */
const causes: ReadonlySet<string> = new Set([
  "goParked",
  "goYielded",
  "goPreempted",
  "goEnded",
  "pAcquired",
]);

/** What ends a thread's way round the loop. */
const ends: ReadonlySet<string> = new Set([
  "goStarted",
  "mParked",
  "mParkedLocked",
  "netpollBlocked",
  "mExited",
]);

/** What is told of the way, beside its cause and its end. */
const told: ReadonlySet<string> = new Set([
  "spinningStarted",
  "spinningEnded",
  "stealRound",
  "steal",
  "stealRunnext",
  "runnextNap",
  "globalBatchTaken",
  "timerFired",
  "netpollReturned",
  "injected",
  "pReleased",
  "pIdled",
  "pStopped",
  "mWoken",
  "mCreated",
  "needSpinning",
  "mGavePToLocked",
  ...ends,
]);

/** The thread that acts: waking a thread is the act of another. */
function actor({ kind, m, detail }: SchedulerEvent): unknown {
  return kind === "mWoken" || kind === "mCreated" ? detail["by"] : m;
}

/** The last way of a thread round the loop, as far as events tell; null: they tell of none. */
export function lastDecision(events: readonly SchedulerEvent[], m: number): Decision | null {
  const own = events.filter((event) => actor(event) === m);
  let last = own.length - 1;
  while (last >= 0 && !isOnTheWay(own[last])) last--;
  if (last < 0) return null;
  // What the thread does after it has begun to run is its goroutine's doing.
  const end = own.findLastIndex(({ kind }, at) => at <= last && ends.has(kind));
  const isOver = !own.slice(end + 1, last + 1).some((event) => isBeginning(event));
  const stop = isOver && end >= 0 ? end : last;
  let start = stop;
  while (start > 0 && !isBoundary(own[start - 1], own[start])) start--;
  return made(m, own.slice(start, stop + 1));
}

function isOnTheWay(event: SchedulerEvent | undefined): boolean {
  if (event === undefined) return false;
  return event.kind === "findRunnable" || causes.has(event.kind) || ends.has(event.kind);
}

function isBeginning({ kind }: SchedulerEvent): boolean {
  return causes.has(kind) || kind === "findRunnable" || kind === "spinningStarted";
}

/** Whether a way begins with the later of two events of a thread. */
function isBoundary(
  before: SchedulerEvent | undefined,
  event: SchedulerEvent | undefined,
): boolean {
  if (before === undefined || ends.has(before.kind)) return true;
  return event !== undefined && causes.has(event.kind);
}

function made(m: number, events: readonly SchedulerEvent[]): Decision {
  const cause = events.find(({ kind }) => causes.has(kind)) ?? null;
  const search = events.findLast(({ kind }) => kind === "findRunnable") ?? null;
  const onTheWay = events.filter((event) => event !== cause && told.has(event.kind));
  return { m, cause, onTheWay, search, phase: phaseOf(search, onTheWay) };
}

function phaseOf(search: SchedulerEvent | null, onTheWay: readonly SchedulerEvent[]): Phase {
  if (onTheWay.some(({ kind }) => kind === "goStarted")) return "runs";
  if (search === null) return "searching";
  return search.g === undefined ? "nothing" : "found";
}

/** What became of a look: `notTold` where the model does not record it. */
export type Outcome = "found" | "empty" | "skipped" | "notReached" | "notTold";

export interface Look {
  readonly check: string;
  readonly outcome: Outcome;
  /** Whether it gave the goroutine that runs. */
  readonly decides: boolean;
}

/** Looks that are skipped for one reason only, which holds whenever they are not told. */
const skippedUntold: ReadonlySet<string> = new Set(["traceReader", "gcWorker", "finalizers"]);

/**
 * All looks of a search in its release's order, those that it did not come to among them.
 *
 * @param order of the newest release, which places what the search does not tell of
 */
export function looksOf(search: SchedulerEvent | null, order: readonly string[]): readonly Look[] {
  const checks = search?.checks ?? [];
  const decisive = decisiveCheck(search?.detail["source"]);
  const isOver = search !== null;
  const reached = new Map(checks.map((each) => [each.check, each]));
  const last = checks.findLastIndex(({ result }) => result !== "notReached");
  const placed = placedIn(checks, order);
  const end = placed.indexOf(checks[last]?.check ?? "");
  return placed.map((check, at): Look => {
    const result = reached.get(check)?.result;
    const decides = check === decisive && result === "found";
    if (result !== undefined) return { check, outcome: outcomeOf(result), decides };
    const isPassed = isOver && at < end;
    const outcome = isPassed ? (skippedUntold.has(check) ? "skipped" : "notTold") : "notReached";
    return { check, outcome, decides: false };
  });
}

/** The search's own order, with what it does not tell of after what stands before that. */
function placedIn(checks: readonly SearchCheck[], order: readonly string[]): readonly string[] {
  const placed = checks.map(({ check }) => check);
  for (const [at, check] of order.entries()) {
    if (placed.includes(check)) continue;
    const before = order.slice(0, at).findLast((each) => placed.includes(each));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, check);
  }
  return placed;
}

function outcomeOf(result: string): Outcome {
  return result === "found" || result === "empty" || result === "skipped" ? result : "notReached";
}

/** The thread that searched last, whose search is shown if none is chosen. */
export function latestSearcher(events: readonly SchedulerEvent[]): number | null {
  return events.findLast(({ kind }) => kind === "findRunnable")?.m ?? null;
}

/** The thread that a thing is with: itself, the one that holds it, the one that runs it. */
export function threadOf(
  thing: { readonly kind: string; readonly id: number } | null,
  { ms, ps, gs }: World,
): number | null {
  if (thing === null) return null;
  const { kind, id } = thing;
  if (kind === "m") return ms[id] === undefined ? null : id;
  if (kind === "p" || kind === "runq") return ps[id]?.m ?? null;
  return kind === "g" ? (gs[id]?.m ?? null) : null;
}
