package gopark.runtime;

import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/** The collector, as far as the scheduler feels it. In Go: mgc.go, mgcpacer.go, mgcmark.go. */
final class GarbageCollector {
  private final Core core;

  GarbageCollector(Core core) {
    this.core = core;
  }

  boolean marking() {
    return false;
  }

  /** In Go: findRunnableGCWorker. */
  @Nullable Goroutine findWorker(Processor p) {
    return null;
  }

  /** A worker for a processor that has nothing else to do, or null. */
  @Nullable Goroutine findIdleWorker(Processor p) {
    return null;
  }

  /** Whether there is work for another worker. */
  boolean hasWork() {
    return false;
  }

  long allocate(Machine m, Goroutine g, Operation.Allocate op) {
    throw new UnsupportedOperationException();
  }

  long collect(Machine m, Goroutine g, Operation.CollectGarbage op) {
    throw new UnsupportedOperationException();
  }

  /** The goroutine runs again in the middle of either. */
  long resumed(Machine m, Goroutine g, Operation op) {
    throw new UnsupportedOperationException();
  }

  /** The appointment of a machine whose goroutine marks. */
  void mark(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** Sysmon forces a collection. In Go: forcegchelper readied by sysmon. */
  void force(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** When sysmon should force a collection; NEVER if one is under way. */
  boolean isOverdue() {
    return false;
  }

  boolean assignWorker(Processor p) {
    return false;
  }
}
