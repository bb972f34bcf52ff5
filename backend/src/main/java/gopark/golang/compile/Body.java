package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.machine.Code;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One function as it is compiled, once for its type arguments. */
final class Body {
  /** What a call and a return take, which a function in the place of a call does not. */
  private static final int OF_A_CALL = 2;

  /** What has a large frame in Go takes many slots here, too. */
  private static final int BYTES_OF_A_SLOT = 16;

  private final Emission emission;
  private final Function function;
  private final Code code;
  private final Assembly assembly;
  private final Slots slots;
  private final Variables variables;
  private final Statements statements;

  Body(Emission emission, Variables variables, Statements statements) {
    this.emission = emission;
    this.function = emission.function();
    this.code = emission.code();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.variables = variables;
    this.statements = statements;
  }

  Function function() {
    return function;
  }

  Code code() {
    return code;
  }

  /**
   * Compiles it. Gives how many instructions there are.
   *
   * @param captured variables that come with the function value
   * @param around the function that makes it; null if there is none
   * @param zeroed variables of packages that it makes zero first
   * @param calledAtOnce whether it is a literal that is called where it stands
   */
  int compile(
      List<Local> captured, @Nullable Enclosing around, List<Global> zeroed, boolean calledAtOnce) {
    assembly.line(function.at.line());
    slots.take(function.params.size());
    unpack(captured, around);
    for (int i = 0; i < function.params.size(); i++) {
      variables.declareAt(function.params.get(i), i);
    }
    statements.function(function, zeroed);
    variables.endScope(0);
    return finish(calledAtOnce);
  }

  private void unpack(List<Local> captured, @Nullable Enclosing around) {
    if (captured.isEmpty()) {
      return;
    }
    int closure = slots.take();
    slots.holdsRef(closure);
    code.closureSlot = closure;
    List<Closures.Capture> captures = new ArrayList<>();
    for (Local local : captured) {
      int slot = slots.take();
      boolean cell = around != null && around.inCell().test(local);
      Variable variable = variables.bind(local, slot, cell);
      captures.add(new Closures.Capture(slot, variable.shape().isWord() && !cell));
    }
    assembly.emit(new Closures.Unpack(closure, captures));
  }

  private List<Code.Argument> arguments(boolean calledAtOnce) {
    List<Local> shown = new ArrayList<>();
    if (calledAtOnce) {
      shown.addAll(function.captures);
    }
    shown.addAll(function.params);
    List<Code.Argument> arguments = new ArrayList<>();
    for (Local local : shown) {
      Variable variable = variables.of(local);
      RuntimeType type = emission.types().runtime(local.type);
      arguments.add(new Code.Argument(type, variable.slot(), variable.cell()));
    }
    return List.copyOf(arguments);
  }

  private int finish(boolean calledAtOnce) {
    Assembly.Finished finished = assembly.finish();
    code.instructions = finished.instructions();
    code.lines = finished.lines();
    code.arguments = arguments(calledAtOnce);
    code.costInPlace = Math.max(0, finished.cost() - OF_A_CALL);
    code.cost = code.inlined ? code.costInPlace : finished.cost();
    int fewest = Math.max(function.results.size(), code.frame / BYTES_OF_A_SLOT);
    code.slots = Math.max(Math.max(1, slots.most()), fewest);
    code.refsStart = slots.refsStart();
    code.refsEnd = slots.refsEnd();
    code.loops = assembly.loops();
    code.prologue = code.inlined ? code.loops : !assembly.isSmall();
    List<Code.Variable> shown = new ArrayList<>();
    for (Variables.Span span : variables.spans()) {
      Variable variable = span.variable();
      shown.add(
          new Code.Variable(
              span.name(),
              variable.slot(),
              emission.types().runtime(variable.type()),
              variable.cell(),
              span.from(),
              span.to()));
    }
    code.variables = List.copyOf(shown);
    return finished.instructions().length;
  }
}
