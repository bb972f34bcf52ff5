package gopark.golang.library;

/** Finds a text in another, in a time that grows as they do and no faster. */
final class TextSearch {
  /** Shorter texts are looked for at every place. */
  private static final int SHORT = 32;

  private TextSearch() {}

  /** Where it comes first, from a place on; -1 if nowhere. */
  static int first(String text, String part, int from) {
    if (part.length() <= SHORT) {
      return text.indexOf(part, from);
    }
    if (text.length() - from < part.length()) {
      return -1;
    }
    int[] borders = borders(part);
    int matched = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      while (matched > 0 && c != part.charAt(matched)) {
        matched = borders[matched - 1];
      }
      matched += c == part.charAt(matched) ? 1 : 0;
      if (matched == part.length()) {
        return i - matched + 1;
      }
    }
    return -1;
  }

  /** Where it comes last; -1 if nowhere. */
  static int last(String text, String part) {
    if (part.length() <= SHORT) {
      return text.lastIndexOf(part);
    }
    int at = first(reversed(text), reversed(part), 0);
    return at < 0 ? -1 : text.length() - part.length() - at;
  }

  private static String reversed(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = text.length() - 1; i >= 0; i--) {
      out.append(text.charAt(i));
    }
    return out.toString();
  }

  /** For each beginning, how much of it is both its beginning and its end, but not all of it. */
  private static int[] borders(String part) {
    int[] borders = new int[part.length()];
    int length = 0;
    for (int i = 1; i < borders.length; i++) {
      while (length > 0 && part.charAt(i) != part.charAt(length)) {
        length = borders[length - 1];
      }
      length += part.charAt(i) == part.charAt(length) ? 1 : 0;
      borders[i] = length;
    }
    return borders;
  }
}
