package gopark.golang.library;

/** What stands between the percent sign and the verb. */
final class FmtFlags {
  private static final int MINUS = 1;
  private static final int PLUS = 2;
  private static final int SHARP = 4;
  private static final int SPACE = 8;
  private static final int ZERO = 16;
  private static final int PLUS_V = 32;
  private static final int SHARP_V = 64;
  private static final int HAS_WIDTH = 128;
  private static final int HAS_PRECISION = 256;

  boolean minus;
  boolean plus;
  boolean sharp;
  boolean space;
  boolean zero;

  /** A plus before the verb v, which means more than a sign. */
  boolean plusV;

  boolean sharpV;
  boolean hasWidth;
  boolean hasPrecision;
  int width;
  int precision;

  void clear() {
    unpack(0, 0, 0);
  }

  /** The flags as one number, as the Go part of the package knows them. */
  int pack() {
    return (minus ? MINUS : 0)
        | (plus ? PLUS : 0)
        | (sharp ? SHARP : 0)
        | (space ? SPACE : 0)
        | (zero ? ZERO : 0)
        | (plusV ? PLUS_V : 0)
        | (sharpV ? SHARP_V : 0)
        | (hasWidth ? HAS_WIDTH : 0)
        | (hasPrecision ? HAS_PRECISION : 0);
  }

  void unpack(int packed, int newWidth, int newPrecision) {
    minus = (packed & MINUS) != 0;
    plus = (packed & PLUS) != 0;
    sharp = (packed & SHARP) != 0;
    space = (packed & SPACE) != 0;
    zero = (packed & ZERO) != 0;
    plusV = (packed & PLUS_V) != 0;
    sharpV = (packed & SHARP_V) != 0;
    hasWidth = (packed & HAS_WIDTH) != 0;
    hasPrecision = (packed & HAS_PRECISION) != 0;
    width = newWidth;
    precision = newPrecision;
  }

  /** The verb v takes plus and sharp for itself. */
  void forValue() {
    sharpV = sharp;
    sharp = false;
    plusV = plus;
    plus = false;
  }
}
