import { anything, flag, list, number, object, oneOf, optional, text } from "./shape";

/** The same words, or the same ICU pattern, in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly ru: string;
}

const both = object<BothLanguages>({ en: text, ru: text });

/** The same in the languages that were asked for. */
export type Words = Partial<BothLanguages>;

const words = object<Words>({ en: optional(text), ru: optional(text) });

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
  /** What a choice can be. */
  readonly values?: readonly string[];
}

export interface EventKind {
  readonly kind: string;
  readonly group: string;
  readonly fn: string;
  readonly name: Words;
  /** The event as a sentence. */
  readonly template: Words;
  readonly fields: readonly EventField[];
}

/** So much of something is told in this unit, from this size on. */
export interface Unit {
  readonly size: number;
  readonly template: Words;
}

/** All kinds of events, with what it takes to make sentences of them. */
export interface EventKinds {
  readonly kinds: readonly EventKind[];
  /** The fields that an event of any kind can have. */
  readonly common: readonly EventField[];
  readonly groups: readonly { readonly group: string; readonly name: Words }[];
  /** What a search for work looks at, in the newest release's order. */
  readonly checks: readonly {
    readonly check: string;
    readonly expression: string;
    readonly name: Words;
  }[];
  readonly results: readonly { readonly result: string; readonly name: Words }[];
  readonly waitReasons: readonly { readonly reason: string; readonly words: Words }[];
  readonly units: { readonly ns: readonly Unit[]; readonly bytes: readonly Unit[] };
}

const field = object<EventField>({
  name: text,
  type: oneOf(
    "g",
    "m",
    "p",
    "object",
    "number",
    "count",
    "duration",
    "time",
    "bytes",
    "choice",
    "flag",
    "text",
    "waitReason",
    "place",
    "rule",
    "checks",
  ),
  none: optional(anything),
  values: optional(list(text)),
});

const units = list(object<Unit>({ size: number, template: words }));

export const eventKindsShape = object<EventKinds>({
  kinds: list(
    object<EventKind>({
      kind: text,
      group: text,
      fn: text,
      name: words,
      template: words,
      fields: list(field),
    }),
  ),
  common: list(field),
  groups: list(object<EventKinds["groups"][number]>({ group: text, name: words })),
  checks: list(
    object<EventKinds["checks"][number]>({ check: text, expression: text, name: words }),
  ),
  results: list(object<EventKinds["results"][number]>({ result: text, name: words })),
  waitReasons: list(object<EventKinds["waitReasons"][number]>({ reason: text, words: words })),
  units: object<EventKinds["units"]>({ ns: units, bytes: units }),
});

/** A rule of the scheduler that differs between releases: a switch, a number or a list. */
export interface RuleDifference {
  readonly rule: string;
  readonly value: unknown;
  readonly newest: unknown;
}

/** A version of Go, or another design, that can be played. */
export interface Release {
  readonly name: string;
  readonly newest: boolean;
  /** Whether it follows the articles where they part from Go. */
  readonly article: boolean;
  readonly title: BothLanguages;
  readonly about: BothLanguages;
  readonly differences: readonly RuleDifference[];
}

/** What an article says, what Go does, and why. */
export interface ArticleRule {
  readonly rule: string;
  /** Whether the release "article" follows it. */
  readonly inForce: boolean;
  readonly claim: BothLanguages;
  readonly truth: BothLanguages;
  readonly why: BothLanguages;
}

export interface Releases {
  readonly releases: readonly Release[];
  readonly rules: readonly {
    readonly rule: string;
    readonly newest: unknown;
    readonly name: BothLanguages;
  }[];
  readonly articleRules: readonly ArticleRule[];
}

export const releasesShape = object<Releases>({
  releases: list(
    object<Release>({
      name: text,
      newest: flag,
      article: flag,
      title: both,
      about: both,
      differences: list(object<RuleDifference>({ rule: text, value: anything, newest: anything })),
    }),
  ),
  rules: list(object<Releases["rules"][number]>({ rule: text, newest: anything, name: both })),
  articleRules: list(
    object<ArticleRule>({ rule: text, inForce: flag, claim: both, truth: both, why: both }),
  ),
});
