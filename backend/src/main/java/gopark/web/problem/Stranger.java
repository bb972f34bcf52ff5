package gopark.web.problem;

/** What a stranger sent, made fit to be shown: short, and without what could confuse. */
public final class Stranger {

  private static final int MOST = 40;

  private Stranger() {}

  /** The beginning of a text, with a question mark for each character that is not plain. */
  public static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(MOST).forEach(c -> shown.appendCodePoint(isPlain(c) ? c : '?'));
    return text.codePointCount(0, text.length()) > MOST ? shown + "…" : shown.toString();
  }

  private static boolean isPlain(int c) {
    return !Character.isISOControl(c)
        && Character.getType(c) != Character.SURROGATE
        && Character.getType(c) != Character.FORMAT;
  }
}
