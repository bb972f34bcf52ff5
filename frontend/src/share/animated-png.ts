const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A picture of a moving one: a whole PNG, and for how long it is seen. */
export interface Frame {
  readonly png: Uint8Array;
  readonly ms: number;
}

/**
 * PNGs of one size as one that moves, for ever: each one's pixels under a head with its time, as
 * the third edition of the PNG specification says.
 */
export function animatedPng(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (first === undefined) throw new Error("Without a picture nothing moves");
  const header = headerOf(first.png);
  let sequence = 0;
  const parts: Uint8Array[] = [
    Uint8Array.from(signature),
    chunk("IHDR", header),
    chunk("acTL", numbers(frames.length, 0)),
  ];
  for (const { png, ms } of frames) {
    const head = headerOf(png);
    if (head.some((byte, at) => byte !== header[at])) {
      throw new Error("The pictures are not of one kind");
    }
    parts.push(chunk("fcTL", control(sequence++, header, ms)));
    for (const { type, data } of chunksOf(png)) {
      if (type !== "IDAT") continue;
      const isFirst = png === first.png;
      parts.push(isFirst ? chunk(type, data) : chunk("fdAT", joined([numbers(sequence++), data])));
    }
  }
  parts.push(chunk("IEND", new Uint8Array()));
  return joined(parts);
}

/** Size, depth and kind of colours. */
function headerOf(png: Uint8Array): Uint8Array {
  for (const { type, data } of chunksOf(png)) if (type === "IHDR") return data;
  throw new Error("This is no PNG");
}

/** A frame that covers the whole picture and replaces what was there. */
function control(sequence: number, header: Uint8Array, ms: number): Uint8Array {
  const rest = new Uint8Array(6);
  const view = new DataView(rest.buffer);
  view.setUint16(0, Math.min(0xffff, Math.round(ms)));
  view.setUint16(2, 1_000);
  return joined([numbers(sequence), header.subarray(0, 8), numbers(0, 0), rest]);
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** The parts that a PNG consists of. */
export function* chunksOf(png: Uint8Array): Generator<Chunk> {
  if (signature.some((byte, at) => png[at] !== byte)) throw new Error("This is no PNG");
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = signature.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield { type, data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([numbers(data.length), named, numbers(checksum(named))]);
}

function numbers(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setUint32(4 * at, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 that every part of a PNG ends with. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (remainders[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
