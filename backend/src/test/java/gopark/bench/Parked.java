package gopark.bench;

import gopark.program.Operation;
import gopark.program.Outcome;

/** {@code <-c; return}. */
final class Parked extends LoadProgram {
  private static final Operation RETURN = new Operation.Return();

  private final Operation receive;
  private final Progress begun;
  private boolean began;

  Parked(Operation receive, Progress begun) {
    this.receive = receive;
    this.begun = begun;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (began) {
      return RETURN;
    }
    began = true;
    begun.done++;
    return receive;
  }
}
