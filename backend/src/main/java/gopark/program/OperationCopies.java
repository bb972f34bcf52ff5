package gopark.program;

import java.util.ArrayList;
import java.util.List;

/** Copies of operations: they never change, but what they send or start may. */
public final class OperationCopies {
  private OperationCopies() {}

  public static Operation copyOf(Copies copies, Operation original) {
    return switch (original) {
      case Operation.Go(var program) when program != null ->
          new Operation.Go(program(copies, program));
      case Operation.AfterFunc(long ns, var function) ->
          new Operation.AfterFunc(ns, program(copies, function));
      case Operation.Send(int channel, var value) when value instanceof Copies.Shared ->
          new Operation.Send(channel, copies.value(value));
      case Operation.Select select -> select(copies, select);
      default -> original;
    };
  }

  private static Program program(Copies copies, Program original) {
    return copies.of(original, known -> known.copy(copies));
  }

  private static Operation.Select select(Copies copies, Operation.Select original) {
    boolean fixed = true;
    for (Operation.SelectCase one : original.cases()) {
      fixed &= !(one.value() instanceof Copies.Shared);
    }
    if (fixed) {
      return original;
    }
    List<Operation.SelectCase> cases = new ArrayList<>();
    for (Operation.SelectCase one : original.cases()) {
      cases.add(new Operation.SelectCase(one.channel(), one.sends(), copies.value(one.value())));
    }
    return new Operation.Select(cases, original.hasDefault());
  }
}
