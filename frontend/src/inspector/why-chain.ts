import type { Thing } from "../world/thing.ts";

/** One link of the chain: what it names, and its sentence in the reader's language. */
export interface WhyLink {
  readonly code: string;
  readonly sentence: string;
  readonly g?: number;
  readonly m?: number;
  readonly p?: number;
}

/** Why a goroutine is not running, or why it is, as the server answers. */
export interface WhyAnswer {
  readonly g: number;
  readonly runs: boolean;
  readonly chain: readonly WhyLink[];
}

const named = [
  ["g", "g"],
  ["m", "m"],
  ["p", "p"],
] as const;

/** What a link names, to go and look at. */
export function thingsOf(link: WhyLink): Thing[] {
  return named.flatMap(([field, kind]) => {
    const id = link[field];
    return id === undefined ? [] : [{ kind, id }];
  });
}

/** The line of the checklist that gave the work, by the source that the event tells. */
const decisive: Readonly<Record<string, string>> = {
  runnext: "local",
  local: "local",
  global: "global",
  globalTick: "globalTick",
  globalAgain: "globalAgain",
  netpoll: "netpoll",
  blockingNetpoll: "blockingNetpoll",
  stolen: "steal",
  stolenRunnext: "steal",
  stolenTimer: "steal",
  gcWorker: "gcWorker",
  idleGcWorker: "idleGcWorker",
  traceReader: "traceReader",
};

export function decisiveCheck(source: unknown): string | null {
  return typeof source === "string" ? (decisive[source] ?? null) : null;
}
