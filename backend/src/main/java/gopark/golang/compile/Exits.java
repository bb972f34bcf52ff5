package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Moves;
import gopark.golang.machine.ReturnWord;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How statements leave the body of a range over a function, which is a function itself. */
final class Exits {
  /** What the state of such a loop can be. */
  static final int READY = 0;

  static final int RUNNING = 1;
  static final int DONE = 2;
  static final int EXHAUSTED = 3;

  final Body around;
  final Stmt.RangeFunction loop;

  /** The loop's state, and by which of the exits its body was left. */
  final Local state;

  final Local exit;

  /** Statements that leave the loop for somewhere else; exit n is the one before n. */
  final List<Stmt> leaving = new ArrayList<>();

  private final List<String> labels = new ArrayList<>();
  private @Nullable Body body;

  Exits(Body around, Stmt.RangeFunction loop, Local state, Local exit) {
    this.around = around;
    this.loop = loop;
    this.state = state;
    this.exit = exit;
    Traits.labels(loop.body().body, labels);
  }

  void begin(Body compiled) {
    body = compiled;
  }

  /** Whether the label is one of the body's. */
  boolean hasLabel(String label) {
    return labels.contains(label);
  }

  /** The function that the loop belongs to in the end: no loop's body. */
  Body owner() {
    return around.exits == null ? around : around.exits.owner();
  }

  /** Compiles a statement that ends the body's round. */
  void leave(Stmt s) {
    switch (s) {
      case Stmt.Continue(String label, var _) when isOwn(label) -> end(READY, true);
      case Stmt.Break(String label, var _) when isOwn(label) -> end(DONE, false);
      default -> {
        int number = number(s);
        set(exit, number);
        end(DONE, false);
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
      default -> one instanceof Stmt.Return && other instanceof Stmt.Return;
    };
  }

  private static boolean equal(@Nullable String one, @Nullable String other) {
    return one == null ? other == null : one.equals(other);
  }

  /** The round is over; says whether the loop goes on. */
  void end(int newState, boolean goesOn) {
    Body own = own();
    set(state, newState);
    int slot = own.slots.take();
    own.assembly.emit(new Moves.Constant(slot, goesOn ? 1 : 0));
    own.assembly.emit(new ReturnWord(own.code, slot));
    own.slots.release(slot);
  }

  private void set(Local local, long value) {
    Body own = own();
    own.assembly.emit(new Cells.SetConstant(own.variables.of(local).slot(), value));
  }

  private Body own() {
    Body own = body;
    if (own == null) {
      throw new IllegalStateException("Its body is not being compiled.");
    }
    return own;
  }
}
