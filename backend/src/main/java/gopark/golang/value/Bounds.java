package gopark.golang.value;

/** What is said of an index or a slice expression that goes out of range. */
public final class Bounds {
  /** Marks of bounds whose types are unsigned: what looks negative is a large number. */
  public static final int UNSIGNED_LOW = 1;

  public static final int UNSIGNED_HIGH = 2;
  public static final int UNSIGNED_MAX = 4;

  private static final String SLICE = "slice bounds out of range ";

  private Bounds() {}

  static String index(long index, long length, boolean signed) {
    return signed && index < 0
        ? "index out of range [" + index + "]"
        : "index out of range [" + number(index, signed) + "] with length " + length;
  }

  /**
   * Checks {@code x[low:high]} of something sliced up to a limit; negative numbers are too high if
   * they are unsigned.
   *
   * @param capacity whether the limit is a capacity: of a slice; of strings and arrays a length
   * @param unsigned marks of the bounds that are unsigned
   */
  public static void slice(long low, long high, long limit, boolean capacity, int unsigned) {
    if (high < 0 || high > limit) {
      boolean signed = (unsigned & UNSIGNED_HIGH) == 0;
      throw GoPanic.bounds(
          SLICE
              + "[:"
              + number(high, signed)
              + "]"
              + (signed && high < 0 ? "" : " with " + what(capacity) + " " + limit));
    }
    if (low < 0 || low > high) {
      boolean signed = (unsigned & UNSIGNED_LOW) == 0;
      throw GoPanic.bounds(
          SLICE + "[" + number(low, signed) + ":" + (signed && low < 0 ? "" : high) + "]");
    }
  }

  /** Checks {@code x[low:high:max]}. */
  public static void slice3(
      long low, long high, long max, long limit, boolean capacity, int unsigned) {
    if (max < 0 || max > limit) {
      boolean signed = (unsigned & UNSIGNED_MAX) == 0;
      throw GoPanic.bounds(
          SLICE
              + "[::"
              + number(max, signed)
              + "]"
              + (signed && max < 0 ? "" : " with " + what(capacity) + " " + limit));
    }
    if (high < 0 || high > max) {
      boolean signed = (unsigned & UNSIGNED_HIGH) == 0;
      throw GoPanic.bounds(
          SLICE + "[:" + number(high, signed) + ":" + (signed && high < 0 ? "" : max) + "]");
    }
    if (low < 0 || low > high) {
      boolean signed = (unsigned & UNSIGNED_LOW) == 0;
      throw GoPanic.bounds(
          SLICE + "[" + number(low, signed) + ":" + (signed && low < 0 ? "" : high) + ":]");
    }
  }

  /** A slice that is too short to become an array of that length. */
  public static GoPanic convert(long length, long wanted) {
    return GoPanic.bounds(
        "cannot convert slice with length "
            + length
            + " to array or pointer to array with length "
            + wanted);
  }

  private static String what(boolean capacity) {
    return capacity ? "capacity" : "length";
  }

  private static String number(long value, boolean signed) {
    return signed ? Long.toString(value) : Long.toUnsignedString(value);
  }
}
