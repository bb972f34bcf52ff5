package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that were once looked at and found right, in files under src/test/resources. Run with
 * {@code -Dgolden=update} to write them anew; then look at the difference.
 */
public final class GoldenText {
  private static final Path RESOURCES = Path.of("src/test/resources");

  private GoldenText() {}

  /** The text is what the file says. */
  public static void check(String file, String actual) throws IOException {
    Path path = RESOURCES.resolve(file);
    if ("update".equals(System.getProperty("golden"))) {
      Files.createDirectories(RESOURCES.resolve(file).toAbsolutePath().getParent());
      Files.writeString(path, actual);
      return;
    }
    assertThat(actual)
        .as("%s; if the new text is right, run the test with -Dgolden=update", path)
        .isEqualTo(Files.exists(path) ? Files.readString(path) : "(no such file)");
  }

  /** The text of a file under src/test/resources. */
  public static String read(String file) throws IOException {
    return Files.readString(RESOURCES.resolve(file));
  }
}
