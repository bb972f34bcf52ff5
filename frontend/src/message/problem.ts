import { diagnosticShape, type Diagnostic } from "./program";
import { list, number, object, optional, text } from "./shape";

/** The code of the problem of a session that is stored and cannot be read. */
export const unreadableSession = "session-unreadable";

/** One thing that is wrong with what was sent. */
export interface InputError {
  /** Where it stands: `commands[1].ns`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Why the server refuses a request (RFC 9457), in the reader's language. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Does not change, whatever the language: `session-not-found`. */
  readonly code: string;
  /** What the server's log calls the request. */
  readonly reference?: string;
  readonly errors?: readonly InputError[];
  /** What the compiler says of a program that cannot be run. */
  readonly diagnostics?: readonly Diagnostic[];
}

export const problemShape = object<Problem>({
  type: text,
  title: text,
  status: number,
  detail: text,
  code: text,
  reference: optional(text),
  errors: optional(list(object<InputError>({ path: text, code: text, message: text }))),
  diagnostics: optional(list(diagnosticShape)),
});
