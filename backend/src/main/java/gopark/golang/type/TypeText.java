package gopark.golang.type;

import java.util.List;

/** Types in words: as the compiler's messages have them, and as a running program prints them. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class TypeText {
  /** The package of the user's program, which messages do not name. */
  private static final String MAIN = "main";

  private static final int DEPTH_LIMIT = 60;

  /** Types can be so made of others that their whole texts would fill any memory. */
  private static final int LENGTH_LIMIT = 20_000;

  private final StringBuilder out = new StringBuilder();
  private final String currentPkg;
  private boolean paramNames = true;
  private int depth;

  private TypeText(String currentPkg) {
    this.currentPkg = currentPkg;
  }

  /** The type as text in messages about the user's program. */
  public static String of(Type type) {
    return of(type, MAIN);
  }

  /** The type as text in messages about a package. */
  public static String of(Type type, String currentPkg) {
    TypeText text = new TypeText(currentPkg);
    text.write(type);
    return text.out.toString();
  }

  /** What {@code %T} prints. */
  public static String runtime(Type type) {
    return RuntimeTypeText.of(type);
  }

  /** {@code Name(int, string) error}, without names of parameters, as in complaints on methods. */
  static String method(String name, Signature signature) {
    TypeText text = new TypeText(MAIN);
    text.paramNames = false;
    text.out.append(name);
    text.writeSignature(signature);
    return text.out.toString();
  }

  /** {@code ~int | pkg.String}; the user's types are named with their package, too. */
  static String terms(List<Interface.Term> terms) {
    TypeText text = new TypeText("");
    text.writeTerms(terms);
    return text.out.toString();
  }

  private void write(Type type) {
    if (depth > DEPTH_LIMIT || out.length() > LENGTH_LIMIT) {
      out.append('…');
      return;
    }
    Compilation.spend(30);
    depth++;
    switch (type) {
      case Basic basic -> out.append(basic.text());
      case Named named -> writeNamed(named);
      case TypeParam param -> out.append(param.name);
      case Pointer pointer -> prefixed("*", pointer.element());
      case Slice slice -> prefixed("[]", slice.element());
      case Array array -> prefixed("[" + array.length() + "]", array.element());
      case MapOf map -> {
        prefixed("map[", map.key());
        prefixed("]", map.value());
      }
      case Chan chan -> writeChan(chan);
      case Struct struct -> writeStruct(struct);
      case Interface face -> writeInterface(face);
      case Signature signature -> {
        out.append("func");
        writeSignature(signature);
      }
      case Tuple tuple -> {
        out.append('(');
        writeList(tuple.types());
        out.append(')');
      }
    }
    depth--;
  }

  private void prefixed(String prefix, Type type) {
    out.append(prefix);
    write(type);
  }

  private void writeList(List<? extends Type> types) {
    String separator = "";
    for (Type type : types) {
      prefixed(separator, type);
      separator = ", ";
    }
  }

  private void writeNamed(Named named) {
    if (!named.pkgName.isEmpty() && !named.pkg.equals(currentPkg)) {
      out.append(PackageNames.of(named)).append('.');
    }
    out.append(named.name);
    if (!named.typeArgs.isEmpty() && !named.hidesTypeArgs()) {
      out.append('[');
      writeList(named.typeArgs);
      out.append(']');
    } else if (named.isGeneric() && !named.hidesTypeArgs()) {
      writeTypeParams(named.typeParams);
    }
  }

  private void writeTypeParams(List<TypeParam> params) {
    out.append('[');
    for (int i = 0; i < params.size(); i++) {
      TypeParam param = params.get(i);
      if (i > 0) {
        Type before = params.get(i - 1).constraint;
        if (before != param.constraint) {
          prefixed(" ", before);
        }
        out.append(", ");
      }
      out.append(param.name);
    }
    prefixed(" ", params.getLast().constraint);
    out.append(']');
  }

  private void writeChan(Chan chan) {
    boolean parentheses =
        chan.sends() && chan.receives() && chan.element() instanceof Chan(_, boolean s, _) && !s;
    out.append(!chan.sends() ? "<-chan " : chan.receives() ? "chan " : "chan<- ");
    prefixed(parentheses ? "(" : "", chan.element());
    out.append(parentheses ? ")" : "");
  }

  private void writeStruct(Struct struct) {
    out.append("struct{");
    String separator = "";
    for (Struct.Field field : struct.fields()) {
      out.append(separator);
      prefixed(field.embedded() ? "" : field.name() + " ", field.type());
      if (!field.tag().isEmpty()) {
        out.append(' ').append(Quoting.quoteBytes(field.tag()));
      }
      separator = "; ";
    }
    out.append('}');
  }

  private void writeInterface(Interface face) {
    if (face == Universe.ANY) {
      out.append("any");
      return;
    }
    List<Interface.Term> terms = face.terms();
    if (terms != null && face.implicit()) {
      writeTerms(terms);
      return;
    }
    out.append("interface{");
    String separator = "";
    for (Interface.Method method : face.methods()) {
      out.append(separator).append(method.name());
      writeSignature(method.signature());
      separator = "; ";
    }
    if (face.comparable()) {
      out.append(separator).append("comparable");
      separator = "; ";
    }
    if (terms != null) {
      out.append(separator);
      writeTerms(terms);
    }
    out.append('}');
  }

  private void writeTerms(List<Interface.Term> terms) {
    if (terms.isEmpty()) {
      out.append('∅');
    }
    String separator = "";
    for (Interface.Term term : terms) {
      prefixed(separator + (term.approximate() ? "~" : ""), term.type());
      separator = " | ";
    }
  }

  private void writeSignature(Signature signature) {
    out.append('(');
    for (int i = 0; i < signature.params().size(); i++) {
      out.append(i > 0 ? ", " : "");
      writeName(signature.paramNames(), i);
      Type type = signature.params().get(i);
      boolean last = i == signature.params().size() - 1;
      if (signature.variadic() && last && type instanceof Slice(Type element)) {
        prefixed("...", element);
      } else {
        write(type);
      }
    }
    out.append(')');
    List<Type> results = signature.results();
    boolean named = results.size() == 1 && !nameAt(signature.resultNames(), 0).isEmpty();
    if (results.size() == 1 && !named) {
      prefixed(" ", results.getFirst());
    } else if (!results.isEmpty()) {
      out.append(" (");
      for (int i = 0; i < results.size(); i++) {
        out.append(i > 0 ? ", " : "");
        writeName(signature.resultNames(), i);
        write(results.get(i));
      }
      out.append(')');
    }
  }

  private void writeName(List<String> names, int index) {
    String name = nameAt(names, index);
    if (paramNames && !name.isEmpty()) {
      out.append(name).append(' ');
    }
  }

  private static String nameAt(List<String> names, int index) {
    return index < names.size() ? names.get(index) : "";
  }
}
