package gopark.golang.compile;

import gopark.golang.instruction.Cells;
import gopark.golang.instruction.FieldAccess;
import gopark.golang.instruction.WordOperator;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator.Calculation;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles declarations and assignments. */
final class Assignments {
  private final Function function;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Arithmetic arithmetic;
  private final Selections selections;
  private final Targets targets;
  private final LeftSides leftSides;

  Assignments(
      Emission emission,
      Values values,
      Variables variables,
      Conversions conversions,
      Arithmetic arithmetic,
      Selections selections,
      Targets targets) {
    this.function = emission.function();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
    this.arithmetic = arithmetic;
    this.selections = selections;
    this.targets = targets;
    leftSides = new LeftSides(emission, variables);
  }

  // ---- declarations

  void declare(Stmt.Declare s) {
    List<Expr> given = s.values();
    if (given.size() == 1 && given.getFirst().type() instanceof Tuple tuple) {
      declareTuple(s.locals(), given.getFirst(), tuple);
      return;
    }
    if (s.locals().size() == 1) {
      variables.declare(s.locals().getFirst(), given.isEmpty() ? null : given.getFirst());
      return;
    }
    if (given.isEmpty()) {
      s.locals().forEach(local -> variables.declare(local, null));
    } else {
      declareMany(s.locals(), given);
    }
  }

  private void declareMany(List<@Nullable Local> locals, List<Expr> given) {
    int[] made = new int[locals.size()];
    for (int i : Effects.order(given)) {
      Local local = locals.get(i);
      if (local == null) {
        values.discard(given.get(i));
      } else {
        made[i] = conversions.ownAs(given.get(i), local.type);
      }
    }
    for (int i = 0; i < made.length; i++) {
      Local local = locals.get(i);
      if (local != null) {
        variables.declareAt(local, made[i]);
      }
    }
  }

  private void declareTuple(List<@Nullable Local> locals, Expr value, Tuple tuple) {
    int first = values.tuple(value);
    for (int i = 0; i < locals.size(); i++) {
      Local local = locals.get(i);
      if (local != null) {
        Type part = tuple.types().get(i);
        if (mustCopy(value, part)) {
          values.copy(first + i, first + i, part);
        }
        conversions.convertSlot(first + i, part, first + i, local.type);
        variables.declareAt(local, first + i);
      }
    }
  }

  /** Whether a part of a tuple is a struct or an array that somebody else has too. */
  private boolean mustCopy(Expr tuple, Type part) {
    return (tuple instanceof Expr.MapIndex || tuple instanceof Expr.Assertion)
        && types.isOwned(part);
  }

  // ---- assignments

  void assign(Stmt.Assign s) {
    for (Local local : s.redeclares()) {
      // It gets its slot before the values are worked out above it.
      variables.declare(local, null);
    }
    int mark = slots.top();
    if (s.values().size() == 1 && s.values().getFirst().type() instanceof Tuple tuple) {
      assignTuple(s, tuple);
    } else if (s.targets().size() == 1) {
      assignOne(s.targets().getFirst(), s.values().getFirst());
    } else {
      assignMany(s);
    }
    slots.release(mark);
  }

  private void assignOne(@Nullable Expr target, Expr value) {
    if (target == null) {
      values.discard(value);
      return;
    }
    if (target instanceof Expr.LocalRef(Local local, var _)) {
      Variable variable = variables.of(local);
      boolean replaced = variable.shape().isOwned() && canReplace(local, value);
      if (!variable.cell() && (replaced || !variable.shape().isOwned())) {
        if (isGradual(value)) {
          int made = conversions.ownAs(value, local.type);
          values.move(variable.slot(), made, local.type);
        } else {
          conversions.keepAs(value, local.type, variable.slot());
        }
        return;
      }
      variables.store(local, conversions.valueAs(value, local.type));
      return;
    }
    if (target instanceof Expr.GlobalRef(var global, var _)) {
      variables.store(global, conversions.valueAs(value, global.type));
      return;
    }
    if (Effects.calls(value)) {
      Expr rest = leftSides.withoutCalls(target);
      int slot = conversions.ownAs(value, targetType(target));
      targets.place(rest).store(slot);
      return;
    }
    Targets.Target place =
        targets.place(Effects.calls(target) ? leftSides.withoutCalls(target) : target);
    boolean keep = types.isOwned(place.type) && !place.copies();
    place.store(
        keep ? conversions.ownAs(value, place.type) : conversions.valueAs(value, place.type));
  }

  private Type targetType(Expr target) {
    return target instanceof Expr.MapIndex index
        ? ((MapOf) types.under(index.map().type())).value()
        : target.type();
  }

  /** Whether the value is made in its slot step by step, so that it must not be a variable's. */
  private boolean isGradual(Expr value) {
    return switch (value) {
      case Expr.StructLiteral _, Expr.ElementsLiteral _, Expr.MapLiteral _, Expr.AddressOf _ ->
          true;
      case Expr.BuiltinCall call -> call.builtin() == Expr.Builtin.NEW;
      case Expr.Convert convert -> conversions.isNothing(convert) && isGradual(convert.operand());
      default -> false;
    };
  }

  /** Whether a variable may take another object, since nobody else has the one that it has. */
  private boolean canReplace(Local local, Expr value) {
    return !local.captured && !local.addressTaken && values.isFresh(value);
  }

  private void assignTuple(Stmt.Assign s, Tuple tuple) {
    List<@Nullable Expr> rest = leftSides.withoutCalls(s.targets(), s.values());
    int first = values.tuple(s.values().getFirst());
    List<Targets.@Nullable Target> places = places(rest);
    for (int i = 0; i < places.size(); i++) {
      Targets.Target place = places.get(i);
      if (place != null) {
        Type part = tuple.types().get(i);
        boolean boxed = !types.isOwned(place.type);
        if (mustCopy(s.values().getFirst(), part) && (boxed || !place.copies())) {
          values.copy(first + i, first + i, part);
        }
        conversions.convertSlot(first + i, part, first + i, place.type);
        place.store(first + i);
      }
    }
  }

  private List<Targets.@Nullable Target> places(List<@Nullable Expr> assigned) {
    List<Targets.@Nullable Target> places = new ArrayList<>();
    for (Expr target : assigned) {
      places.add(target == null ? null : targets.place(target));
    }
    int count = 0;
    for (Targets.Target place : places) {
      if (place != null && count > 0) {
        place.shield(assignedBefore(assigned, count));
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
    List<@Nullable Expr> rest = leftSides.withoutCalls(s.targets(), s.values());
    int[] made = new int[rest.size()];
    for (int i : order(rest.getFirst(), s.values())) {
      Expr target = rest.get(i);
      Expr value = s.values().get(i);
      if (target == null) {
        made[i] = values.value(value);
      } else if (types.isOwned(targetType(target)) || isAssigned(value, s, i)) {
        made[i] = conversions.ownAs(value, targetType(target));
      } else {
        made[i] = conversions.valueAs(value, targetType(target));
      }
    }
    List<Targets.@Nullable Target> places = places(rest);
    for (int i = 0; i < made.length; i++) {
      Targets.Target place = places.get(i);
      if (place != null) {
        place.store(made[i]);
      }
    }
  }

  /**
   * Go reads the first value when it is assigned, behind those that this may change; so {@code
   * h[i], h[j] = h[j], h[i]} looks at {@code h[i]} first. In Go: walk/assign.go, ascompatee.
   */
  private List<Integer> order(@Nullable Expr first, List<Expr> all) {
    List<Integer> order = Effects.order(all);
    if (isMemory(first) && all.stream().noneMatch(Effects::calls)) {
      Collections.rotate(order, -1);
    }
    return order;
  }

  /** Whether what is assigned to may be what an element or a pointer reads. */
  private boolean isMemory(@Nullable Expr target) {
    return switch (target) {
      case Expr.LocalRef(Local local, var _) -> variables.of(local).cell();
      case Expr.Field(Expr struct, var _, var _, var _) -> isMemory(struct);
      case Expr.Index _, Expr.Deref _, Expr.GlobalRef _ -> true;
      case null, default -> false;
    };
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
      int mark = slots.top();
      Targets.Target place = targets.place(target);
      int converted = slots.take();
      conversions.convertSlot(from, type, converted, place.type);
      place.store(converted);
      slots.release(mark);
    }
  }

  // ---- x op= y

  void update(Stmt.Update s) {
    int mark = slots.top();
    Type type = types.real(s.target().type());
    if (Effects.calls(s.value())) {
      updateAfterCall(s, type);
    } else if (!addConstant(s, type)) {
      if (s.target() instanceof Expr.LocalRef(Local local, var _) && !variables.of(local).cell()) {
        int slot = variables.of(local).slot();
        arithmetic.apply(s.operator(), type, slot, slot, s.value());
      } else {
        Expr target = Effects.calls(s.target()) ? leftSides.withoutCalls(s.target()) : s.target();
        Targets.Target place = targets.place(target);
        int value = slots.take();
        place.load(value);
        arithmetic.apply(s.operator(), type, value, value, s.value());
        place.store(value);
      }
    }
    slots.release(mark);
  }

  /** The variable is read when the calls in the value have been made. */
  private void updateAfterCall(Stmt.Update s, Type type) {
    Expr target = leftSides.withoutCalls(s.target());
    Local local = new Local("", s.value().type(), s.at(), function);
    variables.declare(local, s.value());
    Targets.Target place = targets.place(target);
    int value = slots.take();
    place.load(value);
    Expr operand = new Expr.LocalRef(local, s.at());
    arithmetic.apply(s.operator(), type, value, value, operand);
    place.store(value);
  }

  /** {@code x += c} of a 64-bit integer on the heap or in a struct, at once. */
  private boolean addConstant(Stmt.Update s, Type type) {
    boolean down = s.operator() == Calculation.SUB;
    boolean sum = down || s.operator() == Calculation.ADD;
    Long constant = sum ? constants.word(s.value()) : null;
    if (constant == null || !Shape.of(type).isInteger() || Shape.bits(type) < Long.SIZE) {
      return false;
    }
    long change = down ? -constant : constant;
    return switch (s.target()) {
      case Expr.LocalRef(Local local, var _) -> {
        Variable variable = variables.of(local);
        int slot = variable.slot();
        assembly.emit(
            variable.cell()
                ? Cells.addConstant(slot, change)
                : WordOperator.ADD.withConstant(slot, slot, change));
        yield true;
      }
      case Expr.Field(Expr struct, int index, var _, var _) -> {
        assembly.emit(
            FieldAccess.addConstant(
                selections.object(struct), index, selections.offset(struct, index), change));
        yield true;
      }
      default -> false;
    };
  }
}
