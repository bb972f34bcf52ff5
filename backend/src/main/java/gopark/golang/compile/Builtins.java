package gopark.golang.compile;

import gopark.golang.instruction.Appends;
import gopark.golang.instruction.LengthAndCapacity;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Minimum;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Slicings;
import gopark.golang.machine.ChanLength;
import gopark.golang.machine.Close;
import gopark.golang.machine.Code;
import gopark.golang.machine.PanicValue;
import gopark.golang.machine.PrintValues;
import gopark.golang.machine.Recover;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.type.Array;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator.Comparison;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.Universe;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Compiles calls of predeclared functions. */
final class Builtins {
  private final Code code;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;
  private final Conversions conversions;
  private final Conditions conditions;
  private final Calls calls;
  private final Growing growing;

  /** The variables for which an append has an array on the stack. */
  private final Set<Local> buffered = Collections.newSetFromMap(new IdentityHashMap<>());

  Builtins(
      Emission emission,
      Values values,
      Conversions conversions,
      Conditions conditions,
      Calls calls,
      Growing growing) {
    this.code = emission.code();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
    this.conversions = conversions;
    this.conditions = conditions;
    this.calls = calls;
    this.growing = growing;
  }

  /** A call that gives nothing; the next slot is as good as any for it. */
  int statement(Expr.BuiltinCall e) {
    int mark = slots.top();
    List<Expr> args = e.args();
    switch (e.builtin()) {
      case CLEAR -> clear(args.getFirst());
      case CLOSE -> assembly.emit(new Close(values.value(args.getFirst())));
      case DELETE -> {
        MapOf map = (MapOf) types.under(args.getFirst().type());
        int slot = values.value(args.getFirst());
        int key = conversions.valueAs(args.get(1), map.key());
        RuntimeType type = types.runtime(args.getFirst().type());
        assembly.emit(MapEntries.delete(slot, key, type));
      }
      case PANIC -> {
        int slot = conversions.valueAs(args.getFirst(), Universe.ANY);
        assembly.emit(new PanicValue(slot));
      }
      case PRINT, PRINTLN -> print(e);
      case COPY, RECOVER, APPEND, APPEND_STRING, CAP, LEN, MAKE, MAX, MIN, NEW -> {
        int to = slots.take();
        into(e, to);
      }
    }
    slots.release(mark);
    slots.take();
    return mark;
  }

  private void print(Expr.BuiltinCall e) {
    int[] made = new int[e.args().size()];
    for (int i : Effects.order(e.args())) {
      made[i] = values.value(e.args().get(i));
    }
    List<PrintValues.Operand> operands = new ArrayList<>();
    for (int i = 0; i < made.length; i++) {
      operands.add(new PrintValues.Operand(made[i], types.runtime(e.args().get(i).type())));
    }
    assembly.emit(new PrintValues(e.builtin() == Expr.Builtin.PRINTLN, operands));
  }

  private void clear(Expr operand) {
    int slot = values.value(operand);
    assembly.emit(
        types.shape(operand.type()) == Shape.MAP ? MapEntries.clear(slot) : Slicings.clear(slot));
  }

  /** A call that gives a value. */
  void into(Expr.BuiltinCall e, int to) {
    List<Expr> args = e.args();
    switch (e.builtin()) {
      case APPEND, APPEND_STRING -> append(e, to);
      case CAP, LEN -> length(e, to);
      case COPY -> {
        int target = values.value(args.getFirst());
        int source = values.value(args.get(1));
        assembly.emit(
            types.shape(args.get(1).type()) == Shape.STRING
                ? Slicings.copyText(to, target, source)
                : Slicings.copy(to, target, source));
      }
      case MAKE -> growing.make(e, to);
      case MAX, MIN -> minimum(e, to);
      case NEW -> {
        Type type = e.typeArg() == null ? args.getFirst().type() : e.typeArg();
        Expr value = args.isEmpty() ? new Expr.Zero(type, e.at()) : args.getFirst();
        growing.newVariable(e, value, type, to);
      }
      case RECOVER -> assembly.emit(new Recover(to, code.wrapper));
      case CLEAR, CLOSE, DELETE, PANIC, PRINT, PRINTLN -> statement(e);
    }
  }

  private void append(Expr.BuiltinCall e, int to) {
    RuntimeType type = types.runtime(e.type());
    List<Expr> args = e.args();
    if (args.getFirst().type() instanceof Tuple) {
      int first = slots.top();
      Type slice = types.real(e.type());
      List<Type> params = List.of(slice, new Slice(type.element().type));
      List<String> names = List.of("", "");
      calls.arguments(args, new Signature(params, List.of(slice), true, names, List.of("")));
      assembly.emit(Appends.slice(to, first, type, first + 1, Appends.Room.HEAP));
      return;
    }
    int slice = values.value(args.getFirst());
    Expr more = args.get(1);
    Appends.Room many = allocations.heap(e) ? Appends.Room.HEAP : Appends.Room.STACK;
    if (e.builtin() == Expr.Builtin.APPEND_STRING && types.shape(more.type()) == Shape.STRING) {
      assembly.emit(Appends.text(to, slice, type, values.value(more), many));
    } else if (isNothing(more)) {
      values.move(to, slice, e.type());
    } else if (more instanceof Expr.ElementsLiteral literal
        && !literal.isArray()
        && literal.elements().size() == literal.length()) {
      appendValues(literal.elements(), type, slice, to, room(e));
    } else {
      assembly.emit(Appends.slice(to, slice, type, values.value(more), many));
    }
  }

  /** Whether nothing is appended, so that a nil slice stays nil. */
  private static boolean isNothing(Expr more) {
    return more instanceof Expr.Zero
        || (more instanceof Expr.ElementsLiteral literal
            && !literal.isArray()
            && literal.length() == 0);
  }

  /**
   * For each variable the first append that is written may take an array on the stack, and does so
   * once in each call of the function: left out are those in loops, where only the first does, and
   * in functions that took the place of a call, which may stand in one.
   */
  private Appends.Room room(Expr.BuiltinCall e) {
    if (allocations.heap(e)) {
      return Appends.Room.HEAP;
    }
    boolean first =
        e.args().getFirst() instanceof Expr.LocalRef(Local local, var _)
            ? allocations.decisions().isOutsideLoops(local) && buffered.add(local)
            : allocations.decisions().isOutsideLoops(e);
    return first && !code.inlined ? Appends.Room.BUFFER : Appends.Room.STACK;
  }

  private void appendValues(
      List<Expr.ElementValue> added, RuntimeType type, int slice, int to, Appends.Room room) {
    if (added.size() == 1 && type.element().isWord()) {
      int value = values.value(added.getFirst().value());
      assembly.emit(Appends.word(to, slice, type, value, room));
      return;
    }
    int first = slots.take(added.size());
    List<Expr> exprs = added.stream().map(Expr.ElementValue::value).toList();
    for (int i : Effects.order(exprs)) {
      // A struct is copied into the element that the slice has for it. One that may be an element
      // itself is copied before, since what is appended first may overwrite it.
      if (i > 0 && !(exprs.get(i) instanceof Expr.LocalRef)) {
        conversions.keepAs(exprs.get(i), type.element().type, first + i);
      } else {
        conversions.intoAs(exprs.get(i), type.element().type, first + i);
      }
    }
    assembly.emit(Appends.values(to, slice, type, first, added.size(), room));
  }

  private void length(Expr.BuiltinCall e, int to) {
    Expr operand = e.args().getFirst();
    Type under = types.under(operand.type());
    Type array = under instanceof Pointer(Type element) ? element.underlying() : under;
    if (array instanceof Array(long length, Type _)) {
      // The length is constant; only calls in the operand are made.
      if (Effects.calls(operand)) {
        values.discard(operand);
      }
      assembly.emit(Moves.constant(to, length));
      return;
    }
    boolean length = e.builtin() == Expr.Builtin.LEN;
    int from = values.value(operand);
    assembly.emit(
        switch (Shape.of(under)) {
          case STRING -> LengthAndCapacity.TEXT_LENGTH.of(to, from);
          case SLICE ->
              length
                  ? LengthAndCapacity.SLICE_LENGTH.of(to, from)
                  : LengthAndCapacity.SLICE_CAPACITY.of(to, from);
          case MAP -> LengthAndCapacity.MAP_LENGTH.of(to, from);
          case CHAN -> length ? ChanLength.length(to, from) : ChanLength.capacity(to, from);
          case BOOL, SIGNED, UNSIGNED, FLOAT, POINTER, FUNC, INTERFACE, STRUCT, ARRAY ->
              throw new IllegalStateException("Nothing with a length: " + under);
        });
  }

  /** {@code min(a, b, …)} and {@code max}. */
  private void minimum(Expr.BuiltinCall e, int to) {
    Type type = types.real(e.type());
    boolean least = e.builtin() == Expr.Builtin.MIN;
    int best = slots.take();
    values.into(e.args().getFirst(), best);
    for (Expr arg : e.args().subList(1, e.args().size())) {
      int mark = slots.top();
      int other = values.value(arg);
      if (Shape.of(type) == Shape.FLOAT) {
        assembly.emit(new Minimum(best, other, least));
      } else {
        Label stays = new Label();
        Comparison operator = least ? Comparison.LEQ : Comparison.GEQ;
        conditions.slots(operator, type, best, other, stays, true);
        values.move(best, other, type);
        assembly.place(stays);
      }
      slots.release(mark);
    }
    values.move(to, best, type);
  }
}
