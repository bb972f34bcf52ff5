import { flag, list, number, object, oneOf, optional, text, type Shape, type Of } from "./shape";

const textOrNull: Shape<string | null> = {
  flaw: (value) => (value === null ? null : text.flaw(value)),
};

export const diagnosticShape = object({
  line: number,
  column: number,
  endLine: optional(number),
  endColumn: optional(number),
  message: text,
  severity: oneOf("error", "warning"),
  /** Only what GoPark itself says has one; the Go compiler's words have none. */
  code: optional(text),
});

/** What is wrong at a place of a program; columns count bytes, as Go's do. */
export type Diagnostic = Of<typeof diagnosticShape>;

export const programCheckShape = object({
  ok: flag,
  diagnostics: list(diagnosticShape),
});

/** What the compiler says of a text. */
export type ProgramCheck = Of<typeof programCheckShape>;

export const programSettingsShape = object({
  instructionPs: optional(number),
  fileNs: optional(number),
  networkNs: optional(number),
  stdin: optional(text),
  args: optional(list(text)),
  race: optional(flag),
});

/** What a program is run with; what is left out is the server's to say. */
export type ProgramSettings = Of<typeof programSettingsShape>;

const programExampleShape = object({
  id: text,
  group: text,
  groupTitle: text,
  go: optional(text),
  gomaxprocs: optional(number),
  /** As the environment variable is written: `asyncpreemptoff=1,madvdontneed=1`. */
  godebug: optional(text),
  title: text,
  about: text,
  source: text,
});

/** A program that somebody can begin with. */
export type ProgramExample = Of<typeof programExampleShape>;

export const exampleListShape = object({
  examples: list(programExampleShape),
});

export type ExampleList = Of<typeof exampleListShape>;

const variableShape = object({
  name: text,
  type: text,
  value: text,
  /** What of the board it is: `chan 5`. */
  thing: optional(textOrNull),
});

export type Variable = Of<typeof variableShape>;

const stackFrameShape = object({
  function: text,
  file: text,
  line: number,
  variables: list(variableShape),
});

/** A call that has not returned. */
export type StackFrame = Of<typeof stackFrameShape>;

export const goroutineStackShape = object({
  g: number,
  frames: list(stackFrameShape),
});

/** What a goroutine has called, the innermost first. */
export type GoroutineStack = Of<typeof goroutineStackShape>;

const lineVisitShape = object({ step: number, g: number });

export const nearestOnLineShape = object({
  before: optional(lineVisitShape),
  after: optional(lineVisitShape),
});

/** When a goroutine stood on a line, nearest to a step; not there: never. */
export type NearestOnLine = Of<typeof nearestOnLineShape>;

export const channelContentShape = object({
  id: number,
  name: text,
  type: text,
  capacity: number,
  values: list(text),
  senders: list(object({ g: number, value: text })),
  receivers: list(number),
});

/** What is in a channel, the head first, and who stands at it. */
export type ChannelContent = Of<typeof channelContentShape>;
