import type { QueueDetail } from "./detail";

/** What of a queue has a circle with a name: positions in it, front first. */
export interface QueuePicture {
  readonly detail: QueueDetail;
  readonly size: number;
  /** What the server listed of it. */
  readonly listed: readonly number[];
  readonly named: readonly number[];
}

/** Few are all named; of many the first three, the last, and the ones that are followed. */
export function queuePicture(
  detail: QueueDetail,
  listed: readonly number[],
  size: number,
  isPinned: (goid: number) => boolean,
): QueuePicture {
  const positions = listed.map((_, position) => position);
  if (detail === "empty") return { detail, size, listed, named: [] };
  if (detail === "circles") return { detail, size, listed, named: positions };
  const last = listed.length === size ? listed.length - 1 : -1;
  const followed = positions.filter((at) => isPinned(listed[at] ?? -1)).slice(0, mostFollowed);
  const named = positions.filter((at) => at < 3 || at === last || followed.includes(at));
  return { detail, size, listed, named };
}

const mostFollowed = 4;
