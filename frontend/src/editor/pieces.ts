/** Something that was printed, to one of the two streams. */
export interface Piece {
  readonly text: string;
  readonly toStderr: boolean;
}

/** The pieces of both, where what went to one stream without a break is one. */
export function joined(before: readonly Piece[], after: readonly Piece[]): readonly Piece[] {
  const all = [...before];
  for (const piece of after) {
    if (piece.text === "") continue;
    const last = all.at(-1);
    if (last?.toStderr === piece.toStderr) {
      all[all.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      all.push(piece);
    }
  }
  return all;
}

/** The last letters, `most` of them, and whether there were more. */
export function tail(
  pieces: readonly Piece[],
  most: number,
): { readonly pieces: readonly Piece[]; readonly isAll: boolean } {
  const kept: Piece[] = [];
  let room = most;
  for (const piece of [...pieces].reverse()) {
    if (room === 0) return { pieces: kept, isAll: false };
    const text = piece.text.slice(-room);
    kept.unshift({ ...piece, text });
    room -= text.length;
    if (text.length < piece.text.length) return { pieces: kept, isAll: false };
  }
  return { pieces: kept, isAll: true };
}
