package gopark.golang.escape;

import static gopark.golang.escape.Lowering.node;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
import gopark.golang.tree.Place;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Constant;
import gopark.golang.type.Identical;
import gopark.golang.type.Interface;
import gopark.golang.type.Operator;
import gopark.golang.type.Pointer;
import gopark.golang.type.Runes;
import gopark.golang.type.Signature;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes expressions out. */
final class Expressions {
  private final Lowering lowering;

  Expressions(Lowering lowering) {
    this.lowering = lowering;
  }

  List<Node> list(List<Expr> exprs) {
    List<Node> nodes = new ArrayList<>();
    for (Expr e : exprs) {
      nodes.add(of(e));
    }
    return nodes;
  }

  @Nullable Node optional(@Nullable Expr e) {
    return e == null ? null : of(e);
  }

  Node of(Expr e) {
    Type type = e.type() instanceof Tuple ? e.type() : lowering.real(e.type());
    return switch (e) {
      case Expr.Const constant -> constant(constant, type);
      case Expr.Zero(Type _, Place at) -> node(Op.NIL, at, type).saying("nil");
      case Expr.LocalRef(var local, Place at) -> Lowering.reference(lowering.variable(local), at);
      case Expr.GlobalRef(var global, Place at) -> node(Op.GLOBAL, at, type).saying(named(global));
      case Expr.FuncRef function -> function(function, type);
      case Expr.Literal(Function function, Place at) ->
          function.wraps.isEmpty() ? closure(function, at, type) : promoted(function, at, type);
      case Expr.Unary u ->
          node(Op.UNARY, u.at(), type).with(of(u.operand())).saying(u.operator().text());
      case Expr.Binary b -> binary(b, type);
      case Expr.Call call -> call(call, type);
      case Expr.InterfaceCall call -> call(call, type);
      case Expr.ParamCall call -> call(call, type);
      case Expr.Bound bound -> bound(bound, type);
      case Expr.BoundByName bound ->
          node(Op.METHVALUE, bound.at(), type)
              .with(of(bound.receiver()))
              .from(bound)
              .saying(bound.method());
      case Expr.MethodOf method ->
          node(Op.METHEXPR, method.at(), type)
              .with(node(Op.TYPE, method.at(), lowering.real(method.receiver())))
              .saying(method.method());
      case Expr.BuiltinCall call -> builtin(call, type);
      case Expr.Component(Expr tuple, int _, Place _) -> of(tuple);
      case Expr.Field field -> field(field, type);
      case Expr.Index index ->
          node(Op.INDEX, index.at(), type).with(of(index.operand()), of(index.index()));
      case Expr.MapIndex index ->
          node(Op.INDEXMAP, index.at(), type).with(of(index.map()), of(index.key()));
      case Expr.Slicing slicing -> slicing(slicing, type);
      case Expr.Deref deref -> {
        Node node = node(Op.DEREF, deref.at(), type).with(of(deref.pointer()));
        node.implicit = isImplicit(deref.pointer(), deref.at());
        yield node;
      }
      case Expr.AddressOf address -> address(address, type);
      case Expr.Convert convert -> convert(convert, type);
      case Expr.Assertion assertion ->
          node(Op.DOTTYPE, assertion.at(), lowering.real(assertion.target()))
              .with(of(assertion.operand()), dynamic(assertion.target(), assertion.at()));
      case Expr.Receive receive ->
          node(Op.RECV, receive.at(), type).with(of(receive.channel())).saying("<-");
      case Expr.StructLiteral literal -> struct(literal, type);
      case Expr.ElementsLiteral literal -> elements(literal, type);
      case Expr.MapLiteral literal -> map(literal, type);
    };
  }

  private Node call(Expr.InterfaceCall call, Type type) {
    Node node = node(Op.CALLINTER, call.at(), type).with(of(call.receiver())).from(call);
    node.text = call.method();
    node.list = arguments(call.args(), call.at(), null);
    keepCallee(node);
    return node;
  }

  /** What is called, or whose method is, has a variable if it is found out by a call. */
  private void keepCallee(Node call) {
    Node callee = call.x();
    if (!callee.any(Expressions::calls)) {
      return;
    }
    Var temporary = lowering.temporary(callee.type(), call.at);
    Node assign = Lowering.statement(Op.AS, call.at);
    assign.with(Lowering.reference(temporary, call.at), callee);
    assign.init = List.of(Lowering.declaration(temporary, call.at));
    temporary.definition = assign;
    call.x = Lowering.reference(temporary, call.at);
    call.init = List.of(assign);
  }

  private static boolean calls(Node node) {
    return switch (node.op) {
      case CALLFUNC,
          CALLINTER,
          APPEND,
          CAP,
          COPY,
          LEN,
          MAKESLICE,
          MAKEMAP,
          MAKECHAN,
          MINMAX,
          RECOVER,
          RECV ->
          true;
      default -> false;
    };
  }

  private Node call(Expr.ParamCall call, Type type) {
    Node node = node(Op.CALLFUNC, call.at(), type).from(call);
    node.x = node(Op.GLOBAL, call.at(), null).saying(call.method());
    List<Node> args = new ArrayList<>();
    args.add(of(call.receiver()));
    args.addAll(arguments(call.args(), call.at(), null));
    node.list = args;
    return node;
  }

  private Node bound(Expr.Bound bound, Type type) {
    Node node = node(Op.METHVALUE, bound.at(), type).with(of(bound.receiver())).from(bound);
    node.fn = lowering.program.fn((Function) bound.method(), lowering.real(bound.typeArgs()));
    node.text = bound.method().name;
    return node;
  }

  private Node struct(Expr.StructLiteral literal, Type type) {
    Node node = node(Op.STRUCTLIT, literal.at(), type).from(literal);
    List<Node> fields = new ArrayList<>();
    for (Expr.FieldValue value : literal.fields()) {
      fields.add(node(Op.STRUCTKEY, value.value().at(), null).with(of(value.value())));
    }
    node.list = fields;
    return node;
  }

  private Node map(Expr.MapLiteral literal, Type type) {
    Node node = node(Op.MAPLIT, literal.at(), type).from(literal);
    List<Node> entries = new ArrayList<>();
    for (Expr.Entry entry : literal.entries()) {
      entries.add(node(Op.KEY, entry.key().at(), null).with(of(entry.key()), of(entry.value())));
    }
    node.list = entries;
    return node;
  }

  private static String named(Global global) {
    return global.pkg.equals("main")
        ? global.name
        : global.pkg.substring(global.pkg.lastIndexOf('/') + 1) + "." + global.name;
  }

  private static Node constant(Expr.Const e, Type type) {
    Node node = node(Op.LITERAL, e.at(), type).from(e);
    if (e.value() instanceof Constant.Int(var value) && value.bitLength() < 63) {
      node.number = value.longValueExact();
    }
    if (e.value() instanceof Constant.Bool(boolean value)) {
      node.number = value ? 1 : 0;
    }
    return node;
  }

  private Node function(Expr.FuncRef e, Type type) {
    Function function = (Function) e.function();
    Node node = node(function.method ? Op.METHEXPR : Op.FUNC, e.at(), type);
    node.fn = lowering.program.fn(function, lowering.real(e.typeArgs()));
    node.typeArgs = lowering.real(e.typeArgs());
    node.text = function.method ? function.name : node.fn().text();
    if (function.method && !function.params.isEmpty()) {
      Type receiver = node.fn().types.apply(function.params.getFirst().type);
      node.x = node(Op.TYPE, e.at(), receiver);
    }
    return node;
  }

  /** A method of an embedded type as a function, which is none of the program's own. */
  private Node promoted(Function function, Place at, Type type) {
    Fn made =
        new Fn(function.wraps, lowering.fn.pkg, function.at, function, lowering.fn.types, null);
    made.neverInlined = true;
    new Lowering(lowering.program, made, function).lower();
    Type receiver = lowering.real(function.params.getFirst().type);
    Node node = node(Op.METHEXPR, at, type).with(node(Op.TYPE, at, receiver));
    node.fn = made;
    return node.from(function).saying(function.wraps);
  }

  /** A function literal. */
  Node closure(Function function, Place at, Type type) {
    String name = FnNames.inside(lowering.fn, List.of(), FnKind.WRITTEN);
    Fn made = new Fn(name, lowering.fn.pkg, function.at, function, lowering.fn.types, lowering.fn);
    new Lowering(lowering.program, made, function, lowering).lower();
    Node node = node(Op.CLOSURE, at, type).from(function).saying("func literal");
    node.fn = made;
    return node;
  }

  private Node binary(Expr.Binary e, Type type) {
    Operator operator = e.operator();
    if (operator instanceof Operator.Logical) {
      return node(Op.LOGICAL, e.at(), type)
          .with(of(e.left()), of(e.right()))
          .saying(operator.text());
    }
    Node left = of(e.left());
    Node right = of(e.right());
    if (operator == Operator.Calculation.ADD && Kinds.isString(type)) {
      Node node = node(Op.ADDSTR, e.at(), type).from(e);
      List<Node> parts = new ArrayList<>();
      parts.addAll(left.op == Op.ADDSTR ? left.list : List.of(left));
      parts.addAll(right.op == Op.ADDSTR ? right.list : List.of(right));
      node.list = parts;
      return node;
    }
    return node(Op.BINARY, e.at(), type).with(left, right).saying(operator.text());
  }

  // ---- calls

  private Node call(Expr.Call e, Type type) {
    Node node = node(Op.CALLFUNC, e.at(), type).from(e);
    Signature signature = (Signature) lowering.real(e.function().type()).underlying();
    node.x = of(e.function());
    List<Node> args = new ArrayList<>();
    args.addAll(arguments(e.args(), e.at(), signature));
    if (e.function() instanceof Expr.FuncRef ref && !ref.function().typeParams.isEmpty()) {
      node.spread = true;
      args.add(node.dictionaryIndex(), dictionary(ref, e.at()));
    }
    keepCallee(node);
    node.list = args;
    return node;
  }

  /** Where a type that speaks of type parameters is found; null of other types. */
  @Nullable Node dynamic(Type type, Place at) {
    return lowering.real(type).equals(type) ? null : word(at);
  }

  /** What a generic function is given to know its type arguments by. */
  private Node dictionary(Expr.FuncRef ref, Place at) {
    return lowering.fn.types.isEmpty()
        ? Lowering.dictionary((Function) ref.function(), ref.typeArgs(), at)
        : word(at);
  }

  /** An entry of what a generic function was given. */
  private static Node word(Place at) {
    Type type = new Pointer(Basic.UINTPTR);
    Node array = node(Op.DEREF, at, Basic.UINTPTR).with(node(Op.GLOBAL, at, type));
    return node(Op.INDEX, at, Basic.UINTPTR)
        .with(array, Lowering.literal(0, at, Basic.INT))
        .saying("dictionary");
  }

  /** The arguments; those for the last parameter of a variadic function are in a slice. */
  List<Node> arguments(List<Expr> args, Place at, @Nullable Signature signature) {
    if (!args.isEmpty() && args.getLast().type() instanceof Tuple tuple) {
      List<Node> nodes = list(args.subList(0, args.size() - 1));
      List<Type> wanted = signature == null ? List.of() : signature.params();
      int skipped = nodes.size();
      boolean variadic = signature != null && signature.variadic();
      List<@Nullable Type> targets = new ArrayList<>();
      List<Type> parts = lowering.real(tuple.types());
      for (int i = 0; i < parts.size(); i++) {
        int place = Math.min(i + skipped, wanted.size() - 1);
        Type target = wanted.isEmpty() ? parts.get(i) : wanted.get(place);
        if (variadic && place == wanted.size() - 1 && target instanceof Slice(Type element)) {
          target = element;
        }
        targets.add(target);
      }
      List<Node> values = parts(args.getLast(), targets, at);
      if (variadic) {
        int fixed = wanted.size() - 1 - skipped;
        nodes.addAll(values.subList(0, fixed));
        Node rest = node(Op.SLICELIT, at, wanted.getLast()).from(args.getLast());
        rest.implicit = true;
        rest.list = values.subList(fixed, values.size());
        nodes.add(rest);
      } else {
        nodes.addAll(values);
      }
      return nodes;
    }
    List<Node> nodes = list(args);
    if (!nodes.isEmpty() && nodes.getLast().op == Op.SLICELIT && nodes.getLast().at.equals(at)) {
      nodes.getLast().implicit = true;
    }
    return nodes;
  }

  /** The parts of a tuple, each as its target wants it. */
  List<Node> parts(Expr tuple, List<@Nullable Type> targets, Place at) {
    List<Type> types = lowering.real(((Tuple) tuple.type()).types());
    Node value = of(tuple);
    boolean call = value.op == Op.CALLFUNC || value.op == Op.CALLINTER;
    Node assign = Lowering.statement(call ? Op.AS2FUNC : Op.AS2OK, at);
    List<Node> left = new ArrayList<>();
    List<Node> declarations = new ArrayList<>();
    List<Node> results = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      Var temporary = lowering.temporary(types.get(i), at);
      temporary.definition = assign;
      declarations.add(Lowering.declaration(temporary, at));
      left.add(Lowering.reference(temporary, at));
      Node part = Lowering.reference(temporary, at);
      Type target = i < targets.size() ? targets.get(i) : null;
      results.add(target == null ? part : fitting(part, target, tuple, i));
    }
    assign.list = left;
    assign.init = declarations;
    assign.x = value;
    Node first = results.getFirst();
    if (first.isName()) {
      first = node(Op.CONVNOP, at, first.type).with(first);
      first.implicit = true;
      results.set(0, first);
    }
    first.init = List.of(assign);
    return results;
  }

  private static Node fitting(Node part, Type target, Expr tuple, int number) {
    if (!Kinds.isInterface(target) || Kinds.isInterface(part.type())) {
      return part;
    }
    Node node = node(Op.CONVIFACE, part.at, target).with(part);
    node.origin = new TuplePart(tuple, number);
    node.implicit = true;
    return node;
  }

  /** A part of what a call gives, which is converted. */
  record TuplePart(Object tuple, int number) {}

  private Node builtin(Expr.BuiltinCall e, Type type) {
    Place at = e.at();
    List<Expr> args = e.args();
    return switch (e.builtin()) {
      case APPEND, APPEND_STRING -> {
        Node node = node(Op.APPEND, at, type).from(e);
        List<Node> nodes = list(args);
        Node last = nodes.getLast();
        boolean packed = last.at.equals(at) && last.op == Op.SLICELIT;
        if (packed) {
          nodes.removeLast();
          nodes.addAll(last.list);
        } else if (args.size() > 1
            && args.getLast() instanceof Expr.Zero(var _, Place place)
            && place.equals(at)) {
          nodes.removeLast();
        } else {
          node.spread = nodes.size() > 1;
        }
        node.list = nodes;
        yield node;
      }
      case CAP -> node(Op.CAP, at, type).with(of(args.getFirst()));
      case LEN -> node(Op.LEN, at, type).with(of(args.getFirst()));
      case CLEAR -> node(Op.CLEAR, at, null).with(of(args.getFirst()));
      case CLOSE -> node(Op.CLOSE, at, null).with(of(args.getFirst()));
      case COPY -> node(Op.COPY, at, type).with(of(args.getFirst()), of(args.get(1)));
      case DELETE -> {
        Node node = node(Op.DELETE, at, null);
        node.list = list(args);
        yield node;
      }
      case MAX, MIN -> {
        Node node = node(Op.MINMAX, at, type);
        node.text = e.builtin() == Expr.Builtin.MAX ? "max" : "min";
        node.list = list(args);
        yield node;
      }
      case MAKE -> make(e, type);
      case NEW -> {
        if (!args.isEmpty()) {
          yield newOf(e, type);
        }
        Type element = ((Pointer) type.underlying()).element();
        yield node(Op.NEW, at, type).with(node(Op.TYPE, at, element)).from(e);
      }
      case PANIC -> node(Op.PANIC, at, null).with(of(args.getFirst()));
      case PRINT, PRINTLN -> {
        Node node = node(Op.PRINT, at, null);
        node.list = list(args);
        yield node;
      }
      case RECOVER -> node(Op.RECOVER, at, type);
    };
  }

  /** {@code new(value)}: a variable whose address is taken. */
  private Node newOf(Expr.BuiltinCall e, Type type) {
    Node value = of(e.args().getFirst());
    Var temporary = lowering.temporary(((Pointer) type.underlying()).element(), e.at());
    Node assign =
        Lowering.statement(Op.AS, e.at()).with(Lowering.reference(temporary, e.at()), value);
    temporary.definition = assign;
    Node address = Lowering.address(Lowering.reference(temporary, e.at()), e.at(), type).from(e);
    address.init = List.of(Lowering.declaration(temporary, e.at()), assign);
    return address;
  }

  private Node make(Expr.BuiltinCall e, Type type) {
    List<Node> sizes = list(e.args());
    Op op =
        switch (type.underlying()) {
          case Slice _ -> Op.MAKESLICE;
          case Chan _ -> Op.MAKECHAN;
          default -> Op.MAKEMAP;
        };
    Node node = node(op, e.at(), type).from(e);
    node.x = sizes.isEmpty() ? Lowering.literal(0, e.at(), Basic.INT) : sizes.getFirst();
    node.spread = !sizes.isEmpty();
    node.y = sizes.size() > 1 ? sizes.get(1) : null;
    return node;
  }

  // ---- parts, addresses, conversions

  private Node field(Expr.Field e, Type type) {
    Type struct = lowering.real(e.struct().type());
    Node node;
    if (e.struct() instanceof Expr.Deref(Expr pointer, Type _, Place at) && same(at, e.at())) {
      node = node(Op.DOTPTR, e.at(), type).with(of(pointer));
    } else {
      node = node(Op.DOT, e.at(), type).with(of(e.struct()));
    }
    Struct fields = (Struct) struct.underlying();
    node.text = fields.fields().get(e.index()).name();
    node.number = e.index() == 0 ? 0 : Sizes.offsets(fields).get(e.index());
    return node;
  }

  /** Whether nobody has written the operator, which would stand before its operand. */
  private static boolean isImplicit(Expr operand, Place at) {
    Place first = operand.at();
    return at.line() == first.line() ? at.column() >= first.column() : at.line() > first.line();
  }

  @SuppressWarnings("ReferenceEquality") // What nobody has written stands at its user's place.
  private static boolean same(Place one, Place other) {
    return one == other;
  }

  private Node slicing(Expr.Slicing e, Type type) {
    Type operand = lowering.real(e.operand().type());
    boolean array = operand.underlying() instanceof Array;
    Node from;
    if (array && e.operand() instanceof Expr.Deref(Expr pointer, Type _, Place _)) {
      from = of(pointer);
    } else if (array) {
      from = Lowering.address(of(e.operand()), e.operand().at(), new Pointer(operand));
      from.implicit = true;
    } else {
      from = of(e.operand());
    }
    Node node = node(array ? Op.SLICEARR : Op.SLICE, e.at(), type).with(from);
    node.y = optional(e.low());
    node.z = optional(e.high());
    node.w = optional(e.max());
    return node;
  }

  private Node address(Expr.AddressOf e, Type type) {
    Node operand = of(e.operand());
    boolean literal =
        switch (operand.op) {
          case STRUCTLIT, ARRAYLIT, SLICELIT, MAPLIT -> true;
          default -> false;
        };
    if (literal) {
      return node(Op.PTRLIT, e.at(), type).with(operand).from(e);
    }
    Node node = Lowering.address(operand, e.at(), type);
    node.implicit = isImplicit(e.operand(), e.at());
    return node;
  }

  private Node elements(Expr.ElementsLiteral e, Type type) {
    Node node = node(Kinds.isArray(type) ? Op.ARRAYLIT : Op.SLICELIT, e.at(), type).from(e);
    List<Node> values = new ArrayList<>();
    long next = 0;
    for (Expr.ElementValue value : e.elements()) {
      Node element = of(value.value());
      if (value.index() != next) {
        Node key = Lowering.literal(value.index(), e.at(), Basic.INT);
        element = node(Op.KEY, value.value().at(), null).with(key, element);
      }
      values.add(element);
      next = value.index() + 1;
    }
    node.list = values;
    node.number = e.length();
    return node;
  }

  private Node convert(Expr.Convert e, Type target) {
    Node operand = of(e.operand());
    Type from = lowering.real(e.operand().type());
    Place at = e.operand().at();
    if (e.operand() instanceof Expr.Const(Constant.Text(String bytes), Type _, Place _)
        && isRunes(target)) {
      return runes(e, bytes, target);
    }
    Node node = node(operation(from, target), at, target).with(operand).from(e);
    node.implicit = e.at().equals(e.operand().at());
    return node;
  }

  private static boolean isRunes(Type target) {
    return target.underlying() instanceof Slice(Type element)
        && element.underlying() instanceof Basic basic
        && basic.kind() == Basic.Kind.SIGNED
        && basic.bits() == 32;
  }

  /** A constant as runes is a literal of its runes. */
  private static Node runes(Expr.Convert e, String bytes, Type target) {
    Place at = e.operand().at();
    Node node = node(Op.SLICELIT, at, target).from(e);
    List<Node> values = new ArrayList<>();
    for (int rune : Runes.text(bytes).codePoints().toArray()) {
      Node key = Lowering.literal(values.size(), at, Basic.INT);
      Node value = Lowering.literal(rune, at, Basic.RUNE);
      values.add(node(Op.KEY, at, null).with(key, value));
    }
    node.list = values;
    node.number = values.size();
    return node;
  }

  private Op operation(Type from, Type target) {
    Type under = target.underlying();
    if (from == Basic.UNTYPED_NIL) {
      return Op.CONVNOP;
    }
    if (under instanceof Interface) {
      boolean kept = Kinds.isInterface(from) && Identical.identical(from.underlying(), under);
      return kept ? Op.CONVNOP : Op.CONVIFACE;
    }
    if (Kinds.isString(target)) {
      return Kinds.isString(from) ? Op.CONVNOP : Op.STRCONV;
    }
    if (under instanceof Slice && Kinds.isString(from)) {
      return Op.STRCONV;
    }
    if (from.underlying() instanceof Slice && under instanceof Array) {
      return Op.SLICE2ARR;
    }
    if (from.underlying() instanceof Slice && under instanceof Pointer) {
      return Op.SLICE2ARRPTR;
    }
    if (from.underlying() instanceof Basic one && under instanceof Basic other) {
      return one.kind() == other.kind() && one.bits() == other.bits() ? Op.CONVNOP : Op.CONV;
    }
    return Op.CONVNOP;
  }
}
