/** How many bytes of UTF-8 a code point takes. */
function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/**
 * How far into a line a column is that counts bytes from 1, as Go's columns do, in UTF-16 units
 * from 0. What is behind the line's end is its end.
 */
export function offsetOfColumn(line: string, column: number): number {
  let bytes = column - 1;
  let offset = 0;
  for (const letter of line) {
    if (bytes <= 0) break;
    bytes -= bytesOf(letter.codePointAt(0) ?? 0);
    offset += letter.length;
  }
  return offset;
}

/** The column in bytes from 1 of a place in a line. */
export function columnOfOffset(line: string, offset: number): number {
  let bytes = 0;
  for (const letter of line.slice(0, offset)) bytes += bytesOf(letter.codePointAt(0) ?? 0);
  return bytes + 1;
}

/** A word that begins at a place, or one character: what is underlined where no end is known. */
export function endOfWord(line: string, offset: number): number {
  const word = /^(?:[\p{L}\p{N}_]+|"(?:[^"\\]|\\.)*"|\S)/u.exec(line.slice(offset))?.[0];
  return offset + (word?.length ?? 0);
}
