import { eventShape, type SchedulerEvent } from "./event";
import { done, type Result } from "./result";
import {
  anything,
  list,
  number,
  object,
  optional,
  parse,
  parseJson,
  record,
  type WrongShape,
} from "./shape";
import type { Snapshot } from "./snapshot";
import { snapshotShape } from "./snapshot-shape";

/** A JSON Merge Patch (RFC 7396). */
export type Patch = Readonly<Record<string, unknown>>;

/** How one moment of a session became the next. */
export interface Delta {
  readonly seq: number;
  readonly step: number;
  readonly timeNs: number;
  /** The server's time of day. */
  readonly atMs?: number;
  readonly patch: Patch;
  readonly events: readonly SchedulerEvent[];
  /** So many events before these are not told. */
  readonly skipped?: number;
}

/** Time has gone on, and nothing else. */
export interface Clock {
  readonly seq: number;
  readonly step: number;
  readonly timeNs: number;
  readonly atMs: number;
}

/** What a stream says, one after the other. */
export type StreamMessage =
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot; readonly atMs: number }
  | { readonly kind: "delta"; readonly delta: Delta }
  | { readonly kind: "clock"; readonly clock: Clock }
  | { readonly kind: "end" };

/** The names under which the messages come. */
export const streamEvents = ["snapshot", "delta", "clock", "end"] as const;

export const deltaShape = object<Delta>({
  seq: number,
  step: number,
  timeNs: number,
  atMs: optional(number),
  patch: record(anything),
  events: list(eventShape),
  skipped: optional(number),
});

const clockShape = object<Clock>({ seq: number, step: number, timeNs: number, atMs: number });
const stampShape = object<{ readonly atMs: number }>({ atMs: number });

/** Reads the data of a message that came under one of the names. */
export function parseStreamMessage(
  event: (typeof streamEvents)[number],
  data: string,
): Result<StreamMessage, WrongShape> {
  const json = parseJson(data);
  if (!json.ok) return json;
  switch (event) {
    case "snapshot":
      return readSnapshot(json.value);
    case "delta": {
      const delta = parse(deltaShape, json.value);
      return delta.ok ? done({ kind: "delta", delta: delta.value }) : delta;
    }
    case "clock": {
      const clock = parse(clockShape, json.value);
      return clock.ok ? done({ kind: "clock", clock: clock.value }) : clock;
    }
    case "end":
      return done({ kind: "end" });
  }
}

/** The time of day belongs to the message; no later patch would change it. */
function readSnapshot(value: unknown): Result<StreamMessage, WrongShape> {
  const stamp = parse(stampShape, value);
  if (!stamp.ok) return stamp;
  const { atMs, ...rest } = stamp.value;
  const snapshot = parse(snapshotShape, rest);
  return snapshot.ok ? done({ kind: "snapshot", snapshot: snapshot.value, atMs }) : snapshot;
}
