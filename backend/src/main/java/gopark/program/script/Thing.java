package gopark.program.script;

import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import org.jspecify.annotations.Nullable;

/**
 * An object of the runtime in a variable: its kind, and the handle by which operations name it.
 *
 * @param lock of a cond: the mutex that its waiters leave
 */
record Thing(Kind kind, int handle, @Nullable Thing lock) {

  enum Kind {
    CHANNEL("chan", null),
    MUTEX("mutex", SyncKind.MUTEX),
    RW_MUTEX("rwmutex", SyncKind.RW_MUTEX),
    GROUP("group", SyncKind.WAIT_GROUP),
    COND("cond", SyncKind.COND),
    SEMAPHORE("semaphore", SyncKind.SEMAPHORE),
    TIMER("timer", null);

    private static final Kind[] ALL = values();

    final String word;
    final @Nullable SyncKind sync;

    Kind(String word, @Nullable SyncKind sync) {
      this.word = word;
      this.sync = sync;
    }

    /** The kind that a declaration's word means, or null. */
    static @Nullable Kind named(String word) {
      for (Kind kind : ALL) {
        if (kind.word.equals(word) && kind != TIMER) {
          return kind;
        }
      }
      return null;
    }
  }

  /** A channel variable that nobody has set. */
  static final Thing NIL_CHANNEL = new Thing(Kind.CHANNEL, Operation.NIL, null);

  int as(Kind wanted) {
    if (kind != wanted) {
      throw new Complaint("a " + wanted.word + " is wanted, and this is a " + kind.word);
    }
    return handle;
  }
}
