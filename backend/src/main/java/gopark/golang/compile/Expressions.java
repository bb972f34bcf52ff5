package gopark.golang.compile;

import gopark.golang.instruction.Moves;
import gopark.golang.instruction.WordConversion;
import gopark.golang.tree.Expr;
import gopark.golang.type.Operator;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;

/** Compiles expressions to values in slots. */
final class Expressions implements Values {
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  final Arithmetic arithmetic;
  final Conversions conversions;
  final Variables variables;
  final Conditions conditions;
  final Selections selections;
  final Methods methods;
  final Calls calls;
  private final Literals literals;
  private final Growing growing;
  private final Builtins builtins;
  private final Receives receives;

  Expressions(Emission emission, Functions functions, Globals globals, Wrappers wrappers) {
    types = emission.types();
    assembly = emission.assembly();
    slots = emission.slots();
    constants = emission.constants();
    arithmetic = new Arithmetic(emission, this);
    conversions = new Conversions(emission, this, arithmetic);
    variables = new Variables(emission, globals, this, conversions);
    conditions = new Conditions(emission, this, conversions);
    selections = new Selections(emission, globals, this, variables, conversions);
    methods = new Methods(emission, wrappers, this);
    calls = new Calls(emission, functions, this, variables, conversions, methods);
    literals = new Literals(emission, functions, this, conversions);
    growing = new Growing(emission, this, conversions);
    builtins = new Builtins(emission, this, conversions, conditions, calls, growing);
    receives = new Receives(emission, this);
  }

  @Override
  public int value(Expr e) {
    if (e instanceof Expr.LocalRef(var local, var _)) {
      Variable variable = variables.of(local);
      if (!variable.cell()) {
        return variable.slot();
      }
    }
    if (e instanceof Expr.Convert convert && conversions.isNothing(convert)) {
      return value(convert.operand());
    }
    return own(e);
  }

  @Override
  public int own(Expr e) {
    if (Calls.isCall(e)) {
      int result = tuple(e);
      slots.release(result + 1);
      return result;
    }
    int to = slots.take();
    into(e, to);
    return to;
  }

  @Override
  public int kept(Expr e) {
    if (Calls.isCall(e)) {
      return own(e);
    }
    int to = slots.take();
    keep(e, to);
    return to;
  }

  @Override
  public void into(Expr e, int to) {
    int mark = slots.top();
    int line = assembly.line();
    assembly.line(e.at().line());
    put(e, to);
    if (!types.isWord(e.type())) {
      slots.holdsRef(to);
    }
    assembly.line(line);
    slots.release(mark);
  }

  @Override
  public void keep(Expr e, int to) {
    if (!types.isOwned(e.type()) || isFresh(e)) {
      into(e, to);
      return;
    }
    int mark = slots.top();
    int from = value(e);
    copy(to, from, e.type());
    slots.release(mark);
  }

  @Override
  public void copy(int to, int from, Type type) {
    slots.holdsRef(to);
    assembly.emit(Moves.copy(to, from, types.runtime(type)));
  }

  @Override
  public boolean isFresh(Expr e) {
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
      case Expr.Convert convert -> !conversions.isNothing(convert) || isFresh(convert.operand());
      default -> false;
    };
  }

  @Override
  public void discard(Expr e) {
    int mark = slots.top();
    if (e.type() instanceof Tuple) {
      tuple(e);
    } else {
      own(e);
    }
    slots.release(mark);
  }

  @Override
  public int tuple(Expr e) {
    int line = assembly.line();
    assembly.line(e.at().line());
    int first =
        switch (e) {
          case Expr.Call call -> calls.call(call);
          case Expr.InterfaceCall call -> calls.call(call);
          case Expr.ParamCall call -> calls.call(call);
          case Expr.BuiltinCall call -> builtins.statement(call);
          case Expr.MapIndex index -> selections.mapIndexOk(index);
          case Expr.Assertion assertion -> conversions.assertionOk(assertion);
          case Expr.Receive receive -> receives.receiveOk(receive);
          case Expr.Const _,
              Expr.Zero _,
              Expr.LocalRef _,
              Expr.GlobalRef _,
              Expr.FuncRef _,
              Expr.Literal _,
              Expr.Unary _,
              Expr.Binary _,
              Expr.Bound _,
              Expr.BoundByName _,
              Expr.MethodOf _,
              Expr.Field _,
              Expr.Index _,
              Expr.Slicing _,
              Expr.Deref _,
              Expr.AddressOf _,
              Expr.Convert _,
              Expr.StructLiteral _,
              Expr.ElementsLiteral _,
              Expr.MapLiteral _,
              Expr.Component _ ->
              throw new IllegalStateException("No tuple comes of " + e);
        };
    assembly.line(line);
    return first;
  }

  private void put(Expr e, int to) {
    switch (e) {
      case Expr.Const constant -> assembly.emit(constants.load(constant, to));
      case Expr.Zero(Type type, var _) -> zero(type, to);
      case Expr.LocalRef(var local, var _) -> variables.load(local, to);
      case Expr.GlobalRef(var global, var _) -> variables.load(global, to);
      case Expr.FuncRef function -> calls.closure(function, to);
      case Expr.Literal(var function, var _) -> calls.closure(function, to);
      case Expr.Unary unary -> arithmetic.unary(unary, to);
      case Expr.Binary binary -> {
        switch (binary.operator()) {
          case Operator.Comparison _, Operator.Logical _ -> conditions.into(binary, to);
          case Operator.Arithmetic operator -> arithmetic.binary(operator, binary, to);
        }
      }
      case Expr.Call call -> calls.into(call, to);
      case Expr.InterfaceCall call -> calls.into(call, to);
      case Expr.ParamCall call -> calls.into(call, to);
      case Expr.Bound bound -> methods.bound(bound, to);
      case Expr.BoundByName bound -> methods.bound(bound, to);
      case Expr.MethodOf method -> methods.methodOf(method, to);
      case Expr.BuiltinCall call -> builtins.into(call, to);
      case Expr.Field field -> selections.field(field, to);
      case Expr.Index index -> selections.index(index, to);
      case Expr.MapIndex index -> selections.mapIndex(index, to);
      case Expr.Slicing slicing -> selections.slicing(slicing, to);
      case Expr.Deref(var pointer, var _, var _) -> selections.deref(pointer, to);
      case Expr.AddressOf address -> selections.address(address, address.operand(), to);
      case Expr.Convert convert -> conversions.into(convert, to);
      case Expr.Assertion assertion -> conversions.assertion(assertion, to);
      case Expr.Receive receive -> receives.receive(receive, to);
      case Expr.StructLiteral literal -> literals.struct(literal, to);
      case Expr.ElementsLiteral literal -> literals.elements(literal, to);
      case Expr.MapLiteral literal -> literals.map(literal, to);
      case Expr.Component(var tuple, int index, var _) -> move(to, tuple(tuple) + index, e.type());
    }
  }

  @Override
  public void zero(Type type, int to) {
    switch (types.shape(type)) {
      case BOOL, SIGNED, UNSIGNED, FLOAT -> assembly.emit(Moves.constant(to, 0));
      case STRING -> assembly.emit(Moves.constantRef(to, ""));
      case STRUCT, ARRAY -> assembly.emit(Moves.zero(to, types.runtime(type)));
      case POINTER, SLICE, MAP, CHAN, FUNC, INTERFACE -> assembly.emit(Moves.constantRef(to, null));
    }
  }

  @Override
  public void move(int to, int from, Type type) {
    if (to != from) {
      assembly.emit(types.isWord(type) ? WordConversion.COPY.of(to, from) : Moves.ref(to, from));
    }
  }
}
