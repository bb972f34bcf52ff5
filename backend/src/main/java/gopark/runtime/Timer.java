package gopark.runtime;

import gopark.program.Program;
import org.jspecify.annotations.Nullable;

/** Something to be done at a time. In Go: time.go, type timer. */
final class Timer {

  /** What it does when its time has come. */
  enum Kind {
    /** Readies a sleeper. */
    SLEEP,
    /** Sends the time on a channel. */
    CHANNEL,
    /** Starts a goroutine. */
    FUNCTION,
    /** Fails the waiting for a descriptor. */
    DEADLINE
  }

  final int handle;
  final Kind kind;
  long when;
  long period;
  @Nullable Goroutine sleeper;
  int channel;
  @Nullable Program function;

  /** Whose heap it is in, or null. */
  @Nullable TimerHeap heap;

  /** Stopped, but still in its heap. */
  boolean zombie;

  /** Whether it is to fire: started and neither fired nor stopped. */
  boolean armed;

  Timer(int handle, Kind kind) {
    this.handle = handle;
    this.kind = kind;
  }
}
