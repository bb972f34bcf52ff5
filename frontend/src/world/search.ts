/** The check of a search that gave the work, by the source that its event tells. */
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

/** The check that ended a search; null: it found nothing, or the source is not known. */
export function decisiveCheck(source: unknown): string | null {
  return typeof source === "string" ? (decisive[source] ?? null) : null;
}
