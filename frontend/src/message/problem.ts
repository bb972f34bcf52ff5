import { diagnosticShape } from "./program";
import { list, number, object, optional, text, type Of } from "./shape";

/** The code of the problem of a session that is stored and cannot be read. */
export const unreadableSession = "session-unreadable";

const inputErrorShape = object({
  /** Where it stands: `commands[1].ns`. */
  path: text,
  code: text,
  message: text,
});

export const problemShape = object({
  type: text,
  title: text,
  status: number,
  detail: text,
  /** Does not change, whatever the language: `session-not-found`. */
  code: text,
  /** What the server's log calls the request. */
  reference: optional(text),
  errors: optional(list(inputErrorShape)),
  /** What the compiler says of a program that cannot be run. */
  diagnostics: optional(list(diagnosticShape)),
});

/** Why the server refuses a request (RFC 9457), in the reader's language. */
export type Problem = Of<typeof problemShape>;
