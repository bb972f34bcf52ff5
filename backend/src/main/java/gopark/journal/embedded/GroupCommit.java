package gopark.journal.embedded;

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
    unlocked(() -> writer.accept(batch));
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
