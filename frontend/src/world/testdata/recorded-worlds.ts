import { recordingShape, type Recording } from "../../message/session";
import { parse } from "../../message/shape";
import { parseStreamMessage, streamEvents, type StreamMessage } from "../../message/stream";
import type { Result } from "../../message/result";
import type { WrongShape } from "../../message/shape";
import { recorded, recordedStream } from "../../message/testdata/recorded";
import { applyMessage, type World } from "../world";
import { Replay } from "../replay";

/** The value, in a test that is about something else than its absence. */
export function valueOf<T>(result: Result<T, WrongShape>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.failure.path} is not ${result.failure.expected}`);
}

export const recordedMessages: readonly StreamMessage[] = recordedStream.map(({ event, data }) => {
  const known = streamEvents.find((name) => name === event);
  if (known === undefined) throw new Error(`No message is called ${event}`);
  return valueOf(parseStreamMessage(known, data));
});

/** The world after each message of a recorded stream. */
export const streamedWorlds: readonly World[] = recordedMessages.reduce<World[]>(
  (worlds, message) => [...worlds, valueOf(applyMessage(worlds.at(-1) ?? null, message))],
  [],
);

export const recording: Recording = valueOf(parse(recordingShape, JSON.parse(recorded.replay)));

/** All worlds of a recorded stretch. */
export const replayedWorlds: readonly World[] = Array.from(
  { length: recording.deltas.length + 1 },
  (_, index) => valueOf(new Replay(recording).at(index)),
);

export const recordedWorlds: readonly World[] = [...streamedWorlds, ...replayedWorlds];

/** The first recorded world in which something can be seen. */
export function worldWhere(shows: (world: World) => boolean): World {
  const world = recordedWorlds.find(shows);
  if (world === undefined) throw new Error("No recorded world shows that");
  return world;
}
