package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.Fields;
import gopark.golang.instruction.Integers;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Operator;
import gopark.golang.tree.Stmt;
import gopark.golang.type.MapOf;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles declarations and assignments. */
final class Assignments {
  private final Body body;

  Assignments(Body body) {
    this.body = body;
  }

  // ---- declarations

  void declare(Stmt.Declare s) {
    List<Expr> values = s.values();
    if (values.size() == 1 && values.getFirst().type() instanceof Tuple tuple) {
      declareTuple(s.locals(), values.getFirst(), tuple);
      return;
    }
    if (s.locals().size() == 1) {
      body.variables.declare(s.locals().getFirst(), values.isEmpty() ? null : values.getFirst());
      return;
    }
    for (int i = 0; i < s.locals().size(); i++) {
      body.variables.declare(s.locals().get(i), values.isEmpty() ? null : values.get(i));
    }
  }

  private void declareTuple(List<@Nullable Local> locals, Expr value, Tuple tuple) {
    int first = body.values.tuple(value);
    for (int i = 0; i < locals.size(); i++) {
      Local local = locals.get(i);
      if (local != null) {
        Type part = tuple.types().get(i);
        body.conversions.convertSlot(first + i, part, first + i, local.type);
        if (mustCopy(value, part)) {
          body.values.copy(first + i, first + i, part);
        }
        body.variables.declareAt(local, first + i);
      }
    }
  }

  /** Whether a part of a tuple is a struct or an array that somebody else has too. */
  private boolean mustCopy(Expr tuple, Type part) {
    return (tuple instanceof Expr.MapIndex || tuple instanceof Expr.Assertion)
        && body.types.isOwned(part);
  }

  // ---- assignments

  void assign(Stmt.Assign s) {
    for (Local local : s.redeclares()) {
      // It gets its slot before the values are worked out above it.
      body.variables.declare(local, null);
    }
    int mark = body.slots.top();
    if (s.values().size() == 1 && s.values().getFirst().type() instanceof Tuple tuple) {
      assignTuple(s, tuple);
    } else if (s.targets().size() == 1) {
      assignOne(s.targets().getFirst(), s.values().getFirst());
    } else {
      assignMany(s);
    }
    body.slots.release(mark);
  }

  private void assignOne(@Nullable Expr target, Expr value) {
    if (target == null) {
      body.values.discard(value);
      return;
    }
    if (target instanceof Expr.LocalRef(Local local, var _)) {
      Variable variable = body.variables.of(local);
      boolean replaced = variable.shape().isOwned() && canReplace(local, value);
      if (!variable.cell() && (replaced || !variable.shape().isOwned())) {
        if (isGradual(value)) {
          int made = body.conversions.ownAs(value, local.type);
          body.values.move(variable.slot(), made, local.type);
        } else {
          body.conversions.keepAs(value, local.type, variable.slot());
        }
        return;
      }
      body.variables.store(local, body.conversions.valueAs(value, local.type));
      return;
    }
    if (target instanceof Expr.GlobalRef(var global, var _)) {
      body.variables.store(global, body.conversions.valueAs(value, global.type));
      return;
    }
    if (Effects.calls(value) && !Effects.calls(target)) {
      int slot = body.conversions.ownAs(value, targetType(target));
      body.targets.place(target).store(slot);
      return;
    }
    Targets.Target place = body.targets.place(target);
    boolean keep = body.types.isOwned(place.type) && !place.copies();
    place.store(
        keep
            ? body.conversions.ownAs(value, place.type)
            : body.conversions.valueAs(value, place.type));
  }

  private Type targetType(Expr target) {
    return target instanceof Expr.MapIndex index
        ? ((MapOf) body.types.under(index.map().type())).value()
        : target.type();
  }

  /** Whether the value is made in its slot step by step, so that it must not be a variable's. */
  private boolean isGradual(Expr value) {
    return switch (value) {
      case Expr.StructLiteral _, Expr.ElementsLiteral _, Expr.MapLiteral _, Expr.AddressOf _ ->
          true;
      case Expr.BuiltinCall call -> call.builtin() == Expr.Builtin.NEW;
      case Expr.Convert convert ->
          body.conversions.isNothing(convert) && isGradual(convert.operand());
      default -> false;
    };
  }

  /** Whether a variable may take another object, since nobody else has the one that it has. */
  private boolean canReplace(Local local, Expr value) {
    return !local.captured && !local.addressTaken && body.values.isFresh(value);
  }

  private void assignTuple(Stmt.Assign s, Tuple tuple) {
    List<Targets.@Nullable Target> places = places(s);
    int first = body.values.tuple(s.values().getFirst());
    for (int i = 0; i < places.size(); i++) {
      Targets.Target place = places.get(i);
      if (place != null) {
        Type part = tuple.types().get(i);
        if (mustCopy(s.values().getFirst(), part) && !place.copies()) {
          body.values.copy(first + i, first + i, part);
        }
        body.conversions.convertSlot(first + i, part, first + i, place.type);
        place.store(first + i);
      }
    }
  }

  private List<Targets.@Nullable Target> places(Stmt.Assign s) {
    List<Targets.@Nullable Target> places = new ArrayList<>();
    for (Expr target : s.targets()) {
      places.add(target == null ? null : body.targets.place(target));
    }
    int count = 0;
    for (Targets.Target place : places) {
      if (place != null && count > 0) {
        place.shield(assignedBefore(s.targets(), count));
      }
      count++;
    }
    return places;
  }

  /** The variables that the first targets are. */
  private static List<Local> assignedBefore(List<@Nullable Expr> targets, int count) {
    List<Local> locals = new ArrayList<>();
    for (Expr target : targets.subList(0, count)) {
      if (target instanceof Expr.LocalRef(Local local, var _)) {
        locals.add(local);
      }
    }
    return locals;
  }

  private void assignMany(Stmt.Assign s) {
    List<Targets.@Nullable Target> places = places(s);
    int[] slots = new int[places.size()];
    for (int i : Effects.order(s.values())) {
      Targets.Target place = places.get(i);
      Expr value = s.values().get(i);
      if (place == null) {
        slots[i] = body.values.value(value);
      } else if (body.types.isOwned(place.type) || isAssigned(value, s, i)) {
        slots[i] = body.conversions.ownAs(value, place.type);
      } else {
        slots[i] = body.conversions.valueAs(value, place.type);
      }
    }
    for (int i = 0; i < slots.length; i++) {
      Targets.Target place = places.get(i);
      if (place != null) {
        place.store(slots[i]);
      }
    }
  }

  /** Whether the value stands in a variable's slot that an earlier target changes. */
  private static boolean isAssigned(Expr value, Stmt.Assign s, int index) {
    return index > 0
        && !assignedBefore(s.targets(), index).isEmpty()
        && (value instanceof Expr.LocalRef || value instanceof Expr.Convert);
  }

  /** Gives the target what is in a slot, which nobody else keeps. */
  void assignFrom(@Nullable Expr target, int from, Type type) {
    if (target != null) {
      int mark = body.slots.top();
      Targets.Target place = body.targets.place(target);
      int converted = body.slots.take();
      body.conversions.convertSlot(from, type, converted, place.type);
      place.store(converted);
      body.slots.release(mark);
    }
  }

  // ---- x op= y

  void update(Stmt.Update s) {
    int mark = body.slots.top();
    Type type = body.types.real(s.target().type());
    if (Effects.calls(s.value()) && !Effects.calls(s.target())) {
      updateAfterCall(s, type);
    } else if (!addConstant(s, type)) {
      if (s.target() instanceof Expr.LocalRef(Local local, var _)
          && !body.variables.of(local).cell()) {
        int slot = body.variables.of(local).slot();
        body.arithmetic.apply(s.operator(), type, slot, slot, s.value());
      } else {
        Targets.Target place = body.targets.place(s.target());
        int value = body.slots.take();
        place.load(value);
        body.arithmetic.apply(s.operator(), type, value, value, s.value());
        place.store(value);
      }
    }
    body.slots.release(mark);
  }

  /** The variable is read when the calls in the value have been made. */
  private void updateAfterCall(Stmt.Update s, Type type) {
    Local local = new Local("", s.value().type(), s.at(), body.function);
    body.variables.declare(local, s.value());
    Targets.Target place = body.targets.place(s.target());
    int value = body.slots.take();
    place.load(value);
    Expr operand = new Expr.LocalRef(local, s.at());
    body.arithmetic.apply(s.operator(), type, value, value, operand);
    place.store(value);
  }

  /** {@code x += c} of a 64-bit integer on the heap or in a struct, at once. */
  private boolean addConstant(Stmt.Update s, Type type) {
    boolean sum = s.operator() == Operator.ADD || s.operator() == Operator.SUB;
    Long constant = sum ? body.constants.word(s.value()) : null;
    if (constant == null || !Shape.of(type).isInteger() || Shape.bits(type) < Long.SIZE) {
      return false;
    }
    long change = s.operator() == Operator.ADD ? constant : -constant;
    return switch (s.target()) {
      case Expr.LocalRef(Local local, var _) -> {
        Variable variable = body.variables.of(local);
        int slot = variable.slot();
        body.assembly.emit(
            variable.cell()
                ? new Cells.AddConstant(slot, change)
                : new Integers.AddConstant(slot, slot, change));
        yield true;
      }
      case Expr.Field(Expr struct, int index, var _, var _) -> {
        body.assembly.emit(
            new Fields.AddConstant(
                body.selections.object(struct),
                index,
                body.selections.offset(struct, index),
                change));
        yield true;
      }
      default -> false;
    };
  }
}
