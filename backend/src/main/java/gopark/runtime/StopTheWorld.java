package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.StopReason;

/** Stopping and starting the world, and changing GOMAXPROCS. In Go: proc.go. */
final class StopTheWorld {
  private final Core core;

  StopTheWorld(Core core) {
    this.core = core;
  }

  long setMaxProcs(Machine m, Goroutine g, Operation.SetMaxProcs op) {
    throw new UnsupportedOperationException();
  }

  long readMemStats(Machine m, Goroutine g, Operation.ReadMemStats op) {
    throw new UnsupportedOperationException();
  }

  /** The goroutine runs again in the middle of either. */
  long resumed(Machine m, Goroutine g, Operation op) {
    throw new UnsupportedOperationException();
  }

  /** Stops the world for g, which goes on with its operation when all stand. */
  long stop(Machine m, Goroutine g, StopReason reason) {
    throw new UnsupportedOperationException();
  }

  /** Starts it again; g runs on. */
  void start(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The machine's appointment while it waits for others to stop. */
  void askAgain(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The machine meets gcwaiting in the scheduler: its processor stops. */
  void gcstopm(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** A processor that somebody gives away while the world stops. */
  void stopHandedOff(Processor p) {
    throw new UnsupportedOperationException();
  }

  /** Sysmon has looked at the quota: the updater may have something to change (1.25). */
  void reconsiderMaxProcs(Machine m) {}
}
