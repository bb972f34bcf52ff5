package gopark.golang.compile;

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
import java.util.IdentityHashMap;
import java.util.List;

/** Refuses type arguments that would fill pages if they were written out. */
final class TypeSize {
  private static final long MOST = 10_000;

  private final IdentityHashMap<Type, Long> known = new IdentityHashMap<>();

  private TypeSize() {}

  static void check(Type type) {
    if (new TypeSize().of(type) > MOST) {
      throw new TooLargeException("a type argument of more than " + MOST + " parts");
    }
  }

  private long of(Type type) {
    Long seen = known.get(type);
    if (seen == null) {
      Compilation.spend(50);
      long size = 1;
      for (Type part : parts(type)) {
        size = Math.min(MOST + 1, size + of(part));
      }
      seen = size;
      known.put(type, seen);
    }
    return seen;
  }

  private static List<Type> parts(Type type) {
    return switch (type) {
      case Basic _, TypeParam _ -> List.of();
      case Named named -> named.typeArgs;
      case Pointer(Type element) -> List.of(element);
      case Slice(Type element) -> List.of(element);
      case Array(long _, Type element) -> List.of(element);
      case Chan(Type element, boolean _, boolean _) -> List.of(element);
      case MapOf(Type key, Type value) -> List.of(key, value);
      case Struct struct -> struct.fields().stream().map(Struct.Field::type).toList();
      case Interface face ->
          face.methods().stream().map(method -> (Type) method.signature()).toList();
      case Signature signature -> {
        List<Type> parts = new ArrayList<>(signature.params());
        parts.addAll(signature.results());
        yield parts;
      }
      case Tuple(List<Type> types) -> types;
    };
  }
}
