package gopark.golang.check;

/** What an expression may be used as. */
enum Use {
  CONVERSION,
  EXPRESSION,
  /** It may stand by itself as a statement, too. */
  STATEMENT
}
