package gopark.golang.escape;

import gopark.golang.escape.Fn.Counted;
import gopark.golang.tree.Function;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import java.util.List;

/** Functions as Go's compiler names them in its messages. */
final class FnNames {
  private FnNames() {}

  static String declared(Function function, List<Type> typeArgs) {
    String name = function.qualifiedName;
    String prefix = function.pkg + ".";
    if (name.startsWith(prefix)) {
      name = name.substring(prefix.length());
    }
    if (typeArgs.isEmpty()) {
      return name;
    }
    String args = "[" + TypeTexts.linked(typeArgs) + "]";
    int brackets = name.indexOf('[');
    if (brackets >= 0) {
      return name.substring(0, brackets) + args + name.substring(name.indexOf(']') + 1);
    }
    int close = name.indexOf(')');
    int dot = name.lastIndexOf('.');
    if (close >= 0) {
      return name.substring(0, close) + args + name.substring(close);
    }
    return dot >= 0 && function.method
        ? name.substring(0, dot) + args + name.substring(dot)
        : name + args;
  }

  /** The name in tracebacks, which leave out what a generic function was made for. */
  static String shown(Fn fn) {
    String name = fn.pkg + "." + fn.name;
    int from = name.indexOf('[');
    int to = name.lastIndexOf(']');
    return from < 0 || to < from
        ? name
        : name.substring(0, from) + "[...]" + name.substring(to + 1);
  }

  /** What a generic function is given to know its type arguments by, a method that of its type. */
  static String dictionary(Function function, List<Type> typeArgs) {
    String of = function.name;
    if (function.method && !function.params.isEmpty()) {
      Type receiver = function.params.getFirst().type;
      Type declared = receiver instanceof Pointer(Type element) ? element : receiver;
      of = declared instanceof Named named ? named.name : of;
    }
    String pkg = function.pkg.equals("main") ? "" : Fn.lastName(function.pkg) + ".";
    return pkg + ".dict." + of + "[" + TypeTexts.linked(typeArgs) + "]";
  }

  /** The name of a function in a function, or in what was put into it. */
  static String inside(Fn around, List<String> inlined, FnKind kind) {
    Fn outer = around;
    while (outer.kind == FnKind.RANGE_BODY && outer.around != null) {
      outer = outer.around;
    }
    String start = outer.name;
    if (!inlined.isEmpty()) {
      start += "." + String.join(".", inlined);
    }
    return start
        + switch (kind) {
          case WRITTEN -> (outer.isClosure() ? "." : ".func") + outer.next(Counted.LITERAL);
          case RANGE_BODY -> "-range" + outer.next(Counted.RANGE_BODY);
          case GO_WRAPPER -> ".gowrap" + outer.next(Counted.WRAPPER);
          case DEFER_WRAPPER -> ".deferwrap" + outer.next(Counted.WRAPPER);
        };
  }
}
