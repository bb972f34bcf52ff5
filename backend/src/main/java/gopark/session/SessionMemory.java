package gopark.session;

import gopark.simulation.MemoryLender;
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
    utmost = most + Math.min(most / 4, Long.MAX_VALUE - most);
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
  final class Claim implements MemoryLender {
    private long weighed;

    /** The bytes that have come to it since it was weighed. */
    private long grown;

    private long told;
    private long counted;

    /**
     * Notes how many bytes all of the session takes. Whether memory is short and that is more than
     * its share.
     */
    synchronized boolean weighs(long bytes) {
      weighed = bytes;
      grown = 0;
      told = 0;
      count();
      return isAboveItsShareOf(most);
    }

    /**
     * Notes that many bytes more than were weighed, or fewer. Whether memory is short and that is
     * more than its share.
     */
    synchronized boolean grows(long bytes) {
      grown += bytes;
      // What was told in the middle of a step is among them, or gone.
      told = 0;
      count();
      return isAboveItsShareOf(most);
    }

    /** Whether nobody may bring the whole above what it is, and this takes more than its share. */
    synchronized boolean isUsedUp() {
      return isAboveItsShareOf(utmost);
    }

    /** Whether the whole is above what anybody may bring it to. */
    boolean isFull() {
      return taken.get() > utmost;
    }

    /** Whether anything was told since it was weighed. */
    synchronized boolean hasGrown() {
      return grown != 0 || told != 0;
    }

    /** Notes how many bytes one of its processes holds in the middle of a step. */
    @Override
    public synchronized void holds(long bytes) {
      told = bytes;
      count();
      if (counted > utmost) {
        throw new WorkStopped(WorkStopped.Reason.MEMORY);
      }
      if (isAboveItsShareOf(utmost)) {
        throw new WorkStopped(WorkStopped.Reason.SHORTAGE);
      }
    }

    /**
     * Notes how many bytes one of its processes is about to hold. What it gives back soon is no
     * reason to hold the session, or to stop it where nobody else wants any.
     */
    @Override
    public synchronized void asks(long bytes) {
      long before = told;
      told = bytes;
      count();
      if (isAboveItsShareOf(utmost) && holders.get() > 1) {
        told = before;
        count();
        throw new WorkStopped(WorkStopped.Reason.SHORTAGE);
      }
    }

    private boolean isAboveItsShareOf(long limit) {
      return taken.get() > limit && counted > limit / Math.max(1, holders.get());
    }

    boolean hasRoom(long bytes) {
      return SessionMemory.this.hasRoom(bytes);
    }

    private void count() {
      long now = Math.max(0, Math.max(weighed + grown, told));
      taken.addAndGet(now - counted);
      holders.addAndGet(Long.signum(now) - Long.signum(counted));
      counted = now;
    }
  }
}
