package gopark.runtime;

import gopark.program.Operation;

/** Timers in their heaps, and what they do. In Go: time.go. */
final class Timers {
  private final Core core;

  Timers(Core core) {
    this.core = core;
  }

  /** Runs what is due in the processor's heap, on the machine. Whether anything ran. */
  boolean run(Machine m, Processor p) {
    throw new UnsupportedOperationException();
  }

  long sleep(Machine m, Goroutine g, Operation.Sleep op) {
    throw new UnsupportedOperationException();
  }

  long make(Machine m, Goroutine g, Operation.NewTimer op) {
    throw new UnsupportedOperationException();
  }

  long channelOf(Machine m, Goroutine g, Operation.TimerChannel op) {
    throw new UnsupportedOperationException();
  }

  long afterFunc(Machine m, Goroutine g, Operation.AfterFunc op) {
    throw new UnsupportedOperationException();
  }

  long stop(Machine m, Goroutine g, Operation.StopTimer op) {
    throw new UnsupportedOperationException();
  }

  long reset(Machine m, Goroutine g, Operation.ResetTimer op) {
    throw new UnsupportedOperationException();
  }

  /** When the first timer of any processor is due; 0: there is none. In Go: timeSleepUntil. */
  long earliest() {
    throw new UnsupportedOperationException();
  }

  /** A timer is due at this time: whoever sleeps longer is woken. In Go: wakeNetPoller. */
  void wakeNetPoller(Machine m, long when) {
    throw new UnsupportedOperationException();
  }

  /** Somebody is about to look at the timer's channel. In Go: maybeRunChan. */
  void maybeRunChannel(Machine m, Timer timer) {
    throw new UnsupportedOperationException();
  }

  /** A goroutine begins to wait for the timer's channel. In Go: blockTimerChan. */
  void blockOnChannel(Machine m, Timer timer) {
    throw new UnsupportedOperationException();
  }

  /** A goroutine waits for it no longer. In Go: unblockTimerChan. */
  void unblockOnChannel(Timer timer) {
    throw new UnsupportedOperationException();
  }
}
