package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Implements;
import gopark.golang.type.Lookup;
import gopark.golang.type.Named;
import gopark.golang.type.Names;
import gopark.golang.type.Pointer;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is said of a selector or a field's name that means nothing. */
final class SelectorProblems {
  private final Checking checking;
  private final CheckProblems problems;

  SelectorProblems(Checking checking) {
    this.checking = checking;
    problems = checking.problems;
  }

  void noMethod(Operand operand, SyntaxExpr.Selector e) {
    String name = e.selected().text();
    String type = TypeText.of(operand.type);
    problems.at(
        e.selected(), ExprText.of(e) + " undefined (type " + type + " has no method " + name + ")");
  }

  void tell(Operand operand, SyntaxExpr.Selector e, Lookup.Result found) {
    Type type = operand.type;
    if (type.underlying() == Basic.INVALID) {
      return;
    }
    String name = e.selected().text();
    String lacked = found instanceof Lookup.NotFound ? lacked(type, name) : null;
    if (lacked != null) {
      problems.lacks(e.selected().at(), lacked);
      return;
    }
    String text = TypeText.of(type);
    String message =
        switch (found) {
          case Lookup.Ambiguous _ -> "ambiguous selector " + ExprText.of(e);
          case Lookup.NeedsPointer _ ->
              operand.mode == Mode.TYPE
                  ? "invalid method expression "
                      + (text + "." + name)
                      + (" (needs pointer receiver (*" + text + ")." + name + ")")
                  : "cannot call pointer method " + name + " on " + text;
          case Lookup.FieldFound _,
              Lookup.MethodFound _,
              Lookup.InterfaceMethodFound _,
              Lookup.NotFound _ ->
              ExprText.of(e) + " undefined (" + reason(operand, type, name) + ")";
        };
    problems.at(e.selected(), message);
  }

  /** The field or method that Go's type has, or one that it embeds; null if Go has none either. */
  static @Nullable String lacked(Type type, String name) {
    Type base = type instanceof Pointer(Type element) ? element : type;
    return lacked(base, name, new ArrayList<>());
  }

  private static @Nullable String lacked(Type type, String name, List<Type> seen) {
    Compilation.spend(20L + seen.size());
    if (seen.contains(type)) {
      return null;
    }
    seen.add(type);
    if (type instanceof Named named && StandardNames.contains(named.pkg, named.name + "." + name)) {
      return named.pkgName + "." + named.name + "." + name;
    }
    if (!(type.underlying() instanceof Struct struct)) {
      return null;
    }
    for (Struct.Field field : struct.fields()) {
      Type inner = field.type() instanceof Pointer(Type element) ? element : field.type();
      String lacked = field.embedded() ? lacked(inner, name, seen) : null;
      if (lacked != null) {
        return lacked;
      }
    }
    return null;
  }

  private String reason(Operand operand, Type type, String name) {
    if (TypeSets.isPointerToInterface(type)) {
      return Implements.pointerToInterface(type);
    }
    boolean variable = operand.mode == Mode.VARIABLE;
    return switch (Lookup.findFolded(type, variable, checking.path, name)) {
      case Lookup.FieldFound f -> missing(type, name, "field ", f.field().name(), f.field().pkg());
      case Lookup.MethodFound m when m.method().name.equals(name) && Names.isExported(name) ->
          none(type, name);
      case Lookup.MethodFound m ->
          missing(type, name, "method ", m.method().name, m.receiver().pkg);
      case Lookup.NeedsPointer m -> missing(type, name, "method ", m.method().name, checking.path);
      case Lookup.InterfaceMethodFound m ->
          missing(type, name, "method ", m.method().name(), m.method().pkg());
      case Lookup.Ambiguous _, Lookup.NotFound _ -> none(type, name);
    };
  }

  private static String none(Type type, String name) {
    return "type " + TypeText.of(type) + " has no field or method " + name;
  }

  /** How the name that is there differs from the one that was written. */
  private enum Difference {
    NONE,
    SPELLING,
    UNEXPORTED,
    INACCESSIBLE
  }

  private Difference difference(String name, String other, String pkg) {
    boolean sameTail = name.substring(1).equals(other.substring(1));
    if (pkg.equals(checking.path)) {
      return Difference.SPELLING;
    }
    if (Names.isExported(name)) {
      return Names.isExported(other)
          ? Difference.SPELLING
          : sameTail ? Difference.UNEXPORTED : Difference.NONE;
    }
    if (Names.isExported(other)) {
      return sameTail ? Difference.SPELLING : Difference.NONE;
    }
    return name.equals(other) ? Difference.INACCESSIBLE : Difference.NONE;
  }

  private String missing(Type type, String name, String what, String other, String pkg) {
    String none = none(type, name);
    return switch (difference(name, other, pkg)) {
      case NONE -> none;
      case SPELLING -> none + ", but does have " + what + other;
      case UNEXPORTED -> none + ", but does have unexported " + what + other;
      case INACCESSIBLE -> "cannot refer to unexported " + what + other;
    };
  }

  /** What is said of a field's name in a struct literal that means nothing. */
  String unknownField(Type type, Struct struct, String name) {
    String text = TypeText.of(type);
    String none = "unknown field " + name + " in struct literal of type " + text;
    for (Struct.Field field : struct.fields()) {
      if (field.name().equalsIgnoreCase(name) && !name.equals("_")) {
        return switch (difference(name, field.name(), field.pkg())) {
          case NONE -> none;
          case SPELLING -> none + ", but does have " + field.name();
          case UNEXPORTED -> none + ", but does have unexported " + field.name();
          case INACCESSIBLE ->
              "cannot refer to unexported field "
                  + field.name()
                  + " in struct literal of type "
                  + text;
        };
      }
    }
    return none;
  }
}
