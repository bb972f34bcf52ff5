package gopark.condition;

/** From the library's code points to a Java string's index. */
final class Positions {
  private Positions() {}

  static int index(String text, int codePoints) {
    int most = text.codePointCount(0, text.length());
    return text.offsetByCodePoints(0, Math.clamp(codePoints, 0, most));
  }
}
