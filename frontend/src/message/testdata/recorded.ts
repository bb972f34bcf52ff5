/// <reference types="vite/client" />
import branches from "./branches.json?raw";
import events from "./events.json?raw";
import kinds from "./kinds.json?raw";
import made from "./made.json?raw";
import problem from "./problem.json?raw";
import releases from "./releases.json?raw";
import replay from "./replay.json?raw";
import stream from "./stream.txt?raw";
import why from "./why.json?raw";

/** What the server really answered, for tests: bodies by what was asked for. */
export const recorded = {
  branches,
  events,
  kinds,
  made,
  problem,
  releases,
  replay,
  why,
} as const;

/** A message of a stream, as the browser hands it on. */
export interface RecordedMessage {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** What a stream really said: a snapshot, and what came of eleven seconds of playing. */
export const recordedStream: readonly RecordedMessage[] = stream
  .split("\n\n")
  .map((block) => ({
    id: field(block, "id"),
    event: field(block, "event"),
    data: field(block, "data"),
  }))
  .filter(({ data }) => data !== "");

function field(block: string, name: string): string {
  const start = `${name}: `;
  const line = block.split("\n").find((each) => each.startsWith(start));
  return line === undefined ? "" : line.slice(start.length);
}
