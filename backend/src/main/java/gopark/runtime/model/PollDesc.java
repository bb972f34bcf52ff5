package gopark.runtime.model;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/**
 * A descriptor in the network poller. In Go: netpoll.go, type pollDesc. Left out: writers, which
 * never wait here, deadlines and closing.
 */
public final class PollDesc implements Handles.Numbered {

  /** What the descriptor's reading side is: pdNil, pdReady, pdWait, or a goroutine. */
  public enum Reading {
    NIL,
    READY,
    WAIT,
    PARKED
  }

  public final int handle;

  /** When there is something to read. */
  public long arrival;

  /** Whether something is on its way, or lies with the kernel and has not been fetched. */
  public boolean pending;

  public Reading rg = Reading.NIL;

  /** The goroutine that is parked until there is something to read; null if none. */
  public @Nullable Goroutine reader;

  public PollDesc(int handle, long arrival) {
    this.handle = handle;
    this.arrival = arrival;
  }

  /**
   * Marks the descriptor as readable; returns the goroutine that waits for it, or null. In Go:
   * netpollunblock.
   */
  public @Nullable Goroutine becomeReady() {
    Goroutine waiting = reader;
    rg = Reading.READY;
    reader = null;
    pending = false;
    return waiting;
  }

  public boolean comesBefore(PollDesc other) {
    return arrival < other.arrival || (arrival == other.arrival && handle < other.handle);
  }

  @Override
  public PollDesc copy(Copies copies) {
    return copies.of(this, known -> known.copyOfItself(copies));
  }

  private PollDesc copyOfItself(Copies copies) {
    PollDesc copy = new PollDesc(handle, arrival);
    copy.rg = rg;
    copy.pending = pending;
    copy.reader = Links.knownOrNull(copies, reader);
    return copy;
  }
}
