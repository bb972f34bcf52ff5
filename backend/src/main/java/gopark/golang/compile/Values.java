package gopark.golang.compile;

import gopark.golang.instruction.Moves;
import gopark.golang.tree.Expr;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;

/** Compiles expressions to values in slots. */
final class Values {
  private final Body body;

  Values(Body body) {
    this.body = body;
  }

  /**
   * The slot where the expression's value is: a variable's own, or a new one on top. A struct or an
   * array may still be a variable's own object.
   */
  int value(Expr e) {
    if (e instanceof Expr.LocalRef(var local, var _)) {
      Variable variable = body.variables.of(local);
      if (!variable.cell()) {
        return variable.slot();
      }
    }
    if (e instanceof Expr.Convert convert && body.conversions.isNothing(convert)) {
      return value(convert.operand());
    }
    return own(e);
  }

  /** As {@link #value}, but always in a new slot, on top of which no others are taken. */
  int own(Expr e) {
    if (Calls.isCall(e)) {
      int result = tuple(e);
      body.slots.release(result + 1);
      return result;
    }
    int to = body.slots.take();
    into(e, to);
    return to;
  }

  /** As {@link #own}; a struct or an array is nobody else's. */
  int kept(Expr e) {
    if (Calls.isCall(e)) {
      return own(e);
    }
    int to = body.slots.take();
    keep(e, to);
    return to;
  }

  /** Puts the value into the slot, in one go when everything is worked out. */
  void into(Expr e, int to) {
    int mark = body.slots.top();
    int line = body.assembly.line();
    body.assembly.line(e.at().line());
    put(e, to);
    if (!body.types.isWord(e.type())) {
      body.slots.holdsRef(to);
    }
    body.assembly.line(line);
    body.slots.release(mark);
  }

  /** As {@link #into}, for one who keeps the value: a struct or an array is nobody else's. */
  void keep(Expr e, int to) {
    if (!body.types.isOwned(e.type()) || isFresh(e)) {
      into(e, to);
      return;
    }
    int mark = body.slots.top();
    int from = value(e);
    copy(to, from, e.type());
    body.slots.release(mark);
  }

  /** A copy of the struct or array in a slot, which is nobody else's. */
  void copy(int to, int from, Type type) {
    body.slots.holdsRef(to);
    body.assembly.emit(new Moves.Copy(to, from, body.types.runtime(type)));
  }

  /** Whether a struct or an array that comes of the expression is nobody else's. */
  boolean isFresh(Expr e) {
    return switch (e) {
      case Expr.Call _,
          Expr.InterfaceCall _,
          Expr.ParamCall _,
          Expr.BuiltinCall _,
          Expr.StructLiteral _,
          Expr.ElementsLiteral _,
          Expr.Receive _,
          Expr.Zero _ ->
          true;
      case Expr.Convert convert ->
          !body.conversions.isNothing(convert) || isFresh(convert.operand());
      default -> false;
    };
  }

  /** Works out an expression only for what it does. */
  void discard(Expr e) {
    int mark = body.slots.top();
    if (e.type() instanceof Tuple) {
      tuple(e);
    } else {
      own(e);
    }
    body.slots.release(mark);
  }

  /** The first of new slots in a row that the parts of a tuple are in. */
  int tuple(Expr e) {
    int line = body.assembly.line();
    body.assembly.line(e.at().line());
    int first =
        switch (e) {
          case Expr.Call call -> body.calls.call(call);
          case Expr.InterfaceCall call -> body.calls.call(call);
          case Expr.ParamCall call -> body.calls.call(call);
          case Expr.BuiltinCall call -> body.builtins.statement(call);
          case Expr.MapIndex index -> body.selections.mapIndexOk(index);
          case Expr.Assertion assertion -> body.conversions.assertionOk(assertion);
          case Expr.Receive receive -> body.selects.receiveOk(receive);
          default -> throw new IllegalStateException("No tuple comes of " + e);
        };
    body.assembly.line(line);
    return first;
  }

  private void put(Expr e, int to) {
    switch (e) {
      case Expr.Const constant -> body.assembly.emit(body.constants.load(constant, to));
      case Expr.Zero(Type type, var _) -> zero(type, to);
      case Expr.LocalRef(var local, var _) -> body.variables.load(local, to);
      case Expr.GlobalRef(var global, var _) -> body.variables.load(global, to);
      case Expr.FuncRef function -> body.calls.closure(function, to);
      case Expr.Literal(var function, var _) -> body.calls.closure(function, to);
      case Expr.Unary unary -> body.arithmetic.unary(unary, to);
      case Expr.Binary binary -> {
        if (isCondition(binary)) {
          body.conditions.into(binary, to);
        } else {
          body.arithmetic.binary(binary, to);
        }
      }
      case Expr.Call call -> body.calls.into(call, to);
      case Expr.InterfaceCall call -> body.calls.into(call, to);
      case Expr.ParamCall call -> body.calls.into(call, to);
      case Expr.Bound bound -> body.methods.bound(bound, to);
      case Expr.BoundByName bound -> body.methods.bound(bound, to);
      case Expr.MethodOf method -> body.methods.methodOf(method, to);
      case Expr.BuiltinCall call -> body.builtins.into(call, to);
      case Expr.Field field -> body.selections.field(field, to);
      case Expr.Index index -> body.selections.index(index, to);
      case Expr.MapIndex index -> body.selections.mapIndex(index, to);
      case Expr.Slicing slicing -> body.selections.slicing(slicing, to);
      case Expr.Deref(var pointer, var _, var _) -> body.selections.deref(pointer, to);
      case Expr.AddressOf address -> body.selections.address(address, address.operand(), to);
      case Expr.Convert convert -> body.conversions.into(convert, to);
      case Expr.Assertion assertion -> body.conversions.assertion(assertion, to);
      case Expr.Receive receive -> body.selects.receive(receive, to);
      case Expr.StructLiteral literal -> body.literals.struct(literal, to);
      case Expr.ElementsLiteral literal -> body.literals.elements(literal, to);
      case Expr.MapLiteral literal -> body.literals.map(literal, to);
      case Expr.Component(var tuple, int index, var _) -> move(to, tuple(tuple) + index, e.type());
    }
  }

  private static boolean isCondition(Expr.Binary binary) {
    return switch (binary.operator()) {
      case LOGICAL_AND, LOGICAL_OR -> true;
      default -> binary.operator().isComparison();
    };
  }

  /** The zero value; of a struct or an array a new one. */
  void zero(Type type, int to) {
    switch (body.types.shape(type)) {
      case BOOL, SIGNED, UNSIGNED, FLOAT -> body.assembly.emit(new Moves.Constant(to, 0));
      case STRING -> body.assembly.emit(new Moves.ConstantRef(to, ""));
      case STRUCT, ARRAY -> body.assembly.emit(new Moves.Zero(to, body.types.runtime(type)));
      default -> body.assembly.emit(new Moves.ConstantRef(to, null));
    }
  }

  /** From slot to slot, without copying what is in a struct. */
  void move(int to, int from, Type type) {
    if (to != from) {
      body.assembly.emit(
          body.types.isWord(type) ? new Moves.Word(to, from) : new Moves.Ref(to, from));
    }
  }
}
