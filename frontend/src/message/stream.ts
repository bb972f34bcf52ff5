import { eventShape } from "./event";
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
  type Of,
} from "./shape";
import { snapshotShape, type Snapshot } from "./snapshot";

/** A JSON Merge Patch (RFC 7396). */
export type Patch = Readonly<Record<string, unknown>>;

/** What a stream says, one after the other. */
export type StreamMessage =
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot; readonly atMs: number }
  | { readonly kind: "delta"; readonly delta: Delta }
  | { readonly kind: "clock"; readonly clock: Clock }
  | { readonly kind: "end" };

/** The names under which the messages come. */
export const streamEvents = ["snapshot", "delta", "clock", "end"] as const;

export const deltaShape = object({
  seq: number,
  step: number,
  timeNs: number,
  /** The server's time of day. */
  atMs: optional(number),
  patch: record(anything),
  events: list(eventShape),
  /** The number of events before these that are left out. */
  skipped: optional(number),
});

/** How one moment of a session became the next. */
export type Delta = Of<typeof deltaShape>;

const clockShape = object({ seq: number, step: number, timeNs: number, atMs: number });

/** Time has gone on, and nothing else. */
export type Clock = Of<typeof clockShape>;
const stampShape = object({ atMs: number });

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
