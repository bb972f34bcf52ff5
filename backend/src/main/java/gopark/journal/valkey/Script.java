package gopark.journal.valkey;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;

/**
 * What the storage does by itself, with nobody between: a script in Lua, which Redis 7 and Valkey 8
 * understand. Each is whole or not at all, since nothing that could fail comes after its first
 * write, and a storage without room does not begin it.
 */
enum Script {
  /** Adds entries, if the session's last is the expected one. */
  APPEND("append"),
  DELETE("delete"),
  /** How far one session has come. */
  HEAD("head"),
  /** How far the sessions have come whose names follow a name. */
  HEADS("heads"),
  /** Writes something that is of no use, to see whether it can. */
  TRIAL("trial");

  private final String text;
  private final String digest;

  Script(String file) {
    text = read(file + ".lua");
    digest = sha1(text);
  }

  private static String read(String file) {
    try (InputStream bytes = Script.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(bytes, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String sha1(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  String text() {
    return text;
  }

  /** What the storage knows it by once it has had the text. */
  String digest() {
    return digest;
  }
}
