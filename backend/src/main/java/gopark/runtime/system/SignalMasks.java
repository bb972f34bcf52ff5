package gopark.runtime.system;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.program.Outcome;
import gopark.program.Program;
import java.util.List;

/**
 * The goroutine that lets signals through to its thread, to which it is locked, and blocks them
 * again. In Go: ensureSigM.
 */
final class SignalMasks implements Program {
  /** The first of three channels, as {@link Operation.SetSignal} gives it. */
  private final int first;

  private boolean locked;
  private boolean asked;

  SignalMasks(int first) {
    this.first = first;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (!locked) {
      locked = true;
      return new Operation.LockThread();
    }
    asked = !asked;
    return asked
        ? new Operation.Select(
            List.of(new SelectCase(first, false, null), new SelectCase(first + 1, false, null)),
            false)
        : new Operation.Send(first + 2, null);
  }

  @Override
  public String function() {
    return "runtime.ensureSigM.func1";
  }

  @Override
  public Program copy(Copies copies) {
    SignalMasks copy = new SignalMasks(first);
    copy.locked = locked;
    copy.asked = asked;
    return copy;
  }
}
