package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import java.util.List;

/** A program that repeats a list of operations a given number of times. */
final class RepeatedProgram implements Program {
  private final String function;
  private final List<Operation> operations;
  private final int rounds;
  private int at;

  RepeatedProgram(String function, int rounds, Operation... operations) {
    this(function, rounds, List.of(operations), 0);
  }

  private RepeatedProgram(String function, int rounds, List<Operation> operations, int at) {
    this.function = function;
    this.rounds = rounds;
    this.operations = operations;
    this.at = at;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (at == rounds * operations.size()) {
      return new Operation.Return();
    }
    Operation next = operations.get(at++ % operations.size());
    if (next instanceof Operation.Go(RepeatedProgram started)) {
      return new Operation.Go(started.fromTheStart());
    }
    return next;
  }

  private RepeatedProgram fromTheStart() {
    return new RepeatedProgram(function, rounds, operations, 0);
  }

  int at() {
    return at;
  }

  @Override
  public String function() {
    return function;
  }

  @Override
  public Program copy(Copies copies) {
    return new RepeatedProgram(function, rounds, operations, at);
  }
}
