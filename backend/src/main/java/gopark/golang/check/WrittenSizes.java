package gopark.golang.check;

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
import java.util.IdentityHashMap;
import java.util.List;

/**
 * How long types would be if they were written out with nothing but names of defined types. Aliases
 * make types of a few lines that are longer than any memory.
 */
final class WrittenSizes {
  private static final long LARGEST = 10_000;

  private final IdentityHashMap<Type, Long> known = new IdentityHashMap<>();

  boolean isTooLarge(Type type) {
    return size(type) > LARGEST;
  }

  private long size(Type type) {
    if (type instanceof Basic || type instanceof TypeParam) {
      return 1;
    }
    Long before = known.get(type);
    if (before != null) {
      return before;
    }
    long size = Math.min(1 + parts(type), LARGEST + 1);
    known.put(type, size);
    return size;
  }

  private long parts(Type type) {
    Compilation.spend(50);
    return switch (type) {
      case Basic _, TypeParam _ -> 0;
      case Named named -> sum(named.typeArgs);
      case Pointer(Type element) -> size(element);
      case Slice(Type element) -> size(element);
      case Array(_, Type element) -> size(element);
      case Chan(Type element, _, _) -> size(element);
      case MapOf(Type key, Type value) -> size(key) + size(value);
      case Signature signature -> sum(signature.params()) + sum(signature.results());
      case Tuple(List<Type> types) -> sum(types);
      case Struct struct -> {
        long sum = 0;
        for (Struct.Field field : struct.fields()) {
          Compilation.spend(20);
          sum += size(field.type());
        }
        yield sum;
      }
      case Interface face -> {
        long sum = 0;
        for (Interface.Method method : face.methods()) {
          Compilation.spend(20);
          sum += size(method.signature());
        }
        List<Interface.Term> terms = face.terms();
        if (terms != null) {
          for (Interface.Term term : terms) {
            sum += size(term.type());
          }
        }
        yield sum;
      }
    };
  }

  private long sum(List<Type> types) {
    long sum = 0;
    for (Type type : types) {
      sum += size(type);
    }
    return sum;
  }
}
