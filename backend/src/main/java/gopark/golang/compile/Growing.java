package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Slicings;
import gopark.golang.machine.MakeChan;
import gopark.golang.tree.Expr;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.List;

/** Compiles make and new. */
final class Growing {
  private static final int NONE = -1;

  private final Body body;

  Growing(Body body) {
    this.body = body;
  }

  void make(Expr.BuiltinCall e, int to) {
    Type asked = e.typeArg() == null ? e.type() : e.typeArg();
    RuntimeType type = body.types.runtime(asked);
    List<Expr> args = e.args();
    int first = args.isEmpty() ? NONE : size(args.getFirst());
    int second = args.size() < 2 ? NONE : size(args.get(1));
    body.slots.holdsRef(to);
    switch (body.types.shape(asked)) {
      case SLICE -> body.assembly.emit(new Slicings.Make(to, type, first, second, room(e)));
      case MAP ->
          body.assembly.emit(new MapEntries.Make(to, type, first, body.allocations.heap(e)));
      case CHAN ->
          body.assembly.emit(new MakeChan(to, type, first, body.statements.declaredName()));
      default -> throw new IllegalStateException("Nothing to make: " + asked);
    }
  }

  private Slicings.Room room(Expr.BuiltinCall e) {
    boolean constant = e.args().getLast() instanceof Expr.Const;
    return body.allocations.room(e, constant);
  }

  private int size(Expr e) {
    return body.values.value(e);
  }

  /** A pointer to a new variable with this value. */
  void newVariable(Expr e, Expr value, Type type, int to) {
    body.slots.holdsRef(to);
    if (body.types.isOwned(type)) {
      int from = body.conversions.ownAs(value, type);
      body.values.move(to, from, type);
      body.allocations.count(body.allocations.heap(e), type);
    } else {
      int from = body.conversions.valueAs(value, type);
      body.assembly.emit(
          body.types.isWord(type)
              ? new Cells.NewWord(to, from, body.allocations.of(e, type))
              : new Cells.NewRef(to, from, body.allocations.of(e, type)));
    }
  }
}
