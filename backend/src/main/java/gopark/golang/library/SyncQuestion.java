package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.value.StructValue;
import gopark.program.Operation;
import gopark.program.Outcome;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An operation on an object of package sync. The runtime does it; what it does to the fields that
 * Go's struct has is noted in ours, for those who print it.
 */
final class SyncQuestion implements Native {
  /** What becomes of the fields. */
  enum Change {
    LOCK,
    TRY_LOCK,
    UNLOCK,
    WRITE_LOCK,
    TRY_WRITE_LOCK,
    WRITE_UNLOCK,
    READ_LOCK,
    TRY_READ_LOCK,
    READ_UNLOCK,
    ADD,
    WAIT
  }

  /** The bits of a mutex's state. In Go: internal/sync/mutex.go, mutexLocked and so on. */
  private static final long LOCKED = 1;

  private static final long WOKEN = 2;
  private static final long WAITER = 8;

  /** What a writer takes from the number of readers. In Go: rwmutexMaxReaders. */
  private static final long WRITER = 1 << 30;

  /** The place of the struct among the arguments. */
  private static final int STRUCT = 1;

  /** The place of the argument that notes whether the goroutine is counted as a waiter. */
  private static final int WAITS = 2;

  private static final int OBJECT = 0;
  private static final int STATE = 2;
  private static final int SEMAPHORE = 3;
  private static final int READERS = 1;
  private static final int WAITED_FOR = 2;
  private static final int COUNTER = 1;
  private static final int COUNT_SHIFT = 32;

  private final Function<Fiber, Operation> question;
  private final Change change;

  SyncQuestion(Function<Fiber, Operation> question, Change change) {
    this.question = question;
    this.change = change;
  }

  @Override
  public Operation call(Fiber f) {
    StructValue struct = (StructValue) Objects.requireNonNull(f.ref(STRUCT));
    switch (change) {
      case LOCK -> lock(f, struct);
      case UNLOCK -> unlock(struct);
      case WRITE_LOCK -> {
        if (!lock(f, struct)) {
          announceWriter(struct);
        }
      }
      case WRITE_UNLOCK -> {
        struct.words[READERS] += WRITER;
        unlock(struct);
      }
      case READ_LOCK -> struct.words[READERS]++;
      case READ_UNLOCK -> {
        if (--struct.words[READERS] < 0) {
          struct.words[WAITED_FOR]--;
        }
      }
      case ADD -> add(struct, (int) f.word(2));
      case WAIT -> {
        int waits = struct.words[COUNTER] == 0 ? 0 : 1;
        struct.words[COUNTER] += waits;
        f.setWord(WAITS, waits);
      }
      case TRY_LOCK, TRY_WRITE_LOCK, TRY_READ_LOCK -> {}
    }
    return question.apply(f);
  }

  @Override
  public @Nullable Operation finish(Fiber f, Outcome outcome) {
    StructValue struct = (StructValue) Objects.requireNonNull(f.ref(STRUCT));
    switch (change) {
      case LOCK -> locked(f, struct);
      case WRITE_LOCK -> {
        if (locked(f, struct)) {
          announceWriter(struct);
        }
        struct.words[WAITED_FOR] = 0;
      }
      case TRY_LOCK -> tried(f, outcome, () -> object(struct).words[STATE] |= LOCKED);
      case TRY_WRITE_LOCK ->
          tried(
              f,
              outcome,
              () -> {
                object(struct).words[STATE] |= LOCKED;
                announceWriter(struct);
              });
      case TRY_READ_LOCK -> tried(f, outcome, () -> struct.words[READERS]++);
      case WAIT -> resumed(f, object(struct).words);
      case UNLOCK, WRITE_UNLOCK, READ_LOCK, READ_UNLOCK, ADD -> {}
    }
    return null;
  }

  private static void tried(Fiber f, Outcome outcome, Runnable change) {
    if (outcome.ok) {
      change.run();
    }
    f.setFlag(0, outcome.ok);
  }

  private static StructValue object(StructValue struct) {
    return (StructValue) Objects.requireNonNull(struct.refs[OBJECT]);
  }

  /** Whether the mutex is another's. */
  private static boolean lock(Fiber f, StructValue struct) {
    long[] words = object(struct).words;
    boolean waits = (words[STATE] & LOCKED) != 0;
    words[STATE] = waits ? words[STATE] + WAITER : words[STATE] | LOCKED;
    f.setWord(WAITS, waits ? 1 : 0);
    return waits;
  }

  /** Whether the mutex, which is the goroutine's now, was another's. */
  private static boolean locked(Fiber f, StructValue struct) {
    long[] words = object(struct).words;
    boolean waited = resumed(f, words);
    words[STATE] = (waited ? words[STATE] & ~WOKEN : words[STATE]) | LOCKED;
    return waited;
  }

  private static void unlock(StructValue struct) {
    long[] words = object(struct).words;
    long state = words[STATE] & ~LOCKED;
    boolean wakes = state >= WAITER && (state & WOKEN) == 0;
    words[STATE] = wakes ? state - WAITER | WOKEN : state;
    words[SEMAPHORE] += wakes ? 1 : 0;
  }

  /** Whether the goroutine was counted as a waiter; it has taken what it was woken with. */
  private static boolean resumed(Fiber f, long[] words) {
    boolean waited = f.word(WAITS) != 0;
    words[SEMAPHORE] -= waited && words[SEMAPHORE] > 0 ? 1 : 0;
    return waited;
  }

  private static void announceWriter(StructValue struct) {
    struct.words[WAITED_FOR] = struct.words[READERS];
    struct.words[READERS] -= WRITER;
  }

  private static void add(StructValue struct, int delta) {
    long state = struct.words[COUNTER] + ((long) delta << COUNT_SHIFT);
    boolean done = state >> COUNT_SHIFT == 0;
    object(struct).words[SEMAPHORE] += done ? state : 0;
    struct.words[COUNTER] = done ? 0 : state;
  }
}
