package gopark.golang.library;

import gopark.golang.type.Runes;
import gopark.golang.value.Spender;

/** Counts runes in strings of Go. A byte that is no part of a good rune counts as one. */
final class Utf8Text {
  private Utf8Text() {}

  /** How many runes it has. */
  static int count(String bytes, Spender by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    int count = 0;
    for (int i = 0; i < bytes.length(); i += Runes.size(bytes, i)) {
      scanning.at(i);
      count++;
    }
    return count;
  }

  /** The first runes. */
  static String first(String bytes, int runes, Spender by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    int at = 0;
    for (int left = runes; at < bytes.length(); left--) {
      if (left <= 0) {
        return bytes.substring(0, at);
      }
      scanning.at(at);
      at += Runes.size(bytes, at);
    }
    return bytes;
  }
}
