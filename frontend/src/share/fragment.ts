/** What goes before the compressed scenario; another way of writing would have another. */
const version = "1.";

/** The most letters, as the address carries them. */
export const mostLetters = 32 * 1024;

/** A small link can unfold to very much. */
const mostBytes = 1024 * 1024;

export type FragmentFailure =
  /** It is no such fragment, or a damaged one. */
  | "unreadable"
  /** It was written by a later version of this page. */
  | "newer"
  /** It would be longer than an address should be, or unfold to more than any scenario is. */
  | "too-long";

export type Fragment<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FragmentFailure };

const failed = (failure: FragmentFailure): Fragment<never> => ({ ok: false, failure });

/** A scenario as the part of an address after `#`: `s=1.` and compressed JSON. */
export async function encodeScenario(scenario: unknown): Promise<Fragment<string>> {
  const bytes = new TextEncoder().encode(JSON.stringify(scenario));
  if (bytes.length > mostBytes) return failed("too-long");
  const packed = await gathered(streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw")));
  if (packed === null) return failed("too-long");
  const value = `s=${version}${base64Url(packed)}`;
  return value.length > mostLetters ? failed("too-long") : { ok: true, value };
}

/** The scenario of such a fragment, with or without its `#`; null if it is none at all. */
export async function decodeScenario(fragment: string): Promise<Fragment<unknown> | null> {
  const written = /^#?s=(.*)$/s.exec(fragment)?.[1];
  if (written === undefined) return null;
  if (written.length > mostLetters) return failed("too-long");
  if (!written.startsWith(version)) return failed(/^\d+\./.test(written) ? "newer" : "unreadable");
  try {
    const packed = fromBase64Url(written.slice(version.length));
    const unpacking = streamOf(packed).pipeThrough(new DecompressionStream("deflate-raw"));
    const bytes = await gathered(unpacking);
    if (bytes === null) return failed("too-long");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return failed("unreadable");
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** All that a stream gives, read piece by piece; null as soon as it is too much. */
async function gathered(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    length += read.value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return null;
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function base64Url(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}
