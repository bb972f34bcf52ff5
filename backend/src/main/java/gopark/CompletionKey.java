package gopark;

import gopark.web.lesson.CompletionCodes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Objects;

/**
 * The key that completions are signed with: the operator's, or one in the data folder, made at the
 * first start. Servers that shall know each other's codes need the same.
 */
final class CompletionKey {
  private static final int BYTES = 32;

  private CompletionKey() {}

  /** Reads the key, or makes one. */
  static CompletionCodes codes(String configured, Path file, InstantSource clock) {
    try {
      return new CompletionCodes(
          configured.isBlank() ? kept(file) : configured.getBytes(StandardCharsets.UTF_8), clock);
    } catch (IllegalArgumentException wrong) {
      throw new CannotStart(
          "The key for completions is too short.",
          "GOPARK_COMPLETION_KEY needs at least 16 characters; or remove %s.".formatted(file),
          wrong);
    } catch (IOException failure) {
      throw new CannotStart(
          "The key for completions cannot be kept in %s.".formatted(file),
          "Set GOPARK_COMPLETION_KEY, or see that this user may write there.",
          failure);
    }
  }

  private static byte[] kept(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      make(file);
    }
    return HexFormat.of().parseHex(Files.readString(file).strip());
  }

  /**
   * Makes a key that no other user can read; its file has its name when the key is safe in it. A
   * name that reached the disk before the key would keep the server from starting after a loss of
   * power.
   */
  private static void make(Path file) throws IOException {
    byte[] key = new byte[BYTES];
    new SecureRandom().nextBytes(key);
    Path folder = Objects.requireNonNull(file.getParent());
    Path unfinished = Files.createTempFile(folder, "completion", ".unfinished");
    try {
      try (FileChannel to = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
        ByteBuffer text = StandardCharsets.US_ASCII.encode(HexFormat.of().formatHex(key));
        while (text.hasRemaining()) {
          to.write(text);
        }
        to.force(true);
      }
      Files.move(unfinished, file);
      force(folder);
    } catch (FileAlreadyExistsException another) {
      // Another server that shares the folder was quicker: its key holds.
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /** Returns when the names in a folder survive the loss of power, where the system can say so. */
  private static void force(Path folder) throws IOException {
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }
}
