package gopark.journal.embedded;

import gopark.journal.JournalFailed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Lets the first caller write for all that wait, so that they share one trip to the disk. It needs
 * no thread of its own, and one caller alone waits for nobody.
 */
final class GroupCommit {

  private static final int MOST_AT_ONCE = 512;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition written = lock.newCondition();
  private final List<PendingWrite> waiting = new ArrayList<>();
  private final Consumer<List<PendingWrite>> writer;
  private boolean isWriting;

  GroupCommit(Consumer<List<PendingWrite>> writer) {
    this.writer = writer;
  }

  /** Returns when the change is written, or has failed. */
  void write(PendingWrite change) {
    lock.lock();
    try {
      waiting.add(change);
      while (!change.isDone()) {
        if (isWriting) {
          written.awaitUninterruptibly();
        } else {
          writeForAll();
        }
      }
    } finally {
      if (!change.isDone()) {
        // A change whose sender hears of a failure is not to be written by somebody else later.
        waiting.remove(change);
      }
      lock.unlock();
    }
  }

  /** Does something while nobody writes. */
  void alone(Runnable action) {
    lock.lock();
    try {
      while (isWriting) {
        written.awaitUninterruptibly();
      }
      unlocked(action);
    } finally {
      lock.unlock();
    }
  }

  private void writeForAll() {
    List<PendingWrite> first = waiting.subList(0, Math.min(waiting.size(), MOST_AT_ONCE));
    List<PendingWrite> batch = new ArrayList<>(first);
    first.clear();
    unlocked(() -> {
      try {
        writer.accept(batch);
      } catch (RuntimeException | Error e) {
        throw failed(batch, e);
      }
    });
  }

  /**
   * Tells all who are not told yet, since nobody would write their changes any more. Who wrote is
   * told the same: his change may be in the journal, too.
   */
  private static JournalFailed failed(List<PendingWrite> batch, Throwable e) {
    JournalFailed why = new JournalFailed("The journal has failed in the middle of a write.", e);
    for (PendingWrite change : batch) {
      if (!change.isDone()) {
        change.done(why);
      }
    }
    return why;
  }

  private void unlocked(Runnable action) {
    isWriting = true;
    lock.unlock();
    try {
      action.run();
    } finally {
      lock.lock();
      isWriting = false;
      written.signalAll();
    }
  }
}
