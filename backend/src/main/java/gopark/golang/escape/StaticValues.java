package gopark.golang.escape;

import org.jspecify.annotations.Nullable;

/** Finds what a variable surely is that gets its only value from one statement. */
final class StaticValues {
  private StaticValues() {}

  static Node of(Node start) {
    Node n = start;
    while (true) {
      Node next = step(n);
      if (next == null) {
        return n;
      }
      n = next;
    }
  }

  private static @Nullable Node step(Node n) {
    if (n.op == Op.CONVNOP) {
      return n.x;
    }
    if (n.op == Op.INLCALL && n.list.size() == 1) {
      return n.list.getFirst();
    }
    Var variable = n.op == Op.NAME ? n.variable : null;
    if (variable == null || variable.role != Var.Role.LOCAL) {
      return null;
    }
    Node definition = variable.definition;
    if (definition == null || variable.reassigned || variable.addressTaken) {
      return null;
    }
    return switch (definition.op) {
      case AS -> definition.y;
      case AS2 -> {
        for (int i = 0; i < definition.list.size(); i++) {
          if (definition.list.get(i).variable == variable && i < definition.other.size()) {
            yield definition.other.get(i);
          }
        }
        yield null;
      }
      default -> null;
    };
  }

  /** The function that is surely called; null if that is not known. */
  static @Nullable Fn callee(Node function) {
    Node value = of(function);
    return switch (value.op) {
      case FUNC, METHEXPR, CLOSURE -> value.fn;
      default -> null;
    };
  }
}
