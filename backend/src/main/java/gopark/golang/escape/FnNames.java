package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
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
    List<String> shapes = new ArrayList<>();
    for (Type arg : typeArgs) {
      shapes.add(shape(arg));
    }
    String args = "[" + String.join(",", shapes) + "]";
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

  /** The name of a type that stands for all that are laid out alike. */
  static String shape(Type type) {
    Type under = type.underlying();
    if (under instanceof Pointer) {
      return "go.shape.*uint8";
    }
    if (under instanceof Basic basic) {
      return "go.shape." + basic.canonical().text();
    }
    if (under instanceof Interface || under instanceof Array) {
      return "go.shape." + text(under);
    }
    return "go.shape." + text(under);
  }

  /** A type as messages write it. */
  static String text(Type type) {
    return TypeTexts.of(type);
  }

  static String runtime(Type type) {
    return TypeText.runtime(type);
  }

  /** The name of a function literal in a function, or in what was put into it. */
  static String literal(Fn around, List<String> inlined, String kind) {
    Fn outer = around;
    while (outer.isRangeBody && outer.around != null) {
      outer = outer.around;
    }
    String start = outer.name;
    if (!inlined.isEmpty()) {
      start += "." + String.join(".", inlined);
    }
    boolean wraps = kind.equals("gowrap") || kind.equals("deferwrap");
    int number = outer.literals.merge(wraps ? "wrap" : kind, 1, Integer::sum);
    String suffix =
        switch (kind) {
          case "range" -> "-range";
          case "gowrap", "deferwrap" -> "." + kind;
          default -> outer.isClosure() ? "." : ".func";
        };
    return start + suffix + number;
  }
}
