package gopark.session;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A session in memory: loaded for the first caller, weighed now and then. */
final class Resident {
  private final ReentrantLock loading = new ReentrantLock();
  private volatile @Nullable Session session;
  private volatile long heard;
  private volatile boolean doubted;

  /** Whether it was ended, maybe while it was being read. */
  private volatile boolean over;

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
        tellWhatWasHeard(known);
        weigh();
      }
      rests = false;
      return known;
    } finally {
      loading.unlock();
    }
  }

  /** The session if it is there now, for a caller who must not wait. */
  @Nullable Session present(long nowMs) {
    if (!loading.tryLock()) {
      return null;
    }
    try {
      Session known = session;
      if (known != null) {
        usedMs = nowMs;
        rests = false;
      }
      return known;
    } finally {
      loading.unlock();
    }
  }

  /** What was heard of it while it was being read. */
  private void tellWhatWasHeard(@Nullable Session loaded) {
    if (loaded == null) {
      return;
    }
    loaded.hear(heard);
    if (doubted) {
      loaded.doubt();
    }
    if (over) {
      end(loaded);
    }
  }

  /** The journal has entries up to this one. */
  void hear(long seq) {
    heard = seq;
    Session known = session;
    if (known != null) {
      known.hear(seq);
    }
  }

  /** The journal may tell another history than it did. */
  void doubt() {
    doubted = true;
    Session known = session;
    if (known != null) {
      known.doubt();
    }
  }

  /** Whether it was found to be no more. */
  boolean hasEnded() {
    Session known = session;
    return over || (known != null && known.isEnded());
  }

  long usedMs() {
    return usedMs;
  }

  /** About how many bytes it takes. */
  long weight() {
    Session known = session;
    return known == null ? 0 : known.weight();
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
   * Leaves memory; code that still holds the session may go on, and will find that it is not alone.
   * False if it is busy, and stays.
   */
  boolean leave() {
    if (!loading.tryLock()) {
      return false;
    }
    try {
      Session known = session;
      return known == null || known.leave();
    } finally {
      loading.unlock();
    }
  }

  void end() {
    over = true;
    Session known = session;
    if (known != null) {
      end(known);
    }
  }

  private static void end(Session known) {
    known.end();
    known.leave();
  }
}
