package gopark.golang.type;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** How many bytes values take with Go on amd64. */
public final class Sizes {
  private static final long WORD = 8;

  /** Sizes and alignments of structs and arrays that have been worked out. */
  private final IdentityHashMap<Type, Long> sizes = new IdentityHashMap<>(0);

  private final IdentityHashMap<Type, Long> alignments = new IdentityHashMap<>(0);

  private Sizes() {}

  /** The size of a value; -1 if it is too large for any machine. */
  public static long of(Type type) {
    return new Sizes().size(type);
  }

  public static long alignment(Type type) {
    return new Sizes().align(type);
  }

  private long size(Type type) {
    LibrarySizes.Size library = LibrarySizes.of(type);
    if (library != null) {
      return library.bytes();
    }
    Type under = type.underlying();
    if (!(under instanceof Struct) && !(under instanceof Array)) {
      return madeSize(under);
    }
    Long known = sizes.get(under);
    if (known == null) {
      known = madeSize(under);
      sizes.put(under, known);
    }
    return known;
  }

  private long madeSize(Type type) {
    Compilation.spend(20);
    return switch (type) {
      case Basic basic -> basic.kind() == Basic.Kind.BOOL ? 1 : basic.bits() / 8;
      case Array(long length, Type element) -> times(size(element), length);
      case Slice _ -> 3 * WORD;
      case Interface _ -> 2 * WORD;
      case Struct struct -> ofStruct(struct);
      case Pointer _, MapOf _, Chan _, Signature _, Named _, TypeParam _, Tuple _ -> WORD;
    };
  }

  private long align(Type type) {
    LibrarySizes.Size library = LibrarySizes.of(type);
    if (library != null) {
      return library.alignment();
    }
    Type under = type.underlying();
    if (!(under instanceof Struct) && !(under instanceof Array)) {
      return madeAlignment(under);
    }
    Long known = alignments.get(under);
    if (known == null) {
      known = madeAlignment(under);
      alignments.put(under, known);
    }
    return known;
  }

  private long madeAlignment(Type type) {
    Compilation.spend(20);
    return switch (type) {
      case Basic basic -> basic == Basic.STRING ? WORD : Math.max(madeSize(basic), 1);
      case Array(_, Type element) -> align(element);
      case Struct struct ->
          struct.fields().stream().mapToLong(f -> align(f.type())).max().orElse(1);
      case Slice _, Interface _, Pointer _, MapOf _, Chan _, Signature _ -> WORD;
      case Named _, TypeParam _, Tuple _ -> WORD;
    };
  }

  /** Where each field begins. */
  public static List<Long> offsets(Struct struct) {
    Sizes known = new Sizes();
    List<Long> offsets = new ArrayList<>();
    long end = 0;
    for (Struct.Field field : struct.fields()) {
      long start = aligned(end, known.align(field.type()));
      offsets.add(start);
      end = start + Math.max(known.size(field.type()), 0);
    }
    return offsets;
  }

  private long ofStruct(Struct struct) {
    long end = 0;
    long last = 0;
    for (Struct.Field field : struct.fields()) {
      last = size(field.type());
      if (last < 0) {
        return -1;
      }
      end = aligned(end, align(field.type())) + last;
      if (end < 0) {
        return -1;
      }
    }
    // A pointer to a last field without size must not point behind the struct.
    long size = end > 0 && last == 0 ? end + 1 : end;
    long result = aligned(size, align(struct));
    return result < 0 ? -1 : result;
  }

  private static long times(long size, long length) {
    if (size <= 0 || length <= 0) {
      return size < 0 ? -1 : 0;
    }
    return size > Long.MAX_VALUE / length ? -1 : size * length;
  }

  private static long aligned(long offset, long alignment) {
    return (offset + alignment - 1) / alignment * alignment;
  }
}
