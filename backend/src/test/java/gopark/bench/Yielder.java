package gopark.bench;

import gopark.program.Operation;
import gopark.program.Outcome;

/** {@code for { runtime.Gosched() }}, with some work between if wanted. */
final class Yielder extends LoadProgram {
  private static final Operation GOSCHED = new Operation.Gosched();

  private final Progress progress;
  private final Operation work;
  private final boolean works;
  private boolean worked;

  Yielder(Progress progress, long workNs) {
    this.progress = progress;
    this.work = new Operation.Compute(workNs, true);
    this.works = workNs > 0;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (works && !worked) {
      worked = true;
      return work;
    }
    worked = false;
    progress.done++;
    return GOSCHED;
  }
}
