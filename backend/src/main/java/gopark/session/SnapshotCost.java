package gopark.session;

import gopark.runtime.GoRuntime;

/** What a snapshot of a process costs, in about as many steps. */
final class SnapshotCost {
  private static final int OF_ANY = 70;
  private static final int OF_EACH = 2;

  /** Goroutines beyond these are not counted in the cost of a snapshot. */
  private static final int COUNTED = 256;

  private SnapshotCost() {}

  static int of(GoRuntime runtime) {
    int things = runtime.gomaxprocs() + Math.min(COUNTED, runtime.alive());
    return OF_ANY + OF_EACH * things;
  }
}
