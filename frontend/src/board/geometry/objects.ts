/** What on the board can be chosen, opened and pinned. */
export type ObjectKind =
  | "g"
  | "m"
  | "p"
  | "queue"
  | "channel"
  | "sync"
  | "timer"
  | "netpoll"
  | "sysmon"
  | "free"
  | "reason";

/** `id` is the runtime's number, if any; a queue is `sched` or `P2`, a reason its words. */
export interface BoardObject {
  readonly kind: ObjectKind;
  readonly id: number | string;
}

/** Which objects stand out: the one that was chosen, and those that are followed. */
export interface Marking {
  readonly chosen: string;
  readonly pinned: ReadonlySet<string>;
}

const letters: Partial<Record<ObjectKind, string>> = { g: "G", m: "M", p: "P" };

/** The same for the same object wherever it stands: `G7`, `queue P2`. */
export function keyOf({ kind, id }: BoardObject): string {
  const letter = letters[kind];
  return letter === undefined ? `${kind} ${String(id)}` : `${letter}${String(id)}`;
}

export function markingOf(
  chosen: BoardObject | undefined,
  pinned: readonly BoardObject[],
): Marking {
  return {
    chosen: chosen === undefined ? "" : keyOf(chosen),
    pinned: new Set(pinned.map(keyOf)),
  };
}
