package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A goroutine's code, line by line, for tests. The lines of one file count from 1. */
final class Code implements Program {
  private final String function;
  private final List<Function<Outcome, @Nullable Operation>> lines = new ArrayList<>();
  private int position;

  Code(String function) {
    this.function = function;
  }

  /** Does the operation. */
  Code then(Operation operation) {
    lines.add(outcome -> operation);
    return this;
  }

  /** Starts a goroutine with a new copy of the code. */
  Code go(Code code) {
    lines.add(outcome -> new Operation.Go(code.copy(new Copies())));
    return this;
  }

  /** Writes down what came of the line before. */
  Code note(List<String> log, Function<Outcome, String> text) {
    lines.add(outcome -> {
      log.add(text.apply(outcome));
      return null;
    });
    return this;
  }

  Code note(List<String> log, String text) {
    return note(log, outcome -> text);
  }

  @Override
  public Operation next(Outcome outcome) {
    while (position < lines.size()) {
      Operation operation = lines.get(position++).apply(outcome);
      if (operation != null) {
        return operation;
      }
    }
    return new Operation.Return();
  }

  @Override
  public String function() {
    return function;
  }

  @Override
  public List<Frame> frames() {
    return List.of(new Frame(function, new SourceLine("a.go", position)));
  }

  @Override
  public Code copy(Copies copies) {
    Code copy = new Code(function);
    copy.lines.addAll(lines);
    copy.position = position;
    return copy;
  }
}
