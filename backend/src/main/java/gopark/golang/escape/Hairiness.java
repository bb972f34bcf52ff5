package gopark.golang.escape;

import gopark.golang.type.Compilation;

/** Works out what it costs to put a function into its callers, and whether that may be done. */
final class Hairiness {
  static final int BUDGET = 80;
  static final int CALLED_ONCE = 10 * BUDGET;
  static final int IN_BIG_FUNCTION = 20;
  private static final int BIG_FUNCTION = 5000;
  private static final int CALL = 57;
  private static final int CALL_OF_PARAM = 17;
  private static final int CLOSURE = 15;
  private static final long VISIT_WORK = 20;

  private final Inliner inliner;
  private final Fn fn;
  private final boolean big;
  private int cost;

  private Hairiness(Inliner inliner, Fn fn) {
    this.inliner = inliner;
    this.fn = fn;
    this.big = isBig(fn);
  }

  /** Notes at the function what it costs. */
  static void measure(Inliner inliner, Fn fn) {
    if (fn.costGiven && !fn.bodyMeasured && fn.hasBody) {
      fn.bodyMeasured = true;
      Hairiness own = new Hairiness(inliner, fn);
      fn.small = fn.body.stream().noneMatch(own::visit) && own.cost <= BUDGET;
    }
    if (fn.costKnown) {
      return;
    }
    fn.costKnown = true;
    if (fn.neverInlined || !fn.hasBody) {
      return;
    }
    Hairiness hairiness = new Hairiness(inliner, fn);
    int most = fn.isClosure() ? CALLED_ONCE : BUDGET;
    for (Node node : fn.body) {
      if (hairiness.visit(node)) {
        return;
      }
    }
    if (hairiness.cost <= most) {
      fn.cost = hairiness.cost;
      inliner.messages.canInline(fn);
    }
  }

  static boolean isBig(Fn fn) {
    int[] nodes = {0};
    for (Node node : fn.body) {
      node.any(part -> {
        nodes[0]++;
        nodes[0] -= pairs(part);
        return false;
      });
    }
    return nodes[0] >= BIG_FUNCTION;
  }

  /** What the temporary variables count for that stand between a call and its targets. */
  private static int pairs(Node n) {
    boolean spread =
        n.op == Op.AS2
            && !n.other.isEmpty()
            && n.other.getFirst().init.size() == 1
            && (n.other.getFirst().init.getFirst().op == Op.AS2FUNC
                || n.other.getFirst().init.getFirst().op == Op.AS2OK);
    return spread ? 4 * n.list.size() + 1 : 0;
  }

  /** Counts a node and its parts. Gives whether the function cannot be inlined at all. */
  private boolean visit(Node n) {
    Compilation.spend(VISIT_WORK);
    switch (n.op) {
      case CALLFUNC -> cost += call(n);
      case CALLINTER -> cost += CALL;
      case PANIC -> {
        Node value = n.x();
        cost += value.op == Op.CONVIFACE && value.implicit ? 0 : 1;
      }
      case RECOVER, GO, DEFER -> {
        return true;
      }
      case CLOSURE -> cost += CLOSURE;
      case ADDR -> {
        Node part = n.x();
        if ((part.op == Op.DOT || part.op == Op.DOTPTR) && part.x().isName() && part.number == 0) {
          cost -= 2;
        }
      }
      case DEREF -> {
        Node pointer = n.x();
        while (pointer.op == Op.CONVNOP) {
          pointer = pointer.x();
        }
        if (pointer.op == Op.ADDR) {
          cost--;
        }
      }
      case CONVNOP -> cost--;
      case FALL, TYPE -> {
        return false;
      }
      case METHVALUE, SLICELIT -> cost++;
      case METHEXPR -> cost--;
      case AS2 -> cost -= pairs(n);
      case SLICE, SLICEARR -> slicing(n);
      default -> {}
    }
    cost++;
    for (Node child : n.children()) {
      if (visit(child)) {
        return true;
      }
    }
    return false;
  }

  private void slicing(Node n) {
    Node low = n.y;
    if (low != null && low.op == Op.LITERAL && low.number == 0) {
      cost--;
    }
    Node high = n.z;
    if (high != null
        && high.op == Op.LEN
        && high.x().isName()
        && n.x().isName()
        && high.x().variable == n.x().variable) {
      cost -= 2;
    }
  }

  /** What a call costs, besides its node. */
  private int call(Node n) {
    Node function = n.x();
    if (function.op == Op.FUNC && function.fn != null) {
      if (function.fn == inliner.program.checkState) {
        return 0;
      }
      if (LibraryFlows.isIntrinsic(function.fn())) {
        return 0;
      }
    }
    Fn callee = inliner.callee(fn, function, false);
    if (callee != null && callee.cost >= 0 && inliner.affords(n, callee, big, false)) {
      return callee.cost;
    }
    boolean param =
        function.isName()
            && (function.variable().role == Var.Role.PARAM || function.variable().owner != fn);
    return param ? CALL_OF_PARAM : CALL;
  }
}
