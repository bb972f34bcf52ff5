package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Drops assignments to variables that nobody reads, if finding out their values does nothing. */
final class DeadLocals {
  /** An assignment that goes when its variable is not needed: number −1 is the only value. */
  private record Dead(Node statement, int number) {
    @Nullable Node value() {
      return number < 0 ? statement.y : statement.other.get(number);
    }
  }

  /** The assignments of each variable; null once it is known to be needed. */
  private final SequencedMap<Var, @Nullable List<Dead>> dead = new LinkedHashMap<>();

  private DeadLocals() {}

  /**
   * Drops unused locals; those of a literal that captures are dropped with its outer function's.
   */
  static void drop(Fn fn) {
    if (fn.captures()) {
      return;
    }
    DeadLocals search = new DeadLocals();
    search.visit(fn.body());
    search.dead.forEach((variable, assignments) -> {
      if (assignments != null && !assignments.isEmpty()) {
        assignments.forEach(DeadLocals::blank);
        variable.definition = null;
      }
    });
  }

  private static void blank(Dead dead) {
    Node statement = dead.statement();
    Node zero = Lowering.literal(0, statement.at, Basic.INT);
    if (dead.number() < 0) {
      statement.x = Lowering.blank(statement.at);
      statement.y = zero;
      return;
    }
    List<Node> left = new ArrayList<>(statement.list);
    List<Node> values = new ArrayList<>(statement.other);
    left.set(dead.number(), Lowering.blank(statement.at));
    values.set(dead.number(), zero);
    statement.list = left;
    statement.other = values;
  }

  private void visit(List<Node> nodes) {
    for (Node node : nodes) {
      visit(node);
    }
  }

  private void visit(@Nullable Node n) {
    if (n == null) {
      return;
    }
    Compilation.spend(20);
    switch (n.op) {
      case CLOSURE -> {
        visit(n.init);
        for (Var captured : n.fn().captures) {
          use(captured);
        }
        visit(n.fn().body());
      }
      case DCL -> {}
      case NAME -> {
        if (n.variable != null) {
          use(n.variable);
        }
      }
      case AS -> {
        visit(n.init);
        assign(n, -1, n.x(), n.y, false);
      }
      case AS2 -> {
        visit(n.init);
        boolean named = n.list.stream().anyMatch(to -> to.op != Op.NAME || to.variable != null);
        for (int i = 0; i < n.list.size(); i++) {
          assign(n, i, n.list.get(i), i < n.other.size() ? n.other.get(i) : null, named);
        }
      }
      default -> visit(n.children());
    }
  }

  private void use(Var variable) {
    if (variable.role == Var.Role.RESULT) {
      return;
    }
    List<Dead> before = dead.put(variable, null);
    if (before != null) {
      for (Dead skipped : before) {
        visit(skipped.value());
      }
    }
  }

  private void assign(Node n, int number, Node to, @Nullable Node value, boolean discards) {
    if (to.op != Op.NAME) {
      visit(to);
      visit(value);
      return;
    }
    Var variable = to.variable;
    boolean local = variable == null ? discards : variable.role != Var.Role.RESULT;
    if (local && variable != null && !hasEffects(value)) {
      if (!dead.containsKey(variable)) {
        dead.put(variable, new ArrayList<>());
      }
      List<Dead> known = dead.get(variable);
      if (known != null) {
        if (value != null) {
          known.add(new Dead(n, number));
        }
        return;
      }
    } else if (local && variable == null && !hasEffects(value)) {
      if (value != null) {
        blank(new Dead(n, number));
      }
      return;
    }
    visit(value);
  }

  private static boolean hasEffects(@Nullable Node n) {
    if (n == null) {
      return false;
    }
    return !n.init.isEmpty()
        || switch (n.op) {
          case NAME, LITERAL, NIL, CLOSURE -> false;
          default -> true;
        };
  }
}
