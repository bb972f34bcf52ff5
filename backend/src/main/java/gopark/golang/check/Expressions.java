package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.LiteralValue;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.Implements;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Expressions, each given to the part that knows its kind. */
final class Expressions {
  private static final int LONGEST_NUMBER = 10_000;

  private final Checking checking;
  private final CheckProblems problems;
  private final TypeChecker types;
  private final FunctionBodies bodies;
  private final Entities entities;
  private final Conversions conversions;
  private final Operators operators;
  private final Selectors selectors;
  private final Indexing indexing;
  private final Literals literals;
  private final Calls calls;
  private final Generics generics;
  private final Overflow overflow;

  Expressions(
      Checking checking,
      TypeChecker types,
      FunctionBodies bodies,
      Entities entities,
      Conversions conversions,
      Operators operators,
      Selectors selectors,
      Indexing indexing,
      Literals literals,
      Calls calls,
      Generics generics,
      Overflow overflow) {
    this.checking = checking;
    problems = checking.problems;
    this.types = types;
    this.bodies = bodies;
    this.entities = entities;
    this.conversions = conversions;
    this.operators = operators;
    this.selectors = selectors;
    this.indexing = indexing;
    this.literals = literals;
    this.calls = calls;
    this.generics = generics;
    this.overflow = overflow;
  }

  /** One value. */
  Operand value(SyntaxExpr e) {
    return value(e, null, "");
  }

  /** One value for a variable, which is described by a text. */
  Operand value(SyntaxExpr e, @Nullable Type wanted, String text) {
    InferenceTarget target =
        wanted != null && wanted.underlying() instanceof Signature signature
            ? new InferenceTarget(signature, text)
            : null;
    Operand x = raw(e, target, null, false);
    mustBeValue(x);
    conversions.single(x);
    return x;
  }

  /** One value in a composite literal, where a literal may leave out its type. */
  Operand element(SyntaxExpr e, Type hint) {
    Operand x = raw(e, null, hint, false);
    mustBeValue(x);
    conversions.single(x);
    return x;
  }

  /** One value, which may be a generic function. */
  Operand generic(SyntaxExpr e) {
    Operand x = raw(e, null, null, true);
    mustBeValue(x);
    conversions.single(x);
    return x;
  }

  /** A value or a type. */
  Operand valueOrType(SyntaxExpr e, boolean mayBeGeneric) {
    Operand x = raw(e, null, null, mayBeGeneric);
    exclude(x, false, false); // A builtin stays for its call.
    conversions.single(x);
    return x;
  }

  /** All values of an expression that may be a call of several results. */
  List<Operand> values(SyntaxExpr e) {
    Operand x = raw(e, null, null, false);
    mustBeValue(x);
    return Operand.split(x);
  }

  /** Refuses a call without results, a type and a builtin. */
  void mustBeValue(Operand x) {
    exclude(x, true, true);
  }

  /** Refuses a call without results and a builtin. */
  void mustBeValueOrType(Operand x) {
    exclude(x, false, true);
  }

  /** Refuses a call without results and a type. */
  void mustBeValueOrBuiltin(Operand x) {
    exclude(x, true, false);
  }

  private void exclude(Operand x, boolean types, boolean builtins) {
    String message =
        switch (x.mode) {
          case NO_VALUE -> types ? " used as value" : " used as value or type";
          case BUILTIN -> builtins ? " must be called" : "";
          case TYPE -> types ? " is not an expression" : "";
          case INVALID, CONSTANT, VARIABLE, MAP_INDEX, VALUE, NIL, COMMA_OK -> "";
        };
    if (!message.isEmpty()) {
      problems.at(x, OperandText.of(x) + message);
      x.refuse();
    }
  }

  /** Checks expressions whose values are of no use any more; whether they are all right. */
  boolean use(List<SyntaxExpr> list) {
    boolean good = true;
    for (SyntaxExpr e : list) {
      SyntaxExpr bare = e instanceof SyntaxExpr.KeyValue kv ? kv.value().bare() : e.bare();
      if (bare instanceof SyntaxExpr.Name name && name.isBlank()) {
        continue;
      }
      good &= !raw(bare, null, null, true).isInvalid();
    }
    return good;
  }

  /** The operand that an expression is, be it a value, a type or a builtin. */
  Operand raw(
      SyntaxExpr e, @Nullable InferenceTarget target, @Nullable Type hint, boolean mayBeGeneric) {
    Operand x = new Operand(e);
    if (!checking.enter(Extent.start(e))) {
      return x;
    }
    try {
      dispatch(x, e, target, hint);
    } finally {
      checking.leave();
    }
    if (x.isInvalid()) {
      x.use = Use.STATEMENT;
    } else if (!mayBeGeneric) {
      refuseGeneric(x, target);
    }
    return x;
  }

  /** Tells of a generic function or type that has not got its arguments. */
  void refuseGeneric(Operand x, @Nullable InferenceTarget target) {
    String what = "";
    if (x.mode == Mode.TYPE && x.type instanceof Named named && named.isGeneric()) {
      what = "type";
    } else if (x.isGeneric()) {
      if (target != null) {
        generics.assigned(x, target);
        return;
      }
      what = "function";
    }
    if (!what.isEmpty()) {
      String text = ExprText.of(x.expr);
      problems.at(x, "cannot use generic " + what + " " + text + " without instantiation");
      x.invalidate();
    }
  }

  private void dispatch(
      Operand x, SyntaxExpr e, @Nullable InferenceTarget target, @Nullable Type hint) {
    switch (e) {
      case SyntaxExpr.Bad _ -> {}
      case SyntaxExpr.Name name -> entities.name(x, name, false);
      case SyntaxExpr.Literal literal -> literal(x, literal);
      case SyntaxExpr.FuncLiteral literal -> bodies.literal(x, literal);
      case SyntaxExpr.Composite literal -> literals.composite(x, literal, hint);
      case SyntaxExpr.Paren paren -> x.copyFrom(raw(paren.x(), null, null, false));
      case SyntaxExpr.Selector selector -> selectors.selector(x, selector, false);
      case SyntaxExpr.Index index -> {
        if (indexing.index(x, index)) {
          generics.instantiate(x, index, target);
        }
      }
      case SyntaxExpr.Slice slice -> indexing.slice(x, slice);
      case SyntaxExpr.Assert assertion -> assertion(x, assertion);
      case SyntaxExpr.TypeSwitchGuard guard -> {
        problems.at(e, "invalid syntax tree: use of .(type) outside type switch");
        use(List.of(guard.x()));
      }
      case SyntaxExpr.Call call -> calls.call(x, call);
      case SyntaxExpr.Unary unary -> {
        if (unary.op() == Op.MUL) {
          dereference(x, unary);
        } else {
          operators.unary(x, unary);
        }
      }
      case SyntaxExpr.Binary binary -> operators.binary(x, binary);
      case SyntaxExpr.KeyValue kv -> {
        problems.at(kv, "no key:value expected");
      }
      case SyntaxExpr.DotsType dots -> problems.at(dots, "invalid use of ...");
      case SyntaxExpr.ArrayType _,
          SyntaxExpr.SliceType _,
          SyntaxExpr.StructType _,
          SyntaxExpr.InterfaceType _,
          SyntaxExpr.FuncType _,
          SyntaxExpr.MapType _,
          SyntaxExpr.ChanType _ -> {
        Type type = types.type(e);
        if (type != Basic.INVALID) {
          x.set(Mode.TYPE, type, null);
        }
      }
    }
    x.expr = e;
  }

  private void literal(Operand x, SyntaxExpr.Literal e) {
    if (e.bad()) {
      return;
    }
    String text = e.text();
    switch (e.kind()) {
      case IMAGINARY -> problems.notSupported(e.at(), "complex numbers");
      case RUNE -> x.setConstant(Basic.UNTYPED_RUNE, Constants.of(LiteralValue.rune(text)));
      case STRING ->
          x.setConstant(Basic.UNTYPED_STRING, new Constant.Text(LiteralValue.bytes(text)));
      case INT, FLOAT -> {
        if (text.length() > LONGEST_NUMBER) {
          String start = text.substring(0, 10);
          problems.at(
              e, "excessively long constant: " + start + "... (" + text.length() + " chars)");
          return;
        }
        Constant number = number(e);
        if (number == null) {
          problems.at(e, "malformed constant: " + text);
          return;
        }
        boolean integer = e.kind() == SyntaxExpr.LiteralKind.INT;
        x.setConstant(integer ? Basic.UNTYPED_INT : Basic.UNTYPED_FLOAT, number);
        x.expr = e;
        overflow.check(x, e.at(), "");
      }
    }
  }

  private static @Nullable Constant number(SyntaxExpr.Literal e) {
    if (e.kind() == SyntaxExpr.LiteralKind.INT) {
      return new Constant.Int(LiteralValue.integer(e.text()));
    }
    LiteralValue.Ratio ratio = LiteralValue.ratio(e.text());
    return ratio == null ? null : Constants.fraction(ratio.numerator(), ratio.denominator());
  }

  private void assertion(Operand x, SyntaxExpr.Assert e) {
    Operand operand = value(e.x());
    if (operand.isInvalid()) {
      return;
    }
    String text = OperandText.of(operand);
    if (operand.type instanceof TypeParam) {
      problems.at(
          operand, "invalid operation: cannot use type assertion on type parameter value " + text);
      return;
    }
    if (!TypeSets.isInterface(operand.type)) {
      problems.at(operand, "invalid operation: " + text + " is not an interface");
      return;
    }
    Type type = types.variableType(e.type());
    if (type == Basic.INVALID) {
      return;
    }
    Implements.Missing missing = Implements.assertionProblem(operand.type, type);
    if (missing != null) {
      problems.at(
          e,
          "impossible type assertion: "
              + ExprText.of(e)
              + "\n\t"
              + TypeText.of(type)
              + " does not implement "
              + TypeText.of(operand.type)
              + " "
              + missing.cause());
    }
    Place at = problems.place(e.at());
    Expr node = conversions.node(operand);
    x.set(Mode.COMMA_OK, type, new Expr.Assertion(node, type, false, type, at));
  }

  private void dereference(Operand x, SyntaxExpr.Unary e) {
    Operand operand = valueOrType(e.x(), false);
    operand.expr = e.x();
    if (operand.isInvalid()) {
      return;
    }
    if (operand.mode == Mode.TYPE) {
      types.checkVariableType(e.x(), operand.type);
      x.set(Mode.TYPE, new Pointer(operand.type), null);
      return;
    }
    mustBeValue(operand);
    if (operand.isInvalid()) {
      return;
    }
    Type base = null;
    List<Type> types = TypeSets.types(operand.type);
    for (Type type : types == null ? List.of(operand.type) : types) {
      if (!(type.underlying() instanceof Pointer(Type element))) {
        problems.at(operand, "invalid operation: cannot indirect " + OperandText.of(operand));
        return;
      }
      if (base != null && !Identical.identical(base, element)) {
        problems.at(
            operand,
            "invalid operation: pointers of "
                + OperandText.of(operand)
                + " must have identical base types");
        return;
      }
      base = element;
    }
    if (base != null) {
      Expr node = conversions.node(operand);
      x.set(Mode.VARIABLE, base, new Expr.Deref(node, base, problems.place(e.at())));
    }
  }
}
