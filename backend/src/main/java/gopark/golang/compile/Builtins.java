package gopark.golang.compile;

import gopark.golang.instruction.Appends;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Minimum;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Slicings;
import gopark.golang.instruction.Strings;
import gopark.golang.machine.ChanLength;
import gopark.golang.machine.Close;
import gopark.golang.machine.PanicValue;
import gopark.golang.machine.PrintValues;
import gopark.golang.machine.Recover;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Operator;
import gopark.golang.type.Array;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.Universe;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;

/** Compiles calls of predeclared functions. */
final class Builtins {
  private final Body body;

  Builtins(Body body) {
    this.body = body;
  }

  /** A call that gives nothing; the next slot is as good as any for it. */
  int statement(Expr.BuiltinCall e) {
    int mark = body.slots.top();
    List<Expr> args = e.args();
    switch (e.builtin()) {
      case CLEAR -> clear(args.getFirst());
      case CLOSE -> body.assembly.emit(new Close(body.values.value(args.getFirst())));
      case DELETE -> {
        MapOf map = (MapOf) body.types.under(args.getFirst().type());
        int slot = body.values.value(args.getFirst());
        int key = body.conversions.valueAs(args.get(1), map.key());
        RuntimeType type = body.types.runtime(args.getFirst().type());
        body.assembly.emit(new MapEntries.Delete(slot, key, type));
      }
      case PANIC -> {
        int slot = body.conversions.valueAs(args.getFirst(), Universe.ANY);
        body.assembly.emit(new PanicValue(slot));
      }
      case PRINT, PRINTLN -> print(e);
      case COPY, RECOVER, APPEND, APPEND_STRING, CAP, LEN, MAKE, MAX, MIN, NEW -> {
        int to = body.slots.take();
        into(e, to);
      }
    }
    body.slots.release(mark);
    body.slots.take();
    return mark;
  }

  private void print(Expr.BuiltinCall e) {
    List<PrintValues.Operand> operands = new ArrayList<>();
    for (Expr arg : e.args()) {
      operands.add(new PrintValues.Operand(body.values.value(arg), body.types.runtime(arg.type())));
    }
    body.assembly.emit(new PrintValues(e.builtin() == Expr.Builtin.PRINTLN, operands));
  }

  private void clear(Expr operand) {
    int slot = body.values.value(operand);
    body.assembly.emit(
        body.types.shape(operand.type()) == Shape.MAP
            ? new MapEntries.Clear(slot)
            : new Slicings.Clear(slot));
  }

  /** A call that gives a value. */
  void into(Expr.BuiltinCall e, int to) {
    List<Expr> args = e.args();
    switch (e.builtin()) {
      case APPEND, APPEND_STRING -> append(e, to);
      case CAP, LEN -> length(e, to);
      case COPY -> {
        int target = body.values.value(args.getFirst());
        int source = body.values.value(args.get(1));
        body.assembly.emit(
            body.types.shape(args.get(1).type()) == Shape.STRING
                ? new Slicings.CopyText(to, target, source)
                : new Slicings.Copy(to, target, source));
      }
      case MAKE -> body.growing.make(e, to);
      case MAX, MIN -> minimum(e, to);
      case NEW -> {
        Type type = e.typeArg() == null ? args.getFirst().type() : e.typeArg();
        Expr value = args.isEmpty() ? new Expr.Zero(type, e.at()) : args.getFirst();
        body.growing.newVariable(e, value, type, to);
      }
      case RECOVER -> body.assembly.emit(new Recover(to));
      case CLEAR, CLOSE, DELETE, PANIC, PRINT, PRINTLN -> statement(e);
    }
  }

  private void append(Expr.BuiltinCall e, int to) {
    RuntimeType type = body.types.runtime(e.type());
    List<Expr> args = e.args();
    if (args.getFirst().type() instanceof Tuple) {
      int first = body.slots.top();
      Type slice = body.types.real(e.type());
      List<Type> params = List.of(slice, new Slice(type.element().type));
      List<String> names = List.of("", "");
      body.calls.arguments(args, new Signature(params, List.of(slice), true, names, List.of("")));
      body.assembly.emit(new Appends.Slice(to, first, type, first + 1, true));
      return;
    }
    int slice = body.values.value(args.getFirst());
    Expr more = args.get(1);
    boolean heap = body.allocations.heap(e);
    if (e.builtin() == Expr.Builtin.APPEND_STRING
        && body.types.shape(more.type()) == Shape.STRING) {
      body.assembly.emit(new Appends.Text(to, slice, type, body.values.value(more), heap));
    } else if (more instanceof Expr.Zero) {
      body.values.move(to, slice, e.type());
    } else if (more instanceof Expr.ElementsLiteral literal
        && !literal.isArray()
        && literal.elements().size() == literal.length()) {
      appendValues(literal.elements(), type, slice, to, heap);
    } else {
      body.assembly.emit(new Appends.Slice(to, slice, type, body.values.value(more), heap));
    }
  }

  private void appendValues(
      List<Expr.ElementValue> values, RuntimeType type, int slice, int to, boolean heap) {
    if (values.size() == 1 && type.element().isWord()) {
      int value = body.values.value(values.getFirst().value());
      body.assembly.emit(new Appends.Word(to, slice, type, value, heap));
      return;
    }
    int first = body.slots.take(values.size());
    List<Expr> exprs = values.stream().map(Expr.ElementValue::value).toList();
    for (int i : Effects.order(exprs)) {
      // A struct is copied into the element that the slice has for it.
      body.conversions.intoAs(exprs.get(i), type.element().type, first + i);
    }
    body.assembly.emit(new Appends.Values(to, slice, type, first, values.size(), heap));
  }

  private void length(Expr.BuiltinCall e, int to) {
    Expr operand = e.args().getFirst();
    Type under = body.types.under(operand.type());
    Type array = under instanceof Pointer(Type element) ? element.underlying() : under;
    if (array instanceof Array(long length, Type _)) {
      // The length is constant; only calls in the operand are made.
      if (Effects.calls(operand)) {
        body.values.discard(operand);
      }
      body.assembly.emit(new Moves.Constant(to, length));
      return;
    }
    boolean length = e.builtin() == Expr.Builtin.LEN;
    int from = body.values.value(operand);
    body.assembly.emit(
        switch (Shape.of(under)) {
          case STRING -> new Strings.Length(to, from);
          case SLICE -> length ? new Slicings.Length(to, from) : new Slicings.Capacity(to, from);
          case MAP -> new MapEntries.Length(to, from);
          case CHAN -> length ? ChanLength.length(to, from) : ChanLength.capacity(to, from);
          default -> throw new IllegalStateException("Nothing with a length: " + under);
        });
  }

  /** {@code min(a, b, …)} and {@code max}. */
  private void minimum(Expr.BuiltinCall e, int to) {
    Type type = body.types.real(e.type());
    boolean least = e.builtin() == Expr.Builtin.MIN;
    int best = body.slots.take();
    body.values.into(e.args().getFirst(), best);
    for (Expr arg : e.args().subList(1, e.args().size())) {
      int mark = body.slots.top();
      int other = body.values.value(arg);
      if (Shape.of(type) == Shape.FLOAT) {
        body.assembly.emit(new Minimum(best, other, least));
      } else {
        Label stays = new Label();
        Operator operator = least ? Operator.LEQ : Operator.GEQ;
        body.conditions.slots(operator, type, best, other, stays, true);
        body.values.move(best, other, type);
        body.assembly.place(stays);
      }
      body.slots.release(mark);
    }
    body.values.move(to, best, type);
  }
}
