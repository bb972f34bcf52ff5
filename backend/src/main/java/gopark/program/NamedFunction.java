package gopark.program;

/**
 * A function of the program that the process runs, by its name only: the starter puts the program's
 * own function in its place.
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
