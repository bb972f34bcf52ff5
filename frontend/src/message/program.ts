import { flag, list, number, object, oneOf, optional, text, type Shape } from "./shape";

const textOrNull: Shape<string | null> = {
  flaw: (value) => (value === null ? null : text.flaw(value)),
};

/** What is wrong at a place of a program; columns count bytes, as Go's do. */
export interface Diagnostic {
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly message: string;
  readonly severity: "error" | "warning";
  /** Only what GoPark itself says has one; the Go compiler's words have none. */
  readonly code?: string;
}

export const diagnosticShape = object<Diagnostic>({
  line: number,
  column: number,
  endLine: optional(number),
  endColumn: optional(number),
  message: text,
  severity: oneOf("error", "warning"),
  code: optional(text),
});

/** What the compiler says of a text. */
export interface ProgramCheck {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export const programCheckShape = object<ProgramCheck>({
  ok: flag,
  diagnostics: list(diagnosticShape),
});

/** What a program is run with; what is left out is the server's to say. */
export interface ProgramSettings {
  readonly instructionPs?: number;
  readonly fileNs?: number;
  readonly networkNs?: number;
  readonly stdin?: string;
  readonly args?: readonly string[];
  readonly race?: boolean;
}

export const programSettingsShape = object<ProgramSettings>({
  instructionPs: optional(number),
  fileNs: optional(number),
  networkNs: optional(number),
  stdin: optional(text),
  args: optional(list(text)),
  race: optional(flag),
});

/** A program that somebody can begin with. */
export interface ProgramExample {
  readonly id: string;
  readonly group: string;
  readonly groupTitle: string;
  readonly go?: string;
  readonly gomaxprocs?: number;
  /** As the environment variable is written: `asyncpreemptoff=1,madvdontneed=1`. */
  readonly godebug?: string;
  readonly title: string;
  readonly about: string;
  readonly source: string;
}

export interface ExampleList {
  readonly examples: readonly ProgramExample[];
}

export const exampleListShape = object<ExampleList>({
  examples: list(
    object<ProgramExample>({
      id: text,
      group: text,
      groupTitle: text,
      go: optional(text),
      gomaxprocs: optional(number),
      godebug: optional(text),
      title: text,
      about: text,
      source: text,
    }),
  ),
});

export interface Variable {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What of the board it is: `chan 5`. */
  readonly thing?: string | null;
}

/** A call that has not returned. */
export interface StackFrame {
  readonly function: string;
  readonly file: string;
  readonly line: number;
  readonly variables: readonly Variable[];
}

/** What a goroutine has called, the innermost first. */
export interface GoroutineStack {
  readonly g: number;
  readonly frames: readonly StackFrame[];
}

export const goroutineStackShape = object<GoroutineStack>({
  g: number,
  frames: list(
    object<StackFrame>({
      function: text,
      file: text,
      line: number,
      variables: list(
        object<Variable>({ name: text, type: text, value: text, thing: optional(textOrNull) }),
      ),
    }),
  ),
});

/** What is in a channel, the head first, and who stands at it. */
export interface ChannelContent {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly capacity: number;
  readonly values: readonly string[];
  readonly senders: readonly { readonly g: number; readonly value: string }[];
  readonly receivers: readonly number[];
}

export const channelContentShape = object<ChannelContent>({
  id: number,
  name: text,
  type: text,
  capacity: number,
  values: list(text),
  senders: list(object<{ readonly g: number; readonly value: string }>({ g: number, value: text })),
  receivers: list(number),
});
