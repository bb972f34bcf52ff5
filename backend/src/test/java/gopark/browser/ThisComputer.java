package gopark.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The computer the tests run on. */
final class ThisComputer implements Computer {

  private static final Logger LOG = LoggerFactory.getLogger(ThisComputer.class);

  @Override
  public Family family() {
    String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (name.contains("windows")) {
      return Family.WINDOWS;
    }
    return name.contains("mac") ? Family.MACOS : Family.LINUX;
  }

  @Override
  public boolean isRoot() {
    return System.getProperty("user.name", "").equals("root");
  }

  @Override
  public Optional<String> variable(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
  }

  @Override
  public List<Path> path() {
    return Stream.of(variable("PATH").orElse("").split(File.pathSeparator))
        .filter(folder -> !folder.isBlank())
        .map(Path::of)
        .toList();
  }

  @Override
  public boolean isExecutable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  @Override
  public boolean run(ProcessBuilder command, Duration limit) {
    String line = String.join(" ", command.command());
    LOG.info("running, for at most {} s: {}", limit.toSeconds(), line);
    try {
      Path words = Files.createTempFile("gopark", ".log");
      try {
        Process process = command.redirectErrorStream(true).redirectOutput(words.toFile()).start();
        boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        if (!ended) {
          process.descendants().forEach(ProcessHandle::destroyForcibly);
          process.destroyForcibly().waitFor();
        }
        boolean worked = ended && process.exitValue() == 0;
        if (!worked) {
          LOG.warn("{} {}", ended ? "failed:" : "took too long:", tail(words));
        }
        return worked;
      } finally {
        Files.delete(words);
      }
    } catch (IOException e) {
      LOG.warn("failed: {}", e.toString());
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String tail(Path words) throws IOException {
    List<String> lines = Files.readString(words, UTF_8).lines().toList();
    return String.join("\n", lines.subList(Math.max(0, lines.size() - 8), lines.size()));
  }
}
