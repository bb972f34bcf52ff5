package gopark.golang.library;

import java.util.function.DoubleUnaryOperator;

/**
 * A density cut into layers of the same area, as Marsaglia and Tsang's ziggurat method does: most
 * random numbers are known to lie under the curve without it being computed. Values are rounded as
 * Go's tables have them.
 */
final class Layers {
  /** The normal distribution, whose numbers have a sign. */
  static final Layers BELL =
      new Layers(
          128,
          0x1p31,
          3.442619855899,
          9.91256303526217e-3,
          x -> StrictMath.exp(-0.5 * x * x),
          y -> StrictMath.sqrt(-2 * StrictMath.log(y)));

  /** The exponential distribution. */
  static final Layers DECAY =
      new Layers(
          256,
          0x1p32,
          7.69711747013105,
          0.003949659822581557,
          x -> StrictMath.exp(-x),
          y -> -StrictMath.log(y));

  private final long[] inside;
  private final float[] widths;
  private final float[] heights;

  /**
   * Layers of this number.
   *
   * @param range how many numbers there are on one side
   * @param tail where the lowest layer's rectangle ends
   * @param area of each layer
   */
  private Layers(
      int number,
      double range,
      double tail,
      double area,
      DoubleUnaryOperator density,
      DoubleUnaryOperator inverse) {
    inside = new long[number];
    widths = new float[number];
    heights = new float[number];
    double x = tail;
    double base = area / density.applyAsDouble(x);
    inside[0] = (long) (x / base * range);
    widths[0] = (float) (base / range);
    heights[0] = 1;
    for (int layer = number - 1; layer > 0; layer--) {
      widths[layer] = (float) (x / range);
      heights[layer] = (float) density.applyAsDouble(x);
      double narrower = layer > 1 ? inverse.applyAsDouble(area / x + density.applyAsDouble(x)) : 0;
      inside[layer] = (long) (narrower / x * range);
      x = narrower;
    }
  }

  /** Numbers below are surely under the curve. */
  long inside(int layer) {
    return inside[layer];
  }

  float width(int layer) {
    return widths[layer];
  }

  float height(int layer) {
    return heights[layer];
  }
}
