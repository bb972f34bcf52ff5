package gopark.golang.library;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.simulation.WorkMeter;

/** Finds a text in another, in a time that grows as they do and no faster. */
final class TextSearch {
  /** Shorter texts are looked for at every place. */
  private static final int SHORT = 32;

  /** The bytes searched at a time. */
  private static final int PIECE = WorkMeter.PIECE / 2;

  private static final int[] NONE = {};

  private final String text;
  private final String part;
  private final Spender by;

  /** The borders of a part that is not short. */
  private final int[] borders;

  TextSearch(String text, String part, Spender by) {
    this.text = text;
    this.part = part;
    this.by = by;
    this.borders =
        part.length() <= SHORT || part.length() > text.length() ? NONE : borders(part, by);
  }

  /** Where it comes first, from a place on; -1 if nowhere. */
  static int first(String text, String part, int from, Spender by) {
    return new TextSearch(text, part, by).next(from);
  }

  /** Where it comes first, from a place on; -1 if nowhere. */
  int next(int from) {
    if (text.length() - from < part.length()) {
      return -1;
    }
    return part.length() <= SHORT ? nextShort(from) : nextLong(from);
  }

  private int nextShort(int from) {
    int last = text.length() - part.length();
    for (int at = from; at <= last; at += PIECE) {
      int places = Math.min(PIECE, last - at + 1);
      int found = text.indexOf(part, at, at + places + part.length() - 1);
      if (found >= 0) {
        spendFor(found - at);
        return found;
      }
      spendFor(places);
    }
    return -1;
  }

  /** Spends the time of a search; the whole part may have to be looked at in each place. */
  private void spendFor(int places) {
    by.spend(1 + Costs.scanning((long) places * (1 + part.length() / 8)));
  }

  private int nextLong(int from) {
    Scanning scanning = new Scanning(text.length() - from, by);
    int matched = 0;
    for (int i = from; i < text.length(); i++) {
      scanning.at(i - from);
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
  static int last(String text, String part, Spender by) {
    if (part.length() > SHORT) {
      int at = first(reversed(text, by), reversed(part, by), 0, by);
      return at < 0 ? -1 : text.length() - part.length() - at;
    }
    int last = text.length() - part.length();
    Scanning scanning = new Scanning(text.length(), by);
    for (int at = last; at >= 0; at--) {
      scanning.at(last - at);
      if (text.startsWith(part, at)) {
        return at;
      }
    }
    return -1;
  }

  private static String reversed(String text, Spender by) {
    Scanning scanning = new Scanning(text.length(), by);
    StringBuilder out = new StringBuilder(text.length());
    for (int i = text.length() - 1; i >= 0; i--) {
      scanning.at(text.length() - 1 - i);
      out.append(text.charAt(i));
    }
    return out.toString();
  }

  /** The length of the longest proper prefix of each beginning that is also its end. */
  private static int[] borders(String part, Spender by) {
    Scanning scanning = new Scanning(part.length(), by);
    int[] borders = new int[part.length()];
    int length = 0;
    for (int i = 1; i < borders.length; i++) {
      scanning.at(i);
      while (length > 0 && part.charAt(i) != part.charAt(length)) {
        length = borders[length - 1];
      }
      length += part.charAt(i) == part.charAt(length) ? 1 : 0;
      borders[i] = length;
    }
    return borders;
  }
}
