import type { Board } from "../../board/board";
import type { Thing } from "../../world/thing";

type BoardObject = NonNullable<Board["chosen"]>;

/** What a thing is on the board; what is no object of its own there stands out nowhere. */
export function boardObject({ kind, id }: Thing): BoardObject {
  if (kind === "runq") return { kind: "queue", id: `P${String(id)}` };
  if (kind === "grq" || kind === "sched") return { kind: "queue", id: "sched" };
  if (kind === "lock") return { kind: "sync", id };
  if (kind === "gc" || kind === "os") return { kind: "reason", id: "" };
  return { kind, id };
}
