package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.SourceLine;
import java.util.List;

/** The main goroutine: the rest of the runtime's start, then main.main. In Go: proc.go, main. */
final class RuntimeMain implements Program {
  private final List<Stage> stages;
  private final Program main;
  private int next;

  RuntimeMain(List<Stage> stages, Program main) {
    this.stages = stages;
    this.main = main;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (next < stages.size()) {
      return new Operation.Bootstrap(stages.get(next++));
    }
    return main.next(outcome);
  }

  @Override
  public String function() {
    return next < stages.size() ? "runtime.main" : main.function();
  }

  @Override
  public List<Frame> frames() {
    return main.frames();
  }

  @Override
  public Frame innermost() {
    return main.innermost();
  }

  @Override
  public SourceLine line() {
    return main.line();
  }

  @Override
  public Program copy(Copies copies) {
    RuntimeMain copy = new RuntimeMain(stages, copies.of(main, program -> program.copy(copies)));
    copy.next = next;
    return copy;
  }
}
