package gopark.golang.type;

import java.util.List;

/** Numbers that are the same for identical types, and seldom for others. */
final class Hash {
  /** What lies deeper in types without a name is not looked at. */
  private static final int DEPTH = 6;

  private static final int FEW_PARTS = 8;

  private Hash() {}

  /** The hash of an instance of a generic type. */
  static int of(Named origin, List<? extends Type> typeArgs) {
    return 31 * origin.hash() + list(typeArgs, DEPTH);
  }

  static int of(Type type) {
    return of(type, DEPTH);
  }

  private static int list(List<? extends Type> types, int depth) {
    int hash = types.size();
    for (int i = 0; i < types.size() && i < FEW_PARTS; i++) {
      hash = 31 * hash + of(types.get(i), depth);
    }
    return hash;
  }

  private static int of(Type type, int depth) {
    Compilation.spend(5);
    if (depth == 0 && !(type instanceof Named)) {
      return 0;
    }
    return switch (type) {
      case Basic basic -> basic.canonical().name().hashCode();
      case Named named -> named.hash();
      case TypeParam param -> param.name.hashCode();
      case Pointer(Type element) -> 3 + 37 * of(element, depth - 1);
      case Slice(Type element) -> 5 + 41 * of(element, depth - 1);
      case Array(long length, Type element) ->
          7 + Long.hashCode(length) + 43 * of(element, depth - 1);
      case Chan(Type element, _, _) -> 11 + 47 * of(element, depth - 1);
      case MapOf(Type key, Type value) -> 13 + 53 * of(key, depth - 1) + 59 * of(value, depth - 1);
      case Struct struct -> {
        List<Struct.Field> fields = struct.fields();
        int hash = 17 + fields.size();
        for (int i = 0; i < fields.size() && i < FEW_PARTS; i++) {
          hash = 31 * hash + fields.get(i).name().hashCode() + of(fields.get(i).type(), depth - 1);
        }
        yield hash;
      }
      case Interface face -> 19 + face.methods().size();
      case Signature signature ->
          23 + 61 * list(signature.params(), depth - 1) + list(signature.results(), depth - 1);
      case Tuple(List<Type> types) -> 29 + list(types, depth - 1);
    };
  }
}
