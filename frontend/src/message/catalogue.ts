import { anything, flag, list, number, object, oneOf, optional, text, type Of } from "./shape";

const both = object({ en: text, ru: text });

const words = object({ en: optional(text), ru: optional(text) });

/** The same in the languages that were asked for. */
export type Words = Of<typeof words>;

const field = object({
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
  /** The value that means that there is nothing. */
  none: optional(anything),
  /** What a choice can be. */
  values: optional(list(text)),
});

export type EventField = Of<typeof field>;

/** What a field of an event is, and so how it becomes an argument of a sentence. */
export type FieldType = EventField["type"];

const unitShape = object({ size: number, template: words });

/** A unit for an amount, used from this size on. */
export type Unit = Of<typeof unitShape>;

const units = list(unitShape);

const eventKindShape = object({
  kind: text,
  group: text,
  fn: text,
  name: words,
  /** The event as a sentence. */
  template: words,
  fields: list(field),
});

export type EventKind = Of<typeof eventKindShape>;

export const eventKindsShape = object({
  kinds: list(eventKindShape),
  /** The fields that an event of any kind can have. */
  common: list(field),
  groups: list(object({ group: text, name: words })),
  /** What a search for work looks at, in the newest release's order. */
  checks: list(object({ check: text, expression: text, name: words })),
  results: list(object({ result: text, name: words })),
  waitReasons: list(object({ reason: text, words: words })),
  units: object({ ns: units, bytes: units }),
});

/** All kinds of events, with what it takes to make sentences of them. */
export type EventKinds = Of<typeof eventKindsShape>;

const articleRuleShape = object({
  rule: text,
  /** Whether the release "article" follows it. */
  inForce: flag,
  claim: both,
  truth: both,
  why: both,
});

/** What an article says, what Go does, and why. */
export type ArticleRule = Of<typeof articleRuleShape>;

const ruleDifferenceShape = object({ rule: text, value: anything, newest: anything });

const releaseShape = object({
  name: text,
  newest: flag,
  /** Whether it follows the articles where they part from Go. */
  article: flag,
  title: both,
  about: both,
  differences: list(ruleDifferenceShape),
});

/** A version of Go, or another design, that can be played. */
export type Release = Of<typeof releaseShape>;

export const releasesShape = object({
  releases: list(releaseShape),
  rules: list(object({ rule: text, newest: anything, name: both })),
  articleRules: list(articleRuleShape),
});

export type Releases = Of<typeof releasesShape>;
