package gopark.condition;

/** Turns the library's positions in code points into indices of a Java string. */
final class Positions {
  private Positions() {}

  static int index(String text, int codePoints) {
    int most = text.codePointCount(0, text.length());
    return text.offsetByCodePoints(0, Math.clamp(codePoints, 0, most));
  }
}
