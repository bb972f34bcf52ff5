package gopark.journal;

/** Somebody in this process who follows a session. */
public interface JournalListener {

  /** An entry that is safe; if this throws, the listener is told no more than {@link #failed}. */
  void appended(Entry entry);

  /** The session is gone; nothing more will come. */
  default void deleted() {}

  /** Following had to end; nothing more will come. */
  void failed(RuntimeException reason);
}
