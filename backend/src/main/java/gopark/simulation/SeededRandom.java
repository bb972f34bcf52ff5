package gopark.simulation;

/** Numbers that look random and depend on nothing but the seed (SplitMix64). */
public final class SeededRandom {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public SeededRandom(long seed) {
    state = seed;
  }

  public SeededRandom copy() {
    return new SeededRandom(state);
  }

  public long next() {
    state += GOLDEN_GAMMA;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** An unsigned 32-bit number, as the runtime's cheaprand gives. */
  public long next32() {
    return next() >>> 32;
  }

  /** A number from 0 up to, not including, the bound. */
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("A bound must be positive, not " + bound + ".");
    }
    return (int) ((next32() * bound) >>> 32);
  }
}
