package gopark.golang.library;

/** Powers, logarithms and roots as Go works them out on amd64, so that the last digits agree. */
final class Exponentials {
  private static final double LN2_HIGH = 0.6931471803691238;
  private static final double LN2_LOW = 1.9082149292705877e-10;
  private static final double LN2_UPPER = 0.693147180559663;
  private static final double LN2_LOWER = 2.8235290563031577e-13;
  private static final double LN2 = 0.6931471805599453;
  private static final double LOG2_E = 1.4426950408889634;
  private static final double LOG10_E = 0.4342944819032518;
  private static final double LARGEST = 709.782712893384;

  private static final double[] TAYLOR = {
    2.48015873015873e-5,
    0.0001984126984126984,
    0.001388888888888889,
    0.008333333333333333,
    0.041666666666666664,
    0.16666666666666666,
    0.5,
    1.0
  };
  private static final double[] REMEZ = {
    4.1381367970572385e-8,
    -1.6533902205465252e-6,
    6.613756321437934e-5,
    -0.0027777777777015593,
    0.16666666666666666
  };
  private static final double[] LOG_ODD = {
    0.14798198605116586, 0.1818357216161805, 0.2857142874366239, 0.6666666666666735
  };
  private static final double[] LOG_EVEN = {
    0.15313837699209373, 0.22222198432149784, 0.3999999999940942
  };
  private static final double[] SINH_ABOVE = {
    -26.30563213397497, -2894.211355989564, -89912.72022039509, -630767.3640497717
  };
  private static final double[] SINH_BELOW = {
    1, -173.6789535582337, 15215.17378790019, -630767.3640497717
  };
  private static final double[] TANH_ABOVE = {
    -0.9643991794250523, -99.28772310019185, -1614.6876844170845
  };
  private static final double[] TANH_BELOW = {
    1, 112.81167849163293, 2235.4883906010045, 4844.063053251255
  };

  private Exponentials() {}

  static double exp(double x) {
    if (Double.isNaN(x) || x == Double.POSITIVE_INFINITY) {
      return x;
    }
    if (x > LARGEST) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < -1000) {
      return 0;
    }
    double k = Math.rint(x * LOG2_E);
    double rest = Math.fma(-LN2_LOWER, k, Math.fma(-LN2_UPPER, k, x)) * 0.0625;
    double sum = TAYLOR[0];
    for (int i = 1; i < TAYLOR.length; i++) {
      sum = Math.fma(sum, rest, TAYLOR[i]);
    }
    double y = rest * sum;
    for (int i = 0; i < 3; i++) {
      y *= y + 2;
    }
    return scaled(Math.fma(y + 2, y, 1), (int) k);
  }

  private static double scaled(double value, int exponent) {
    if (exponent > 1023) {
      return Double.POSITIVE_INFINITY;
    }
    if (exponent > -1023) {
      return value * Math.scalb(1.0, exponent);
    }
    return exponent + 1023 < -52 ? 0 : value * Math.scalb(1.0, exponent + 1022) * Double.MIN_NORMAL;
  }

  static double exp2(double x) {
    if (Double.isNaN(x) || x > 1023.9999999999999) {
      return Double.isNaN(x) ? x : Double.POSITIVE_INFINITY;
    }
    if (x < -1.0740e+03) {
      return 0;
    }
    int k = (int) (x > 0 ? x + 0.5 : x - 0.5);
    double t = x - k;
    double high = t * LN2_HIGH;
    double low = -t * LN2_LOW;
    double rest = high - low;
    double square = rest * rest;
    double c = rest - square * Trigonometry.series(REMEZ, square);
    return ldexp(1 - ((low - (rest * c) / (2 - c)) - high), k);
  }

  static double log(double x) {
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (!(x > 0) || Double.isInfinite(x)) {
      return x < 0 ? Double.NaN : x;
    }
    long bits = Double.doubleToRawLongBits(x);
    double fraction = Double.longBitsToDouble((bits & 0x000FFFFFFFFFFFFFL) | 0x3FE0000000000000L);
    double k = ((int) (bits >>> 52) & 0x7FF) - 0x3FE;
    if (fraction < 0.7071067811865476) {
      k -= 1;
      fraction *= 2;
    }
    double f = fraction - 1;
    double s = f / (2 + f);
    double s2 = s * s;
    double s4 = s2 * s2;
    double sum = s2 * Trigonometry.series(LOG_ODD, s4) + s4 * Trigonometry.series(LOG_EVEN, s4);
    double half = 0.5 * f * f;
    return k * LN2_HIGH - ((half - (s * (half + sum) + k * LN2_LOW)) - f);
  }

  static double log10(double x) {
    return log(x) * LOG10_E;
  }

  static double log2(double x) {
    if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
      return log(x);
    }
    int exponent = exponent(x);
    double fraction = fraction(x);
    return fraction == 0.5 ? exponent - 1 : log(fraction) * (1 / LN2) + exponent;
  }

  /** The fraction from a half on, with the sign, that times two to the exponent is the number. */
  static double fraction(double x) {
    if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
      return x;
    }
    double normal = Math.abs(x) < Double.MIN_NORMAL ? x * 0x1p52 : x;
    long bits = Double.doubleToRawLongBits(normal);
    return Double.longBitsToDouble((bits & ~(0x7FFL << 52)) | 0x3FEL << 52);
  }

  static int exponent(double x) {
    if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
      return 0;
    }
    boolean small = Math.abs(x) < Double.MIN_NORMAL;
    return Math.getExponent(small ? x * 0x1p52 : x) + 1 - (small ? 52 : 0);
  }

  static double ldexp(double fraction, int exponent) {
    return Math.scalb(fraction, exponent);
  }

  static double pow(double x, double y) {
    if (y == 0 || x == 1) {
      return 1;
    }
    if (y == 1) {
      return x;
    }
    boolean special = x == 0 || Double.isInfinite(x) || Double.isNaN(x);
    if (special || Double.isInfinite(y) || Double.isNaN(y)) {
      return x == -1 && Double.isInfinite(y) ? 1 : StrictMath.pow(x, y);
    }
    if (y == 0.5) {
      return Math.sqrt(x);
    }
    if (y == -0.5) {
      return 1 / Math.sqrt(x);
    }
    double whole = Math.floor(Math.abs(y));
    double part = Math.abs(y) - whole;
    if (part != 0 && x < 0) {
      return Double.NaN;
    }
    if (whole >= 0x1p63) {
      return x == -1 ? 1 : (Math.abs(x) < 1) == (y > 0) ? 0 : Double.POSITIVE_INFINITY;
    }
    return power(x, y, whole, part);
  }

  private static double power(double x, double y, double givenWhole, double givenPart) {
    double whole = givenWhole;
    double result = 1;
    int exponent = 0;
    if (givenPart != 0) {
      double part = givenPart;
      if (part > 0.5) {
        part--;
        whole++;
      }
      result = exp(part * log(x));
    }
    double square = fraction(x);
    int squareExponent = exponent(x);
    for (long i = (long) whole; i != 0; i >>= 1) {
      if (squareExponent < -(1 << 12) || squareExponent > 1 << 12) {
        exponent += squareExponent;
        break;
      }
      if ((i & 1) == 1) {
        result *= square;
        exponent += squareExponent;
      }
      square *= square;
      squareExponent <<= 1;
      if (square < 0.5) {
        square += square;
        squareExponent--;
      }
    }
    return y < 0 ? ldexp(1 / result, -exponent) : ldexp(result, exponent);
  }

  static double hypot(double p, double q) {
    double large = Math.max(Math.abs(p), Math.abs(q));
    double small = Math.min(Math.abs(p), Math.abs(q));
    if (Double.isInfinite(p) || Double.isInfinite(q)) {
      return Double.POSITIVE_INFINITY;
    }
    if (Double.isNaN(large) || large == 0) {
      return large;
    }
    double ratio = small / large;
    return large * Math.sqrt(ratio * ratio + 1);
  }

  static double cbrt(double x) {
    if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
      return x;
    }
    double size = Math.abs(x);
    double t = Double.longBitsToDouble(Double.doubleToRawLongBits(size) / 3 + (715094163L << 32));
    if (size < Double.MIN_NORMAL) {
      t = 0x1p54 * size;
      t = Double.longBitsToDouble(Double.doubleToRawLongBits(t) / 3 + (696219795L << 32));
    }
    double r = t * t / size;
    double s = 0.5428571428571428 + r * t;
    t *=
        0.35714285714285715
            + 1.6071428571428572 / (s + 1.4142857142857144 + -0.7053061224489796 / s);
    t =
        Double.longBitsToDouble(
            (Double.doubleToRawLongBits(t) & (0xFFFFFFFFCL << 28)) + (1L << 30));
    s = t * t;
    r = size / s;
    double w = t + t;
    r = (r - t) / (w + r);
    t = t + t * r;
    return x < 0 ? -t : t;
  }

  static double sinh(double x) {
    double size = Math.abs(x);
    if (x == 0) {
      return x;
    }
    double y;
    if (size > 21) {
      y = exp(size) * 0.5;
    } else if (size > 0.5) {
      double e = exp(size);
      y = (e - 1 / e) * 0.5;
    } else {
      double square = size * size;
      y = Trigonometry.series(SINH_ABOVE, square) * size;
      y = y / Trigonometry.series(SINH_BELOW, square);
    }
    return x < 0 ? -y : y;
  }

  static double cosh(double x) {
    double size = Math.abs(x);
    double e = exp(size);
    return size > 21 ? e * 0.5 : (e + 1 / e) * 0.5;
  }

  static double tanh(double x) {
    double size = Math.abs(x);
    if (size > 0.5 * 88.02969193111305) {
      return x < 0 ? -1 : 1;
    }
    if (size >= 0.625) {
      double y = 1 - 2 / (exp(2 * size) + 1);
      return x < 0 ? -y : y;
    }
    if (x == 0 || Double.isNaN(x)) {
      return x;
    }
    double s = x * x;
    return x + x * s * Trigonometry.series(TANH_ABOVE, s) / Trigonometry.series(TANH_BELOW, s);
  }

  static double asinh(double x) {
    double size = Math.abs(x);
    if (x == 0 || Double.isNaN(x) || Double.isInfinite(x)) {
      return x;
    }
    double y;
    if (size > 0x1p28) {
      y = log(size) + LN2;
    } else if (size > 2) {
      y = log(2 * size + 1 / (Math.sqrt(size * size + 1) + size));
    } else if (size < 0x1p-28) {
      y = size;
    } else {
      y = StrictMath.log1p(size + size * size / (1 + Math.sqrt(1 + size * size)));
    }
    return x < 0 ? -y : y;
  }

  static double acosh(double x) {
    if (!(x >= 1)) {
      return Double.NaN;
    }
    if (x >= 0x1p28) {
      return log(x) + LN2;
    }
    if (x > 2) {
      return log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
    }
    double t = x - 1;
    return x == 1 ? 0 : StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
  }

  static double atanh(double x) {
    double size = Math.abs(x);
    if (x == 0) {
      return x;
    }
    if (!(size < 1)) {
      return size == 1 ? x * Double.POSITIVE_INFINITY : Double.NaN;
    }
    double y = size;
    if (size >= 0.5) {
      y = 0.5 * StrictMath.log1p((size + size) / (1 - size));
    } else if (size >= 0x1p-28) {
      double twice = size + size;
      y = 0.5 * StrictMath.log1p(twice + twice * size / (1 - size));
    }
    return x < 0 ? -y : y;
  }
}
