package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.RangeStates;
import gopark.golang.machine.Code;
import gopark.golang.machine.ReturnWord;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How statements leave the body of a range over a function, which is a function itself. */
final class Exits {
  private final ResultVariables results;
  final Stmt.RangeFunction loop;

  /** The loop's state, and by which of the exits its body was left. */
  final Local state;

  final Local exit;

  /** Statements that leave the loop for somewhere else; exit n is the one before n. */
  final List<Stmt> leaving = new ArrayList<>();

  private final List<String> labels = new ArrayList<>();
  private @Nullable Own own;

  /** What the body's instructions are written with. */
  private record Own(Slots slots, Assembly assembly, Code code, Variables variables) {}

  /**
   * @param results those of the function that the loop belongs to in the end
   */
  Exits(ResultVariables results, Stmt.RangeFunction loop, Local state, Local exit) {
    this.results = results;
    this.loop = loop;
    this.state = state;
    this.exit = exit;
    Traits.labels(loop.body().body, labels);
  }

  /** The body is compiled from here on. */
  void begin(Slots slots, Assembly assembly, Code code, Variables variables) {
    own = new Own(slots, assembly, code, variables);
  }

  ResultVariables results() {
    return results;
  }

  /** The variables that a body captures: the tree's, and those that the compiler has made. */
  List<Local> captured() {
    List<Local> captured = new ArrayList<>(loop.body().captures);
    captured.add(state);
    captured.add(exit);
    for (Local local : results.all()) {
      if (!captured.contains(local)) {
        captured.add(local);
      }
    }
    return captured;
  }

  /** Whether the label is one of the body's. */
  boolean hasLabel(String label) {
    return labels.contains(label);
  }

  /** Compiles a statement that ends the body's round. */
  void leave(Stmt s) {
    switch (s) {
      case Stmt.Continue(String label, var _) when isOwn(label) -> end(RangeStates.READY, true);
      case Stmt.Break(String label, var _) when isOwn(label) -> end(RangeStates.DONE, false);
      default -> {
        int number = number(s);
        set(exit, number);
        end(RangeStates.DONE, false);
      }
    }
  }

  private boolean isOwn(@Nullable String label) {
    return label == null || label.equals(loop.label());
  }

  private int number(Stmt s) {
    for (int i = 0; i < leaving.size(); i++) {
      if (isSame(leaving.get(i), s)) {
        return i + 1;
      }
    }
    leaving.add(s);
    return leaving.size();
  }

  private static boolean isSame(Stmt one, Stmt other) {
    return switch (one) {
      case Stmt.Break(String label, var _) ->
          other instanceof Stmt.Break(String second, var _) && equal(label, second);
      case Stmt.Continue(String label, var _) ->
          other instanceof Stmt.Continue(String second, var _) && equal(label, second);
      case Stmt.Goto(String label, var _) ->
          other instanceof Stmt.Goto(String second, var _) && label.equals(second);
      case Stmt.Return _ -> other instanceof Stmt.Return;
      case Stmt.Block _,
          Stmt.Evaluate _,
          Stmt.Declare _,
          Stmt.Assign _,
          Stmt.Update _,
          Stmt.Send _,
          Stmt.Go _,
          Stmt.Defer _,
          Stmt.If _,
          Stmt.For _,
          Stmt.Range _,
          Stmt.RangeFunction _,
          Stmt.Switch _,
          Stmt.TypeSwitch _,
          Stmt.Select _,
          Stmt.Labeled _,
          Stmt.Empty _ ->
          throw new IllegalStateException("No way out of a loop: " + one);
    };
  }

  private static boolean equal(@Nullable String one, @Nullable String other) {
    return one == null ? other == null : one.equals(other);
  }

  /** The round is over; says whether the loop goes on. */
  void end(int newState, boolean goesOn) {
    Own body = own();
    set(state, newState);
    int slot = body.slots.take();
    body.assembly.emit(Moves.constant(slot, goesOn ? 1 : 0));
    body.assembly.emit(new ReturnWord(body.code, slot));
    body.slots.release(slot);
  }

  private void set(Local local, long value) {
    Own body = own();
    body.assembly.emit(Cells.setConstant(body.variables.of(local).slot(), value));
  }

  private Own own() {
    Own known = own;
    if (known == null) {
      throw new IllegalStateException("Its body is not being compiled.");
    }
    return known;
  }
}
