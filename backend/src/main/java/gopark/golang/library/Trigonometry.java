package gopark.golang.library;

/** Sines and their like, by the series that Go takes, so that the last digits are the same. */
final class Trigonometry {
  /** The size from which the remainder by an eighth of a turn is left to Java. */
  private static final double LARGE = 1 << 29;

  private static final double EIGHTH_A = 0.7853981256484985;
  private static final double EIGHTH_B = 3.774894707930798e-8;
  private static final double EIGHTH_C = 2.6951514290790595e-15;
  private static final double MORE_BITS = 6.123233995736766e-17;
  private static final double TANGENT_OF_3_EIGHTHS = 2.414213562373095;

  private static final double[] SINE = {
    1.5896230157654656e-10,
    -2.5050747762857807e-8,
    2.7557313621385722e-6,
    -0.0001984126982958954,
    0.008333333333322118,
    -0.1666666666666663
  };
  private static final double[] COSINE = {
    -1.1358536521387682e-11,
    2.087570084197473e-9,
    -2.755731417929674e-7,
    2.4801587288851704e-5,
    -0.0013888888888873056,
    0.041666666666666595
  };
  private static final double[] TANGENT_ABOVE = {
    -13093.693918138379, 1153516.6483858742, -17956525.197648488
  };
  private static final double[] TANGENT_BELOW = {
    1, 13681.296347069296, -1320892.3444021097, 25008380.18233579, -53869575.592945464
  };
  private static final double[] ARC_ABOVE = {
    -0.8750608600031904,
    -16.157537187333652,
    -75.00855792314705,
    -122.88666844901361,
    -64.85021904942025
  };
  private static final double[] ARC_BELOW = {
    1,
    24.858464901423062,
    165.02700983169885,
    432.88106049129027,
    485.3903996359137,
    194.5506571482614
  };

  private Trigonometry() {}

  /** The value of a polynomial whose highest coefficient comes first. */
  static double series(double[] coefficients, double x) {
    double sum = coefficients[0];
    for (int i = 1; i < coefficients.length; i++) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }

  /** How many eighths of a turn, made even. */
  private static long eighths(double x) {
    long count = (long) (x * (4 / Math.PI));
    return count + (count & 1);
  }

  private static double rest(double x, double eighths) {
    return ((x - eighths * EIGHTH_A) - eighths * EIGHTH_B) - eighths * EIGHTH_C;
  }

  private static double sineSeries(double z) {
    double square = z * z;
    return z + z * square * series(SINE, square);
  }

  private static double cosineSeries(double z) {
    double square = z * z;
    return 1.0 - 0.5 * square + square * square * series(COSINE, square);
  }

  static double sin(double x) {
    double size = Math.abs(x);
    if (x == 0 || !(size < LARGE)) {
      return StrictMath.sin(x);
    }
    long count = eighths(size);
    double z = rest(size, (double) count);
    long octant = count & 7;
    double y = (octant & 3) == 2 ? cosineSeries(z) : sineSeries(z);
    return (x < 0) != (octant > 3) ? -y : y;
  }

  static double cos(double x) {
    double size = Math.abs(x);
    if (!(size < LARGE)) {
      return StrictMath.cos(x);
    }
    long count = eighths(size);
    double z = rest(size, (double) count);
    long octant = count & 7;
    double y = (octant & 3) == 2 ? sineSeries(z) : cosineSeries(z);
    return octant == 2 || octant == 4 ? -y : y;
  }

  static double tan(double x) {
    double size = Math.abs(x);
    if (x == 0 || !(size < LARGE)) {
      return StrictMath.tan(x);
    }
    long count = eighths(size);
    double z = rest(size, (double) count);
    double square = z * z;
    double y = z;
    if (square > 1e-14) {
      y = z + z * (square * series(TANGENT_ABOVE, square) / series(TANGENT_BELOW, square));
    }
    y = (count & 2) == 2 ? -1 / y : y;
    return x < 0 ? -y : y;
  }

  private static double arcSeries(double x) {
    double square = x * x;
    double part = square * series(ARC_ABOVE, square) / series(ARC_BELOW, square);
    return x * part + x;
  }

  /** The arc tangent of a number that is not negative. */
  private static double arc(double x) {
    if (x <= 0.66) {
      return arcSeries(x);
    }
    if (x > TANGENT_OF_3_EIGHTHS) {
      return Math.PI / 2 - arcSeries(1 / x) + MORE_BITS;
    }
    return Math.PI / 4 + arcSeries((x - 1) / (x + 1)) + 0.5 * MORE_BITS;
  }

  static double atan(double x) {
    return x == 0 ? x : x > 0 ? arc(x) : -arc(-x);
  }

  static double asin(double x) {
    double size = Math.abs(x);
    if (x == 0 || size > 1) {
      return x == 0 ? x : Double.NaN;
    }
    double other = Math.sqrt(1 - size * size);
    double angle = size > 0.7 ? Math.PI / 2 - arc(other / size) : arc(size / other);
    return x < 0 ? -angle : angle;
  }

  static double acos(double x) {
    return Math.PI / 2 - asin(x);
  }

  static double atan2(double y, double x) {
    if (Double.isNaN(x) || Double.isNaN(y) || x == 0 || y == 0) {
      return StrictMath.atan2(y, x);
    }
    if (Double.isInfinite(x) || Double.isInfinite(y)) {
      return StrictMath.atan2(y, x);
    }
    double angle = atan(y / x);
    if (x < 0) {
      return angle <= 0 ? angle + Math.PI : angle - Math.PI;
    }
    return angle;
  }
}
