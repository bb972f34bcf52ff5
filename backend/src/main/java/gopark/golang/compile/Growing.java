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

  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final DeclaredName declaredName;
  private final Values values;
  private final Conversions conversions;

  Growing(Emission emission, Values values, Conversions conversions) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.declaredName = emission.declaredName();
    this.values = values;
    this.conversions = conversions;
  }

  void make(Expr.BuiltinCall e, int to) {
    Type asked = e.typeArg() == null ? e.type() : e.typeArg();
    RuntimeType type = types.runtime(asked);
    List<Expr> args = e.args();
    int first = args.isEmpty() ? NONE : size(args.getFirst());
    int second = args.size() < 2 ? NONE : size(args.get(1));
    slots.holdsRef(to);
    switch (types.shape(asked)) {
      case SLICE -> assembly.emit(Slicings.make(to, type, first, second, room(e)));
      case MAP -> assembly.emit(MapEntries.make(to, type, first, allocations.heap(e)));
      case CHAN -> assembly.emit(new MakeChan(to, type, first, declaredName.get()));
      case BOOL, SIGNED, UNSIGNED, FLOAT, STRING, POINTER, FUNC, INTERFACE, STRUCT, ARRAY ->
          throw new IllegalStateException("Nothing to make: " + asked);
    }
  }

  private Slicings.SliceRoom room(Expr.BuiltinCall e) {
    boolean constant = e.args().getLast() instanceof Expr.Const;
    return allocations.room(e, constant);
  }

  private int size(Expr e) {
    return values.value(e);
  }

  /** A pointer to a new variable with this value. */
  void newVariable(Expr e, Expr value, Type type, int to) {
    slots.holdsRef(to);
    if (types.isOwned(type)) {
      int from = conversions.ownAs(value, type);
      values.move(to, from, type);
      allocations.count(allocations.heap(e), type);
    } else {
      int from = conversions.valueAs(value, type);
      assembly.emit(Cells.make(to, from, types.isWord(type), allocations.of(e, type)));
    }
  }
}
