package gopark.runtime;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/**
 * A descriptor in the network poller. In Go: netpoll.go, type pollDesc. Left out: writers, who
 * never wait here, deadlines and closing.
 */
final class PollDesc implements Handles.Numbered {

  /** What the descriptor's reading side is: pdNil, pdReady, pdWait, or a goroutine. */
  enum Reading {
    NIL,
    READY,
    WAIT,
    PARKED
  }

  final int handle;

  /** When there is something to read. */
  long arrival;

  /** Whether something is on its way, or lies with the kernel and has not been fetched. */
  boolean pending;

  Reading rg = Reading.NIL;

  /** Who is parked. */
  @Nullable Goroutine reader;

  PollDesc(int handle, long arrival) {
    this.handle = handle;
    this.arrival = arrival;
  }

  /**
   * There is something to read: the goroutine that waits for it, or null. In Go: netpollunblock.
   */
  @Nullable Goroutine becomeReady() {
    Goroutine waiting = reader;
    rg = Reading.READY;
    reader = null;
    pending = false;
    return waiting;
  }

  boolean comesBefore(PollDesc other) {
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
    copy.reader = RuntimeCopy.knownOrNull(copies, reader);
    return copy;
  }
}
