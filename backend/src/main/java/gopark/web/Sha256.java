package gopark.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The hash that names contents, and that keys are kept as. */
public final class Sha256 {

  private Sha256() {}

  /** The hash of a text in UTF-8. */
  public static byte[] of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  public static byte[] of(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("Every JVM has SHA-256", absent);
    }
  }

  /** The hash as an entity tag of HTTP, with its quotes. */
  public static String tag(byte[] bytes) {
    return '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(of(bytes)) + '"';
  }
}
