package gopark.program;

/**
 * A function of the program that the process runs, by its name only: whoever starts it puts the
 * program's own in its place.
 */
public record NamedFunction(String name) implements Program {
  @Override
  public Operation next(Outcome outcome) {
    return new Operation.Fatal("function " + name + " was not found");
  }

  @Override
  public String function() {
    return "main." + name;
  }

  @Override
  public Program copy(Copies copies) {
    return this;
  }
}
