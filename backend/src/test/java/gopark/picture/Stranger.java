package gopark.picture;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.state.RuntimeSnapshot;

/** A program whose function and channel have whatever name a stranger likes; it then waits. */
final class Stranger implements Program {
  private final String name;
  private int done;

  private Stranger(String name) {
    this.name = name;
  }

  /** While one of them runs and another waits. */
  static RuntimeSnapshot named(String name) {
    return Moment.snapshot(new Stranger(name), 2, 1_000_000);
  }

  @Override
  public Operation next(Outcome outcome) {
    return switch (done++) {
      case 0 -> new Operation.MakeChannel(0, name);
      case 1 -> new Operation.Go(spinning());
      case 2 -> new Operation.Receive(1);
      default -> new Operation.Compute(1_000_000_000, true);
    };
  }

  private Stranger spinning() {
    Stranger worker = new Stranger(name);
    worker.done = 3;
    return worker;
  }

  @Override
  public String function() {
    return name;
  }

  @Override
  public Program copy(Copies copies) {
    Stranger copy = new Stranger(name);
    copy.done = done;
    return copy;
  }
}
