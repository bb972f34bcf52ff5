import { done, failed, type Result } from "../message/result";
import { parse, type WrongShape } from "../message/shape";
import { snapshotShape, type Snapshot } from "../message/snapshot";
import type { Delta, StreamMessage } from "../message/stream";
import { applyPatch } from "./patch";

// Views may import this part, and not the one below it.
export type { SchedulerEvent, SearchCheck } from "../message/event";
export type * from "../message/snapshot";

/** All that can be seen of a session at one step; never changed, only replaced. */
export type World = Snapshot;

const position = ["seq", "step", "timeNs"] as const;

/** The world after what a stream said, or why that makes none; null before the first message. */
export function applyMessage(
  world: World | null,
  message: StreamMessage,
): Result<World, WrongShape> {
  if (message.kind === "snapshot") return done(message.snapshot);
  if (world === null) return failed({ path: "", expected: "a snapshot first" });
  switch (message.kind) {
    case "delta":
      return applyDelta(world, message.delta);
    case "clock": {
      const { seq, step, timeNs } = message.clock;
      return applyDelta(world, { seq, step, timeNs, patch: { timeNs }, events: [] });
    }
    case "end":
      return done(world);
  }
}

/** The world after a change; it must lead where it says it does. */
export function applyDelta(world: World, delta: Delta): Result<World, WrongShape> {
  const next = parse(snapshotShape, applyPatch(world, delta.patch), world);
  if (!next.ok) return next;
  const missed = position.find((name) => next.value[name] !== delta[name]);
  return missed === undefined ? next : failed({ path: missed, expected: String(delta[missed]) });
}
