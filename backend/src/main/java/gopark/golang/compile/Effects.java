package gopark.golang.compile;

import gopark.golang.tree.Expr;
import gopark.golang.type.Chan;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which expressions do something besides giving a value. Go leaves open whether {@code x} in {@code
 * x + f()} is read before the call or after it; its compiler reads variables after all calls,
 * lengths and what it slices in their places, and so it is done here.
 */
final class Effects {
  private Effects() {}

  /** Whether a call or a receive is in it, so that it can change variables. */
  static boolean calls(@Nullable Expr e) {
    return switch (e) {
      case null -> false;
      case Expr.Const _,
          Expr.Zero _,
          Expr.LocalRef _,
          Expr.GlobalRef _,
          Expr.FuncRef _,
          Expr.Literal _,
          Expr.MethodOf _ ->
          false;
      case Expr.Call _, Expr.InterfaceCall _, Expr.ParamCall _, Expr.Receive _ -> true;
      case Expr.BuiltinCall call -> builtin(call);
      case Expr.Unary unary -> calls(unary.operand());
      case Expr.Binary binary -> calls(binary.left()) || calls(binary.right());
      case Expr.Bound bound -> calls(bound.receiver());
      case Expr.BoundByName bound -> calls(bound.receiver());
      case Expr.Field field -> calls(field.struct());
      case Expr.Index index -> calls(index.operand()) || calls(index.index());
      case Expr.MapIndex index -> calls(index.map()) || calls(index.key());
      case Expr.Slicing slicing ->
          calls(slicing.operand())
              || calls(slicing.low())
              || calls(slicing.high())
              || calls(slicing.max());
      case Expr.Deref deref -> calls(deref.pointer());
      case Expr.AddressOf address -> calls(address.operand());
      case Expr.Convert convert -> calls(convert.operand());
      case Expr.Assertion assertion -> calls(assertion.operand());
      case Expr.StructLiteral literal ->
          literal.fields().stream().anyMatch(field -> calls(field.value()));
      case Expr.ElementsLiteral literal ->
          literal.elements().stream().anyMatch(element -> calls(element.value()));
      case Expr.MapLiteral literal ->
          literal.entries().stream().anyMatch(entry -> calls(entry.key()) || calls(entry.value()));
      case Expr.Component component -> calls(component.tuple());
    };
  }

  private static boolean builtin(Expr.BuiltinCall call) {
    return switch (call.builtin()) {
      case LEN, CAP -> calls(call.args().getFirst());
      case APPEND,
          APPEND_STRING,
          CLEAR,
          CLOSE,
          COPY,
          DELETE,
          MAKE,
          MAX,
          MIN,
          NEW,
          PANIC,
          PRINT,
          PRINTLN,
          RECOVER ->
          true;
    };
  }

  /**
   * Whether the expression is worked out after a call that follows it. In Go: order.go, expr1,
   * which takes the values of these at once, beside those of calls.
   */
  private static boolean waits(Expr e) {
    return !calls(e) && !isTakenAtOnce(e);
  }

  /** Whether the expression is worked out in its place, before calls that follow it. */
  static boolean isTaken(Expr e) {
    return !waits(e);
  }

  private static boolean isTakenAtOnce(Expr e) {
    return switch (e) {
      case Expr.BuiltinCall _, Expr.Slicing _ -> true;
      case Expr.Assertion(var _, Type target, var _, var _, var _) -> !isOnePointer(target);
      case Expr.Convert(Expr operand, Type type, var _) ->
          isTakenAtOnce(operand) || isSliceOfText(operand, type);
      case Expr.Unary unary -> isTakenAtOnce(unary.operand());
      case Expr.Binary binary ->
          binary.operator() instanceof Operator.Logical
              || (isTakenAtOnce(binary.left()) && isTakenAtOnce(binary.right()));
      case Expr.Const _ -> true;
      case Expr.Zero _,
          Expr.LocalRef _,
          Expr.GlobalRef _,
          Expr.FuncRef _,
          Expr.Literal _,
          Expr.MethodOf _,
          Expr.Call _,
          Expr.InterfaceCall _,
          Expr.ParamCall _,
          Expr.Receive _,
          Expr.Bound _,
          Expr.BoundByName _,
          Expr.Field _,
          Expr.Index _,
          Expr.MapIndex _,
          Expr.Deref _,
          Expr.AddressOf _,
          Expr.StructLiteral _,
          Expr.ElementsLiteral _,
          Expr.MapLiteral _,
          Expr.Component _ ->
          false;
    };
  }

  private static boolean isOnePointer(Type type) {
    return switch (type.underlying()) {
      case Pointer _, MapOf _, Chan _, Signature _ -> true;
      case Type _ -> false;
    };
  }

  /** {@code []byte(s)} and {@code []rune(s)}. */
  private static boolean isSliceOfText(Expr operand, Type type) {
    return type.underlying() instanceof Slice && !(operand.type().underlying() instanceof Slice);
  }

  /** Whether the first expression is to be worked out after the second, which has a call. */
  static boolean waitsFor(Expr first, Expr second) {
    return calls(second) && waits(first);
  }

  /** The order in which to evaluate expressions: those that calls may change wait. */
  static List<Integer> order(List<Expr> all) {
    int lastCall = -1;
    for (int i = 0; i < all.size(); i++) {
      lastCall = calls(all.get(i)) ? i : lastCall;
    }
    List<Integer> order = new ArrayList<>();
    List<Integer> late = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      (i < lastCall && waits(all.get(i)) ? late : order).add(i);
    }
    order.addAll(late);
    return order;
  }
}
