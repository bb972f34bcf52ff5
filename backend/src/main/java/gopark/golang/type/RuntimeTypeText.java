package gopark.golang.type;

import java.util.List;

/** Types as a running program prints them: {@code main.T}, {@code interface {}}. */
final class RuntimeTypeText {
  private static final int DEPTH_LIMIT = 60;

  /** Types can be so made of others that their whole texts would fill any memory. */
  private static final int LENGTH_LIMIT = 20_000;

  private final StringBuilder out = new StringBuilder();
  private int depth;

  /** Inside of type arguments packages go by their whole path. */
  private int argumentDepth;

  private RuntimeTypeText() {}

  static String of(Type type) {
    RuntimeTypeText text = new RuntimeTypeText();
    text.write(type);
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
      case Basic basic -> out.append(basic.canonical().text());
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
        writeList(tuple.types(), ", ");
        out.append(')');
      }
    }
    depth--;
  }

  private void prefixed(String prefix, Type type) {
    out.append(prefix);
    write(type);
  }

  private void writeList(List<Type> types, String between) {
    String separator = "";
    for (Type type : types) {
      prefixed(separator, type);
      separator = between;
    }
  }

  private void writeNamed(Named named) {
    if (!named.pkgName.isEmpty()) {
      out.append(argumentDepth > 0 ? named.pkg : named.pkgName).append('.');
    }
    out.append(named.name);
    if (!named.typeArgs.isEmpty()) {
      argumentDepth++;
      out.append('[');
      writeList(named.typeArgs, ",");
      out.append(']');
      argumentDepth--;
    }
  }

  private void writeChan(Chan chan) {
    boolean parentheses =
        chan.sends() && chan.receives() && chan.element() instanceof Chan(_, boolean s, _) && !s;
    out.append(!chan.sends() ? "<-chan " : chan.receives() ? "chan " : "chan<- ");
    prefixed(parentheses ? "(" : "", chan.element());
    out.append(parentheses ? ")" : "");
  }

  private void writeStruct(Struct struct) {
    if (struct.fields().isEmpty()) {
      out.append("struct {}");
      return;
    }
    String separator = "struct { ";
    for (Struct.Field field : struct.fields()) {
      out.append(separator);
      prefixed(field.embedded() ? "" : field.name() + " ", field.type());
      if (!field.tag().isEmpty()) {
        out.append(' ').append(Quoting.quoteBytes(field.tag()));
      }
      separator = "; ";
    }
    out.append(" }");
  }

  private void writeInterface(Interface face) {
    if (face.methods().isEmpty()) {
      out.append("interface {}");
      return;
    }
    String separator = "interface { ";
    for (Interface.Method method : face.methods()) {
      out.append(separator);
      if (!Names.isExported(method.name())) {
        out.append(method.pkg()).append('.');
      }
      out.append(method.name());
      writeSignature(method.signature());
      separator = "; ";
    }
    out.append(" }");
  }

  private void writeSignature(Signature signature) {
    out.append('(');
    List<Type> params = signature.params();
    for (int i = 0; i < params.size(); i++) {
      out.append(i > 0 ? ", " : "");
      boolean last = i == params.size() - 1;
      if (signature.variadic() && last && params.get(i) instanceof Slice(Type element)) {
        prefixed("...", element);
      } else {
        write(params.get(i));
      }
    }
    out.append(')');
    List<Type> results = signature.results();
    if (results.size() == 1) {
      prefixed(" ", results.getFirst());
    } else if (!results.isEmpty()) {
      out.append(" (");
      writeList(results, ", ");
      out.append(')');
    }
  }
}
