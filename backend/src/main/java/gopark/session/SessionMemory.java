package gopark.session;

import gopark.simulation.WorkStopped;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much memory all sessions together take, and may take, as far as it can be told. When it gets
 * short, those that take more than an equal share give way: what one holds is not another's want.
 */
final class SessionMemory {
  private final long most;

  /** What nobody may bring it above, not even within one step. */
  private final long utmost;

  private final AtomicLong taken = new AtomicLong();
  private final AtomicInteger holders = new AtomicInteger();

  SessionMemory(long most) {
    this.most = most;
    utmost = most + most / 4;
  }

  boolean hasRoom(long bytes) {
    return taken.get() + bytes <= most;
  }

  long taken() {
    return taken.get();
  }

  /** What one session takes of it: nothing yet. */
  Claim claim() {
    return new Claim();
  }

  /** What one session takes. */
  final class Claim {
    private long weighed;
    private long told;
    private long counted;

    /**
     * Notes how many bytes all of the session takes. Whether memory is short and that is more than
     * its share.
     */
    synchronized boolean weighs(long bytes) {
      weighed = bytes;
      told = 0;
      count();
      return isAboveItsShareOf(most);
    }

    /**
     * Notes how many bytes one of its processes holds in the middle of a step.
     *
     * @throws WorkStopped if that is more than is left for it
     */
    synchronized void holds(long bytes) {
      told = bytes;
      count();
      if (isAboveItsShareOf(utmost)) {
        throw new WorkStopped(WorkStopped.Reason.MEMORY);
      }
    }

    private boolean isAboveItsShareOf(long limit) {
      return taken.get() > limit && counted > limit / Math.max(1, holders.get());
    }

    boolean hasRoom(long bytes) {
      return SessionMemory.this.hasRoom(bytes);
    }

    private void count() {
      long now = Math.max(weighed, told);
      taken.addAndGet(now - counted);
      holders.addAndGet(Long.signum(now) - Long.signum(counted));
      counted = now;
    }
  }
}
