package gopark.golang.escape;

/** Where a function comes from, which its name tells. */
enum FnKind {
  /** Declared, or a literal. */
  WRITTEN,

  /** The body of a range over a function. */
  RANGE_BODY,

  /** A function that only calls what a go statement starts. */
  GO_WRAPPER,

  /** A function that only calls what a defer statement defers. */
  DEFER_WRAPPER;

  boolean isWrapper() {
    return this == GO_WRAPPER || this == DEFER_WRAPPER;
  }
}
