package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Names;
import gopark.golang.type.Pointer;
import gopark.golang.type.Quoting;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.List;

/**
 * Types as Go's compiler writes them: in messages about package main, or for the linker, where each
 * name has its package.
 */
final class TypeTexts {
  private static final TypeTexts MESSAGES = new TypeTexts(false);
  private static final TypeTexts LINKS = new TypeTexts(true);

  /** Types within types double their texts; beyond this nobody reads them. */
  private static final int LONGEST = 20_000;

  /** The letters that make a unit of work. */
  private static final int LETTERS = 8;

  private final boolean linked;

  private TypeTexts(boolean linked) {
    this.linked = linked;
  }

  /** The text in messages; throws {@link TooManyNodes} where it is endless for a reader. */
  static String of(Type type) {
    return MESSAGES.text(type);
  }

  /** The text for the linker, which is the same for identical types only. */
  static String linked(Type type) {
    return LINKS.text(type);
  }

  /** Several types with commas between them, as in the name of an instance. */
  static String linked(List<Type> types) {
    List<String> texts = new ArrayList<>();
    for (Type type : types) {
      texts.add(linked(type));
    }
    return String.join(",", texts);
  }

  private String text(Type type) {
    String text = written(type);
    Compilation.spend(text.length() / LETTERS + 1);
    if (text.length() > LONGEST) {
      throw new TooManyNodes();
    }
    return text;
  }

  private String written(Type type) {
    return switch (type) {
      case Basic basic -> linked ? basic.canonical().text() : basic.text();
      case Named named -> named(named);
      case TypeParam param -> param.name;
      case Pointer(Type element) -> "*" + text(element);
      case Slice(Type element) -> "[]" + text(element);
      case Array(long length, Type element) -> "[" + length + "]" + text(element);
      case MapOf map -> "map[" + text(map.key()) + "]" + text(map.value());
      case Chan chan -> {
        String arrow = !chan.sends() ? "<-chan " : chan.receives() ? "chan " : "chan<- ";
        boolean parentheses =
            chan.sends()
                && chan.receives()
                && chan.element() instanceof Chan inner
                && !inner.sends();
        yield arrow + (parentheses ? "(" + text(chan.element()) + ")" : text(chan.element()));
      }
      case Struct struct -> struct(struct);
      case Interface face -> face(face);
      case Signature signature -> "func" + signature(signature);
      case Tuple(List<Type> types) -> "(" + list(types) + ")";
    };
  }

  private String named(Named named) {
    String name;
    if (named.pkgName.isEmpty() || Shapes.is(named)) {
      name = named.pkgName.isEmpty() ? named.name : named.pkgName + "." + named.name;
    } else if (linked) {
      name = named.pkg + "." + named.name;
    } else {
      name = named.pkg.equals("main") ? named.name : named.pkgName + "." + named.name;
    }
    return named.typeArgs.isEmpty() ? name : name + "[" + linked(named.typeArgs) + "]";
  }

  private String list(List<Type> types) {
    List<String> texts = new ArrayList<>();
    for (Type type : types) {
      texts.add(text(type));
    }
    return String.join(", ", texts);
  }

  private String struct(Struct struct) {
    if (struct.fields().isEmpty()) {
      return "struct {}";
    }
    List<String> texts = new ArrayList<>();
    for (Struct.Field field : struct.fields()) {
      String name = field.embedded() ? "" : fieldName(field) + " ";
      String tag = field.tag().isEmpty() ? "" : " " + Quoting.quoteBytes(field.tag());
      texts.add(name + text(field.type()) + tag);
    }
    return "struct { " + String.join("; ", texts) + " }";
  }

  private String fieldName(Struct.Field field) {
    return linked && !Names.isExported(field.name())
        ? field.pkg() + "." + field.name()
        : field.name();
  }

  private String face(Interface face) {
    if (face.methods().isEmpty()) {
      return linked ? "interface {}" : "any";
    }
    List<String> texts = new ArrayList<>();
    // Method names are unique from the first one on that belongs to a package.
    TypeTexts names = this;
    for (Interface.Method method : face.methods()) {
      boolean qualified = !Names.isExported(method.name());
      names = qualified ? LINKS : names;
      String name = qualified ? method.pkg() + "." + method.name() : method.name();
      texts.add(name + names.signature(method.signature()));
    }
    return "interface { " + String.join("; ", texts) + " }";
  }

  private String signature(Signature signature) {
    List<String> params = new ArrayList<>();
    for (int i = 0; i < signature.params().size(); i++) {
      Type param = signature.params().get(i);
      boolean last = i == signature.params().size() - 1;
      params.add(
          signature.variadic() && last && param instanceof Slice(Type element)
              ? "..." + text(element)
              : text(param));
    }
    List<Type> results = signature.results();
    String given =
        results.isEmpty()
            ? ""
            : results.size() == 1 ? " " + text(results.getFirst()) : " (" + list(results) + ")";
    return "(" + String.join(", ", params) + ")" + given;
  }
}
