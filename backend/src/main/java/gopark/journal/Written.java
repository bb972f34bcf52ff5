package gopark.journal;

/** What became of an append. */
public sealed interface Written {

  /** It is safe; the last of its entries has this number. */
  record Appended(long seq) implements Written {}

  /** Nothing was written: the session's last entry is another, 0 if there is no such session. */
  record Stale(long actualSeq) implements Written {}
}
