package gopark.web.event;

import gopark.trace.ApiNames;

/** What a field of an event is, and so how it becomes an argument of a sentence. */
enum FieldType {
  /** A goroutine's id: digits without separators, as with all ids. */
  G,
  M,
  P,
  /** The number of a channel, a lock, a timer or a descriptor. */
  OBJECT,
  /** A number that counts nothing: digits without separators. */
  NUMBER,
  /** How many: a number, for plurals. */
  COUNT,
  /** Nanoseconds; the argument is finished words, in the unit that suits: {@code 20.5 µs}. */
  DURATION,
  /** A moment of virtual time, in words as a duration. */
  TIME,
  /** Bytes, in words: {@code 2 KiB}. */
  BYTES,
  /** A word of the field: one of its values. */
  CHOICE,
  /** {@code true} or {@code false}. */
  FLAG,
  /** What somebody wrote; the argument is its first line. */
  TEXT,
  /** Go's word for why a goroutine waits; the argument is the reason in the reader's language. */
  WAIT_REASON,
  /** A queue or a machine, {@code P1.runq}. */
  PLACE,
  /** The article's rule that was followed, {@code T4}. */
  RULE,
  /** What a search looked at; no sentence uses it. */
  CHECKS;

  String api() {
    return ApiNames.of(this);
  }
}
