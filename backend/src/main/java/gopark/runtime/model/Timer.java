package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.Program;
import gopark.runtime.state.TimerKind;
import org.jspecify.annotations.Nullable;

/** Something to be done at a time. In Go: time.go, type timer. */
public final class Timer implements Handles.Numbered {
  /** The timer's number; 0 for that of a sleeper, which no program knows. */
  public final int handle;

  public final TimerKind kind;

  /** When the timer is to fire; 0 if it has fired or was stopped. */
  public long when;

  /** The interval after which a ticker's timer fires again; 0 if it fires once. */
  public long period;

  public @Nullable Goroutine sleeper;

  /** The handle of the channel that the timer sends on. */
  public int channel;

  /**
   * The program that the timer starts a goroutine of; never run itself, so that it can be started
   * again.
   */
  public @Nullable Program function;

  /**
   * Whether the timer's channel looks unbuffered; the timer is then in a heap only while somebody
   * waits (1.23).
   */
  public boolean synchronous;

  /** How many goroutines wait for the timer's channel; counted only of a synchronous timer. */
  public int blocked;

  /** The heap that holds the timer, or null. */
  public @Nullable TimerHeap heap;

  /**
   * The time by which the timer has its place in the heap; {@link #when} may have changed since.
   */
  long placedBy;

  /** Whether the time has changed without the timer having been moved in its heap. */
  boolean modified;

  /** Whether the timer must be taken out of the heap that still holds it. */
  public boolean zombie;

  public Timer(int handle, TimerKind kind) {
    this.handle = handle;
    this.kind = kind;
  }

  /** Whether the timer is to fire: it was started, and has neither fired nor been stopped. */
  public boolean isPending() {
    return when > 0;
  }

  /** Whether the timer must be added to a heap. In Go: needsAdd. */
  public boolean needsHeap() {
    return heap == null && when > 0 && (!synchronous || blocked > 0);
  }

  /** Everything but its heap, which sets itself. */
  Timer copyOfItself(Copies copies) {
    Timer copy = new Timer(handle, kind);
    copy.when = when;
    copy.period = period;
    copy.sleeper = Links.knownOrNull(copies, sleeper);
    copy.channel = channel;
    Program started = function;
    copy.function = started == null ? null : Links.program(copies, started);
    copy.synchronous = synchronous;
    copy.blocked = blocked;
    copy.placedBy = placedBy;
    copy.modified = modified;
    copy.zombie = zombie;
    return copy;
  }

  @Override
  public Timer copy(Copies copies) {
    return Links.timer(copies, this);
  }
}
