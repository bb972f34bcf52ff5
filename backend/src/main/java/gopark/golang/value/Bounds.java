package gopark.golang.value;

/** What is said of an index or a slice expression that goes out of range. */
public final class Bounds {
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
   */
  public static void slice(long low, long high, long limit, boolean capacity) {
    if (high < 0 || high > limit) {
      throw GoPanic.bounds(
          high < 0
              ? SLICE + "[:" + high + "]"
              : SLICE + "[:" + high + "] with " + what(capacity) + " " + limit);
    }
    if (low < 0 || low > high) {
      throw GoPanic.bounds(
          low < 0 ? SLICE + "[" + low + ":]" : SLICE + "[" + low + ":" + high + "]");
    }
  }

  /** Checks {@code x[low:high:max]}. */
  public static void slice3(long low, long high, long max, long limit, boolean capacity) {
    if (max < 0 || max > limit) {
      throw GoPanic.bounds(
          max < 0
              ? SLICE + "[::" + max + "]"
              : SLICE + "[::" + max + "] with " + what(capacity) + " " + limit);
    }
    if (high < 0 || high > max) {
      throw GoPanic.bounds(
          high < 0 ? SLICE + "[:" + high + ":]" : SLICE + "[:" + high + ":" + max + "]");
    }
    if (low < 0 || low > high) {
      throw GoPanic.bounds(
          low < 0 ? SLICE + "[" + low + "::]" : SLICE + "[" + low + ":" + high + ":]");
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
