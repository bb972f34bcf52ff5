package gopark.golang.compile;

import gopark.golang.tree.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which expressions do something besides giving a value. Go leaves open whether {@code x} in {@code
 * x + f()} is read before the call or after it; its compiler reads variables after all calls, and
 * so it is done here.
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
      default -> true;
    };
  }

  /** In which order the expressions are to be worked out: those wait that calls may change. */
  static List<Integer> order(List<Expr> all) {
    int lastCall = -1;
    for (int i = 0; i < all.size(); i++) {
      lastCall = calls(all.get(i)) ? i : lastCall;
    }
    List<Integer> order = new ArrayList<>();
    List<Integer> late = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      (i < lastCall && !calls(all.get(i)) ? late : order).add(i);
    }
    order.addAll(late);
    return order;
  }
}
