package gopark.program.script;

import gopark.program.Copies;
import gopark.program.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the goroutines of one run share: variables, and the list of what was said. */
final class World implements Copies.Shared {

  /** Makes an operation of what its statement's expressions gave. */
  @FunctionalInterface
  interface Maker {
    Operation make(Thing thing, long number, @Nullable Object value);
  }

  /** The operation that a statement made last, and of what. */
  private static final class Made {
    final Thing thing;
    final long number;
    final @Nullable Object value;
    final Operation operation;

    Made(Thing thing, long number, @Nullable Object value, Operation operation) {
      this.thing = thing;
      this.number = number;
      this.value = value;
      this.operation = operation;
    }
  }

  final Script script;
  final @Nullable Object[] variables;
  final List<String> said;
  private final @Nullable Made[] made;

  World(Script script) {
    this(script, script.firstValues(), new ArrayList<>());
  }

  private World(Script script, @Nullable Object[] variables, List<String> said) {
    this.script = script;
    this.variables = variables;
    this.said = said;
    this.made = new Made[script.sites()];
  }

  @Override
  public World copy(Copies copies) {
    return new World(script, variables.clone(), new ArrayList<>(said));
  }

  void store(Call call, int place, @Nullable Object value) {
    if (place >= 0) {
      call.locals[place] = value;
    } else if (place != Script.NOWHERE) {
      variables[~place] = value;
    }
  }

  /** The operation; the very one that the statement made last time if it is to be the same. */
  Operation operation(int site, Maker maker, Thing thing, long number, @Nullable Object value) {
    Made last = made[site];
    if (last != null
        && last.thing.equals(thing)
        && last.number == number
        && Values.same(last.value, value)) {
      return last.operation;
    }
    Operation operation = maker.make(thing, number, value);
    made[site] = new Made(thing, number, value, operation);
    return operation;
  }
}
