/** Something in both languages of the page. */
export interface Both {
  readonly en: string;
  readonly ru: string;
}

/** What a field of an event is, and so how it becomes an argument of a sentence. */
export type FieldType =
  | "g"
  | "m"
  | "p"
  | "object"
  | "number"
  | "count"
  | "duration"
  | "time"
  | "bytes"
  | "choice"
  | "flag"
  | "text"
  | "waitReason"
  | "place"
  | "rule"
  | "checks";

export interface EventField {
  readonly name: string;
  readonly type: FieldType;
  /** The value that means that there is nothing. */
  readonly none?: unknown;
  readonly values?: readonly string[];
}

export interface EventKind {
  readonly kind: string;
  readonly group: string;
  readonly fn: string;
  readonly name: Both;
  readonly template: Both;
  readonly fields: readonly EventField[];
}

/** What the server lists of events: enough to tell each of them in either language. */
export interface EventKinds {
  readonly kinds: readonly EventKind[];
  readonly common: readonly EventField[];
  readonly groups: readonly { readonly group: string; readonly name: Both }[];
  readonly checks?: readonly {
    readonly check: string;
    readonly expression?: string;
    readonly name: Both;
  }[];
  readonly results?: readonly { readonly result: string; readonly name: Both }[];
  readonly waitReasons?: readonly { readonly reason: string; readonly words: Both }[];
}
