package gopark.quality;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;

/**
 * Texts that a check found right, remembered by their digests in a file below target: only what has
 * changed is looked at again, and a fresh clone whole.
 */
final class KnownTexts {
  private final Path file;

  /** Whatever else the check's answer depends on, such as its version. */
  private final String checker;

  private final Set<String> before;
  private final Set<String> now = new TreeSet<>();

  private KnownTexts(Path file, String checker, Set<String> before) {
    this.file = file;
    this.checker = checker;
    this.before = before;
  }

  static KnownTexts in(Path file, String checker) throws IOException {
    Set<String> before = Files.exists(file) ? Set.copyOf(Files.readAllLines(file)) : Set.of();
    return new KnownTexts(file, checker, before);
  }

  /** Whether the text was right the last time; then it will be remembered for the next. */
  boolean knows(String text) {
    String digest = digest(text);
    boolean known = before.contains(digest);
    if (known) {
      now.add(digest);
    }
    return known;
  }

  void add(String text) {
    now.add(digest(text));
  }

  /** Writes down the texts that were asked for or added; all others are forgotten. */
  void save() throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, now);
  }

  private String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(checker.getBytes(UTF_8));
      sha.update((byte) 0);
      return HexFormat.of().formatHex(sha.digest(text.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
