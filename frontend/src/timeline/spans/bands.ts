import type { World } from "../../world/world.ts";
import type { LaneEvent } from "./lane-event.ts";

/** A stretch in which something held for the whole process; without an end it still does. */
export interface Band {
  readonly kind: "stop" | "gc" | "quota";
  readonly from: number;
  readonly to: number | null;
}

/** What a world begins in the middle of. */
export function bandsOf({ gc, sched, os, timeNs }: World): readonly Band[] {
  const kinds: Band["kind"][] = [];
  if (gc.phase !== "off") kinds.push("gc");
  if (sched.gcwaiting) kinds.push("stop");
  if (os.throttledUntilNs > timeNs) kinds.push("quota");
  return kinds.map((kind) => ({ kind, from: 0, to: null }));
}

/** Begins or ends a band, if the event does that. */
export function changeBands(bands: Band[], event: LaneEvent, beat: number): void {
  const change = changeBy(event);
  if (change === null) return;
  const open = bands.findLastIndex(({ kind, to }) => kind === change.kind && to === null);
  const band = bands[open];
  if (change.begins && band === undefined) bands.push({ kind: change.kind, from: beat, to: null });
  if (!change.begins && band !== undefined) bands[open] = { ...band, to: beat };
}

function changeBy({
  kind,
  word,
}: LaneEvent): { readonly kind: Band["kind"]; readonly begins: boolean } | null {
  if (kind === "worldStopped" || kind === "worldStarted") {
    return { kind: "stop", begins: kind === "worldStopped" };
  }
  if (kind === "throttled" || kind === "unthrottled") {
    return { kind: "quota", begins: kind === "throttled" };
  }
  return kind === "gcPhase" ? { kind: "gc", begins: word !== "off" && word !== "sweep" } : null;
}
