package gopark.golang.escape;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.tree.Unit;
import gopark.golang.type.Signature;
import gopark.golang.type.Substitution;
import java.util.ArrayList;
import java.util.List;

/**
 * The function that Go's compiler makes of the variables' initial values of a package. Those that
 * are known before the program runs leave it before anybody asks where they are.
 */
final class InitialValues {
  private InitialValues() {}

  static Fn of(Program program, Unit.Package main) {
    Signature signature = new Signature(List.of(), List.of(), false, List.of(), List.of());
    Function function =
        new Function("init", main.path() + ".init", signature, Place.NOWHERE, null, main.path());
    Substitution none = Substitution.of(List.of(), List.of());
    Fn fn = new Fn("init", main.path(), Place.NOWHERE, null, none, null);
    fn.neverInlined = true;
    Lowering lowering = new Lowering(program, fn, function);
    List<Node> body = new ArrayList<>();
    for (Unit.Init init : main.inits()) {
      Place at = init.value().at();
      if (init.targets().size() == 1) {
        Node target = Lowering.blank(at);
        Expr.GlobalRef global = init.targets().getFirst();
        if (global != null) {
          target = lowering.expressions.of(global);
        }
        Node value = lowering.expressions.of(init.value());
        body.add(Lowering.statement(Op.AS, at).with(target, value));
      } else {
        Node assign = Lowering.statement(Op.AS2, at);
        List<Node> targets = new ArrayList<>();
        for (Expr.GlobalRef global : init.targets()) {
          targets.add(global == null ? Lowering.blank(at) : lowering.expressions.of(global));
        }
        assign.list = targets;
        assign.other = lowering.expressions.parts(init.value(), List.of(), at);
        body.add(assign);
      }
    }
    fn.body = body;
    return fn;
  }

  /** Leaves what is worked out when the program begins. */
  static void reduce(Fn init) {
    List<Node> left = new ArrayList<>();
    for (Node node : init.body()) {
      if (node.op == Op.AS) {
        reduce(node.y(), left);
      } else {
        left.add(node);
      }
    }
    init.inlined = left;
  }

  private static void reduce(Node value, List<Node> left) {
    switch (value.op) {
      case LITERAL, NIL, FUNC, METHEXPR, GLOBAL, CLOSURE -> {}
      case CONVNOP, CONVIFACE, PTRLIT, STRUCTKEY -> reduce(value.x(), left);
      case KEY -> reduce(value.y(), left);
      case STRUCTLIT, ARRAYLIT, SLICELIT -> {
        for (Node part : value.list) {
          reduce(part, left);
        }
      }
      default -> {
        if (!isKnown(value)) {
          Node to = Lowering.node(Op.GLOBAL, value.at, value.type);
          left.add(Lowering.statement(Op.AS, value.at).with(to, value));
        }
      }
    }
  }

  /** Whether it is a call, put in its place, whose arguments are constants. */
  private static boolean isKnown(Node value) {
    if (value.op == Op.ADDR) {
      return value.x().op == Op.GLOBAL;
    }
    return value.op == Op.INLCALL
        && value.body.size() <= 1
        && value.init.stream()
            .allMatch(init -> init.other.stream().allMatch(InitialValues::isConstant));
  }

  private static boolean isConstant(Node node) {
    return node.op == Op.LITERAL || node.op == Op.NIL;
  }
}
