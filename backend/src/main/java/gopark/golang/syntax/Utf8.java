package gopark.golang.syntax;

import java.nio.charset.StandardCharsets;

/** Texts as the bytes that Go sees. */
public final class Utf8 {
  private Utf8() {}

  /** How many bytes a text takes. */
  static int length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** A text as a Go string: one char, below 256, for each byte. */
  public static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** Back from a Go string; what is no UTF-8 becomes the replacement character. */
  public static String text(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }
}
