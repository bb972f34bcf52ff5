package gopark;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Programs of the system that a test needs; where one is lacking, the test is skipped and says so.
 */
public final class Needed {

  private Needed() {}

  /** Skips the test that asks, unless all of these are on the PATH. */
  public static void programs(String... names) {
    for (String name : names) {
      assumeTrue(
          isThere(name),
          () ->
              "Skipped: this test needs the program %s, which is not on the PATH. Install it."
                  .formatted(name));
    }
  }

  static boolean isThere(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }
}
