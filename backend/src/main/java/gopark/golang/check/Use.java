package gopark.golang.check;

/** What an expression may be used as. */
enum Use {
  CONVERSION,
  EXPRESSION,
  /** An expression that may stand by itself as a statement, too. */
  STATEMENT
}
