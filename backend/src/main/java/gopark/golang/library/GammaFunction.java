package gopark.golang.library;

/** The gamma function, by the series that Go takes. */
final class GammaFunction {
  private static final double SQRT_TWO_PI = 2.5066282746310007;
  private static final double EULER = 0.5772156649015329;
  private static final double LARGE = 143.01608;

  private static final double[] ABOVE = {
    0.00016011952247675185,
    0.0011913514700658638,
    0.010421379756176158,
    0.04763678004571372,
    0.20744822764843598,
    0.4942148268014971,
    1.0
  };
  private static final double[] BELOW = {
    -2.3158187332412014e-5,
    0.0005396055804933034,
    -0.004456419138517973,
    0.011813978522206043,
    0.035823639860549865,
    -0.23459179571824335,
    0.0714304917030273,
    1.0
  };
  private static final double[] STIRLING = {
    0.0007873113957930937,
    -0.00022954996161337813,
    -0.0026813261780578124,
    0.0034722222160545866,
    0.08333333333334822
  };

  private GammaFunction() {}

  static double gamma(double x) {
    if (Double.isNaN(x) || (x < 0 && x == Math.floor(x))) {
      return Double.NaN;
    }
    if (x == 0 || x == Double.POSITIVE_INFINITY) {
      return 1 / x == Double.NEGATIVE_INFINITY ? 1 / x : Double.POSITIVE_INFINITY;
    }
    return Math.abs(x) > 33 ? far(x) : near(x);
  }

  /** Stirling's formula, in two factors whose product may be too large. */
  private static double[] stirling(double x) {
    if (x > 200) {
      return new double[] {Double.POSITIVE_INFINITY, 1};
    }
    double w = 1 / x;
    w = 1 + w * Trigonometry.series(STIRLING, w);
    double first = Exponentials.exp(x);
    double second = 1;
    if (x > LARGE) {
      double v = Exponentials.pow(x, 0.5 * x - 0.25);
      second = v / first;
      first = v;
    } else {
      first = Exponentials.pow(x, x - 0.5) / first;
    }
    return new double[] {first, SQRT_TWO_PI * w * second};
  }

  private static double far(double x) {
    double size = Math.abs(x);
    double[] factors = stirling(size);
    if (x >= 0) {
      return factors[0] * factors[1];
    }
    double whole = Math.floor(size);
    int sign = ((long) whole & 1) == 0 ? -1 : 1;
    double rest = size - whole;
    if (rest > 0.5) {
      rest = size - (whole + 1);
    }
    double z = Math.abs(size * Trigonometry.sin(Math.PI * rest));
    if (z == 0) {
      return sign * Double.POSITIVE_INFINITY;
    }
    double product = z * factors[0] * factors[1];
    return sign
        * (Double.isInfinite(product) ? Math.PI / z / factors[0] / factors[1] : Math.PI / product);
  }

  private static double near(double given) {
    double x = given;
    double z = 1;
    while (x >= 3) {
      x -= 1;
      z *= x;
    }
    while (x < 0) {
      if (x > -1e-09) {
        return small(x, z);
      }
      z /= x;
      x += 1;
    }
    while (x < 2) {
      if (x < 1e-09) {
        return small(x, z);
      }
      z /= x;
      x += 1;
    }
    if (x == 2) {
      return z;
    }
    x -= 2;
    return z * Trigonometry.series(ABOVE, x) / Trigonometry.series(BELOW, x);
  }

  private static double small(double x, double z) {
    return x == 0 ? Double.POSITIVE_INFINITY : z / ((1 + EULER * x) * x);
  }
}
