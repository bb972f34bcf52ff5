package gopark.golang.instruction;

/** Conversions between floats and integers as Go's compiler makes them on amd64. */
final class FloatConversions {
  private static final double TWO_TO_63 = 0x1p63;

  private FloatConversions() {}

  /** A uint64 as a double, rounded to the nearest. */
  static double fromUnsigned(long value) {
    if (value >= 0) {
      return (double) value;
    }
    // Halved with its last bit kept in, so that it is rounded once.
    return (double) ((value >>> 1) | (value & 1)) * 2.0;
  }

  /** A uint64 as a float32, rounded to the nearest. */
  static float floatFromUnsigned(long value) {
    if (value >= 0) {
      return (float) value;
    }
    return (float) ((value >>> 1) | (value & 1)) * 2.0f;
  }

  /** Truncated; what does not fit is the smallest int64. */
  static long toSigned(double value) {
    if (value >= -TWO_TO_63 && value < TWO_TO_63) {
      return (long) value;
    }
    return Long.MIN_VALUE;
  }

  /** Truncated, the upper half of the range by way of the lower. */
  static long toUnsigned(double value) {
    if (value < TWO_TO_63) {
      return toSigned(value);
    }
    return toSigned(value - TWO_TO_63) ^ Long.MIN_VALUE;
  }
}
