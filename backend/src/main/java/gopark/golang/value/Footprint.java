package gopark.golang.value;

/**
 * What values take in our own memory, which is more than they would take in Go's: that is what a
 * program's memory is limited by.
 */
public final class Footprint {
  /** A small object. */
  public static final long OBJECT = 32;

  private static final long ARRAY = 16;
  private static final long MEMORY = 32;
  private static final long WORD = 8;
  private static final long REFERENCE = 4;

  /** More than any machine has; what is more is not told apart. */
  private static final long HUGE = 1L << 48;

  private Footprint() {}

  static long struct(int words, int refs) {
    return OBJECT
        + (words == 0 ? 0 : ARRAY + words * WORD)
        + (refs == 0 ? 0 : ARRAY + refs * REFERENCE);
  }

  static long bytes(long count) {
    return MEMORY + ARRAY + count;
  }

  public static long words(long count) {
    return MEMORY + ARRAY + count * WORD;
  }

  public static long refs(long count) {
    return MEMORY + ARRAY + count * REFERENCE;
  }

  /** A string. */
  static long text(long length) {
    return OBJECT + ARRAY + length;
  }

  private static long product(long length, long each) {
    return length > 0 && each > HUGE / length ? HUGE : length * each;
  }

  /** An element of this type in a row of them; structs and arrays with all that they own. */
  static long element(RuntimeType type) {
    return Math.min(HUGE, elementOf(type));
  }

  private static long elementOf(RuntimeType type) {
    return switch (type.kind) {
      case BOOL, UINT8 -> 1;
      case ARRAY -> MEMORY + ARRAY + REFERENCE + product(type.length, type.element().footprint());
      case STRUCT -> {
        long sum = OBJECT + 2 * ARRAY + REFERENCE;
        for (RuntimeType.Field field : type.fields) {
          sum += WORD + REFERENCE + (field.type().isOwned() ? field.type().footprint() : 0);
        }
        yield sum;
      }
      default -> type.isWord() ? WORD : REFERENCE;
    };
  }
}
