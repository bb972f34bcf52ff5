/** The rows that stand in the document: from the first to before the last. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Rows beyond each edge, so that a quick scroll shows no gap. */
const spare = 6;

/** The rows in sight, out of `count` rows of one height. */
export function rowsSeen(top: number, room: number, height: number, count: number): Rows {
  const first = Math.max(0, Math.floor(top / height) - spare);
  const last = Math.min(count, Math.ceil((top + room) / height) + spare);
  return { first: Math.min(first, last), last };
}

/** How far to scroll so that a row can be seen whole; as little as possible. */
export function scrolledTo(row: number, top: number, room: number, height: number): number {
  const start = row * height;
  if (start < top) return start;
  return start + height > top + room ? start + height - room : top;
}
