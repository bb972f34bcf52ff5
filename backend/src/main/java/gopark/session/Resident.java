package gopark.session;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A session in memory: loaded by the first who asks, weighed now and then. */
final class Resident {
  private final ReentrantLock loading = new ReentrantLock();
  private volatile @Nullable Session session;
  private boolean rests;
  private volatile long usedMs;

  Resident(long nowMs) {
    usedMs = nowMs;
  }

  /** Makes it, or finds that there is none. */
  @FunctionalInterface
  interface Loader {
    @Nullable Session load();
  }

  /** The session; the others who ask wait until it is there. */
  @Nullable Session get(Loader loader, long nowMs) {
    usedMs = nowMs;
    loading.lock();
    try {
      Session known = session;
      if (known == null) {
        known = loader.load();
        session = known;
        weigh();
      }
      rests = false;
      return known;
    } finally {
      loading.unlock();
    }
  }

  long usedMs() {
    return usedMs;
  }

  boolean isListenedTo() {
    Session known = session;
    return known != null && known.isListenedTo();
  }

  /** Takes stock of its memory, unless it is busy. */
  void weigh() {
    Session known = session;
    if (known != null) {
      known.takeStock();
    }
  }

  /** Forgets what can be worked out again, once, when it is not busy. */
  void rest() {
    Session known = session;
    if (known != null && !rests) {
      rests = known.rest();
    }
  }

  /**
   * It leaves memory; who still has the session may go on, and will find that it is not alone.
   * False if it is busy, and stays.
   */
  boolean leave() {
    if (loading.isLocked()) {
      return false;
    }
    Session known = session;
    return known == null || known.leave();
  }

  void end() {
    Session known = session;
    if (known != null) {
      known.end();
      known.leave();
    }
  }
}
