package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.List;

/** Types as Go's compiler writes them in messages about package main. */
final class TypeTexts {
  /** Types within types double their texts; beyond this nobody reads them. */
  private static final int LONGEST = 20_000;

  /** So many letters are a unit of work. */
  private static final int LETTERS = 8;

  private TypeTexts() {}

  /** The text; throws {@link TooManyNodes} where it is endless for a reader. */
  static String of(Type type) {
    String text = written(type);
    Compilation.spend(text.length() / LETTERS + 1);
    if (text.length() > LONGEST) {
      throw new TooManyNodes();
    }
    return text;
  }

  private static String written(Type type) {
    return switch (type) {
      case Basic basic -> basic.text();
      case Named named -> named(named);
      case TypeParam param -> param.name;
      case Pointer(Type element) -> "*" + of(element);
      case Slice(Type element) -> "[]" + of(element);
      case Array(long length, Type element) -> "[" + length + "]" + of(element);
      case MapOf map -> "map[" + of(map.key()) + "]" + of(map.value());
      case Chan chan -> {
        String arrow = !chan.sends() ? "<-chan " : chan.receives() ? "chan " : "chan<- ";
        boolean parentheses =
            chan.sends()
                && chan.receives()
                && chan.element() instanceof Chan inner
                && !inner.sends();
        yield arrow + (parentheses ? "(" + of(chan.element()) + ")" : of(chan.element()));
      }
      case Struct struct -> struct(struct);
      case Interface face -> face(face);
      case Signature signature -> "func" + signature(signature);
      case Tuple(List<Type> types) -> "(" + list(types) + ")";
    };
  }

  private static String named(Named named) {
    String name =
        named.pkgName.isEmpty() || named.pkg.equals("main")
            ? named.name
            : named.pkgName + "." + named.name;
    return named.typeArgs.isEmpty() ? name : name + "[" + arguments(named.typeArgs) + "]";
  }

  private static String arguments(List<Type> types) {
    List<String> texts = new ArrayList<>();
    for (Type type : types) {
      texts.add(of(type));
    }
    return String.join(",", texts);
  }

  private static String list(List<Type> types) {
    List<String> texts = new ArrayList<>();
    for (Type type : types) {
      texts.add(of(type));
    }
    return String.join(", ", texts);
  }

  private static String struct(Struct struct) {
    if (struct.fields().isEmpty()) {
      return "struct {}";
    }
    List<String> texts = new ArrayList<>();
    for (Struct.Field field : struct.fields()) {
      texts.add((field.embedded() ? "" : field.name() + " ") + of(field.type()));
    }
    return "struct { " + String.join("; ", texts) + " }";
  }

  private static String face(Interface face) {
    if (face.methods().isEmpty()) {
      return "any";
    }
    List<String> texts = new ArrayList<>();
    for (Interface.Method method : face.methods()) {
      texts.add(method.name() + signature(method.signature()));
    }
    return "interface { " + String.join("; ", texts) + " }";
  }

  private static String signature(Signature signature) {
    List<String> params = new ArrayList<>();
    for (int i = 0; i < signature.params().size(); i++) {
      Type param = signature.params().get(i);
      boolean last = i == signature.params().size() - 1;
      params.add(
          signature.variadic() && last && param instanceof Slice(Type element)
              ? "..." + of(element)
              : of(param));
    }
    List<Type> results = signature.results();
    String given =
        results.isEmpty()
            ? ""
            : results.size() == 1 ? " " + of(results.getFirst()) : " (" + list(results) + ")";
    return "(" + String.join(", ", params) + ")" + given;
  }
}
