package gopark.runtime.story;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import java.util.List;
import java.util.stream.IntStream;

/** Computes for a while and ends: for goroutines that are to stand in a certain place. */
final class Work implements Program {
  private final String name;
  private final long ns;
  private boolean done;

  Work(String name, long ns) {
    this.name = name;
    this.ns = ns;
  }

  /** Programs with names like {@code g101}, {@code g102}. */
  static List<Program> numbered(int first, int count, long ns) {
    return IntStream.range(first, first + count)
        .mapToObj(number -> (Program) new Work("g" + number, ns))
        .toList();
  }

  @Override
  public Operation next(Outcome outcome) {
    if (done) {
      return new Operation.Return();
    }
    done = true;
    return new Operation.Compute(ns, true);
  }

  @Override
  public String function() {
    return "main." + name;
  }

  @Override
  public Program copy(Copies copies) {
    Work copy = new Work(name, ns);
    copy.done = done;
    return copy;
  }
}
