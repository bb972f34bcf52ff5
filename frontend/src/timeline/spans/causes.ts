import { code } from "./lane-state.ts";
import type { LaneKind, Mark, RunRecord } from "./run-record.ts";

/** A place on a timeline: a lane at a beat. */
export interface Spot {
  readonly kind: LaneKind;
  readonly id: number;
  readonly beat: number;
}

/** What led to what: who woke or created a goroutine, from where it was stolen, who handed off. */
export interface Arrow {
  readonly why: "created" | "woke" | "stolen" | "handoff";
  readonly from: Spot;
  readonly to: Spot;
}

/** The most arrows of one span; more would be a thicket. */
const mostEffects = 24;
/** The most marks searched for what one thing led to. */
const farthest = 20_000;

/** The processor and thread of a mark. */
function spotsOf({ p, m, beat }: Mark): readonly Spot[] {
  const spots: Spot[] = [];
  if (p >= 0) spots.push({ kind: "p", id: p, beat });
  if (m >= 0) spots.push({ kind: "m", id: m, beat });
  return spots;
}

/** The arrow between two marks on the lanes of a kind; null if one of them has no such lane. */
function between(
  why: Arrow["why"],
  kind: LaneKind,
  from: readonly Spot[],
  to: readonly Spot[],
): Arrow | null {
  const start = from.find((spot) => spot.kind === kind);
  const end = to.find((spot) => spot.kind === kind);
  return start === undefined || end === undefined ? null : { why, from: start, to: end };
}

/**
 * Why the goroutine came to run that runs or is in a call at a place of the lanes of a kind, and
 * whom it woke and created meanwhile. In the order of time.
 */
export function arrowsOf(record: RunRecord, { kind, id, beat }: Spot): readonly Arrow[] {
  const lane = record.lanes(kind).get(id);
  if (lane === undefined) return [];
  const index = lane.indexAt(beat);
  if (index < 0) return [];
  const span = lane.span(index, record.beats);
  const g = kind === "g" ? id : span.g;
  if (g < 0) return [];
  return [...causes(record, kind, g, span.from), ...effects(record, kind, g, span)].slice(
    0,
    mostEffects,
  );
}

const withGoroutine = (mark: Mark, g: number): Mark & { readonly g: number } => ({ ...mark, g });

/** What made a goroutine run: the way from its waking to its start. */
function causes(record: RunRecord, kind: LaneKind, g: number, from: number): Arrow[] {
  const found: Arrow[] = [];
  let started: Mark | null = null;
  let at = record.firstMarkAt(from + 1) - 1;
  const last = Math.max(0, at - farthest);
  for (; at >= last; at--) {
    const mark = record.mark(at);
    if (mark.kind === "pHandedOff" && started !== null && mark.p === started.p) {
      const arrow = between("handoff", kind, handedOffBy(mark), spotsFor(kind, started, g));
      if (arrow !== null && found.every(({ why }) => why !== "handoff")) found.unshift(arrow);
    }
    if (mark.g !== g) continue;
    if (mark.kind === "goStarted" && mark.beat <= from) started ??= mark;
    else if (mark.kind === "steal" || mark.kind === "stealRunnext") {
      const victim: Spot = { kind: "p", id: mark.other, beat: mark.beat };
      const arrow = between("stolen", kind, [victim], spotsOf(mark));
      if (arrow !== null) found.unshift(arrow);
    } else if (mark.kind === "goReadied" || mark.kind === "goCreated") {
      const why = mark.kind === "goCreated" ? "created" : "woke";
      const end = started ?? withGoroutine(mark, g);
      const origin: readonly Spot[] =
        mark.other > 0
          ? [...spotsOf(mark), { kind: "g", id: mark.other, beat: mark.beat }]
          : spotsOf(mark);
      const arrow = between(why, kind, origin, spotsFor(kind, end, g));
      if (arrow !== null) found.unshift(arrow);
      break;
    }
  }
  return found;
}

/** sysmon, a thread without a processor, hands off that of another. */
function handedOffBy(mark: Mark): readonly Spot[] {
  return spotsOf(mark);
}

function spotsFor(kind: LaneKind, mark: Mark, g: number): readonly Spot[] {
  return kind === "g" ? [{ kind, id: g, beat: mark.beat }] : spotsOf(mark);
}

/** The goroutines that one woke and created in a span, each up to where it ran then. */
function effects(
  record: RunRecord,
  kind: LaneKind,
  g: number,
  { from, to }: { readonly from: number; readonly to: number },
): Arrow[] {
  const found: Arrow[] = [];
  const end = Math.min(record.firstMarkAt(to + 1), record.firstMarkAt(from) + farthest);
  for (let at = record.firstMarkAt(from); at < end && found.length < mostEffects; at++) {
    const mark = record.mark(at);
    if (mark.other !== g || (mark.kind !== "goReadied" && mark.kind !== "goCreated")) continue;
    const start: readonly Spot[] = [...spotsOf(mark), { kind: "g", id: g, beat: mark.beat }];
    const next = nextRun(record, mark);
    const goal: readonly Spot[] =
      kind === "g" ? [{ kind, id: mark.g, beat: mark.beat }] : next === null ? [] : spotsOf(next);
    const why = mark.kind === "goCreated" ? "created" : "woke";
    const arrow = between(why, kind, start, goal);
    if (arrow !== null) found.push(arrow);
  }
  return found;
}

/** When a goroutine that was woken or created runs first; null if it does not, or much later. */
function nextRun(record: RunRecord, { g, beat }: Mark): Mark | null {
  const lane = record.gs.get(g);
  if (lane === undefined) return null;
  for (let index = Math.max(0, lane.indexAt(beat)); index < lane.length; index++) {
    const state = lane.stateOf(index);
    if (state !== code.running) continue;
    const start = record.firstMarkAt(lane.fromOf(index));
    const end = record.firstMarkAt(lane.fromOf(index) + 1);
    for (let at = start; at < end; at++) {
      const mark = record.mark(at);
      if (mark.kind === "goStarted" && mark.g === g) return mark;
    }
    return null;
  }
  return null;
}
