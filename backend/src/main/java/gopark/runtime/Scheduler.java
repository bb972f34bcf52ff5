package gopark.runtime;

import gopark.runtime.event.Preempted;
import gopark.runtime.event.Source;
import gopark.runtime.state.WaitReason;

/** From one goroutine to the next. In Go: schedule, execute, gopark, ready, gosched, goexit0. */
final class Scheduler {
  /** What an operation returns when its machine has left the goroutine. */
  static final long LEFT = -1;

  private final Core core;

  Scheduler(Core core) {
    this.core = core;
  }

  /** The machine's goroutine waits; the machine goes to schedule. Returns LEFT. In Go: gopark. */
  long park(Machine m, WaitReason reason, int handle) {
    throw new UnsupportedOperationException();
  }

  /** The waiting goroutine goes to the runnext of the machine's processor. In Go: goready. */
  void ready(Machine m, Goroutine g) {
    throw new UnsupportedOperationException();
  }

  /** The waiting goroutines of the list, readied by the poller or by sysmon. In Go: injectglist. */
  void injectList(Machine m, GoroutineQueue list) {
    throw new UnsupportedOperationException();
  }

  /** To the tail of the global queue. Returns LEFT. In Go: Gosched. */
  long gosched(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** To the tail of the local queue. Returns LEFT. In Go: goyield. */
  long goyield(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** A preempted goroutine leaves its machine. In Go: gopreempt_m. */
  void preempted(Machine m, Preempted how) {
    throw new UnsupportedOperationException();
  }

  /** The goroutine has ended. Returns LEFT. In Go: goexit1, goexit0. */
  long goexit(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The machine runs g. In Go: execute. */
  void execute(Machine m, Goroutine g, boolean inherit) {
    throw new UnsupportedOperationException();
  }

  /** The top of schedule. */
  void schedule(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The search is over. */
  void found(Machine m, Goroutine g, Source source, boolean inherit, boolean tryWake) {
    throw new UnsupportedOperationException();
  }
}
