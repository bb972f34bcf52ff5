package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Program;
import org.jspecify.annotations.Nullable;

/** Something to be done at a time. In Go: time.go, type timer. */
final class Timer implements Handles.Numbered {

  /** What it does when its time has come. */
  enum Kind {
    /** Readies a sleeper. */
    SLEEP,
    /** Sends the time on a channel. */
    CHANNEL,
    /** Starts a goroutine. */
    FUNCTION
  }

  /** Its number; 0 for a sleeper's, which no program knows. */
  final int handle;

  final Kind kind;

  /** When it is to fire; 0 if it has fired or was stopped. */
  long when;

  /** Of a ticker. */
  long period;

  @Nullable Goroutine sleeper;

  /** The channel it sends on. */
  int channel;

  /** What it starts a goroutine of; never run itself, so that it can be started again. */
  @Nullable Program function;

  /** Its channel looks unbuffered, and it is in a heap only while somebody waits for it (1.23). */
  boolean synchronous;

  /** How many goroutines wait for its channel; counted only of a synchronous one. */
  int blocked;

  /** Whose heap it is in, or null. */
  @Nullable TimerHeap heap;

  /** The time that its place in the heap is by; its own may have changed since. */
  long placedBy;

  /** Its time has changed, but not yet its place. */
  boolean modified;

  /** To be taken out of its heap, where it still is. */
  boolean zombie;

  Timer(int handle, Kind kind) {
    this.handle = handle;
    this.kind = kind;
  }

  /** Whether it is to fire: started and neither fired nor stopped. */
  boolean isPending() {
    return when > 0;
  }

  /** In Go: needsAdd. */
  boolean needsHeap() {
    return heap == null && when > 0 && (!synchronous || blocked > 0);
  }

  /** Everything but its heap, which sets itself. */
  Timer copyOfItself(Copies copies) {
    Timer copy = new Timer(handle, kind);
    copy.when = when;
    copy.period = period;
    copy.sleeper = RuntimeCopy.knownOrNull(copies, sleeper);
    copy.channel = channel;
    Program started = function;
    copy.function = started == null ? null : RuntimeCopy.program(copies, started);
    copy.synchronous = synchronous;
    copy.blocked = blocked;
    copy.placedBy = placedBy;
    copy.modified = modified;
    copy.zombie = zombie;
    return copy;
  }

  @Override
  public Timer copy(Copies copies) {
    return RuntimeCopy.timer(copies, this);
  }
}
