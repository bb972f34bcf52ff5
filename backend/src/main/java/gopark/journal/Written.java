package gopark.journal;

/** What became of an append. */
public sealed interface Written {

  /** The entries are safe; the last of them has this number. */
  record Appended(long seq) implements Written {}

  /** The write was refused: the session's last entry is this one, 0 if there is no such session. */
  record Stale(long actualSeq) implements Written {}
}
