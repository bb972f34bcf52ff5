package gopark.web.docs;

import gopark.Needed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A real {@code sh}, in a folder of its own, where curl also says what status it was answered. */
final class Shell {

  private static final long PATIENCE_SECONDS = 300;

  /** What a reader of our documents is supposed to have. */
  private static final String[] NEEDED = {"sh", "curl", "grep", "sed", "cut", "head"};

  private final Path folder;

  Shell(Path folder) throws IOException {
    this.folder = folder;
    Needed.programs(NEEDED);
    Files.writeString(folder.resolve(".curlrc"), "write-out = \"%{stderr}%{http_code}\\n\"\n");
  }

  /**
   * What came of a script.
   *
   * @param said what it said to its standard error: the statuses of its requests, a line each
   */
  record Ran(int exit, String output, String said) {}

  Ran run(String script, Map<String, String> environment) throws IOException {
    Path output = Files.createTempFile(folder, "output", "");
    Path said = Files.createTempFile(folder, "said", "");
    ProcessBuilder builder =
        new ProcessBuilder(List.of("sh", "-c", script))
            .directory(folder.toFile())
            .redirectOutput(output.toFile())
            .redirectError(said.toFile());
    builder.environment().putAll(environment);
    builder.environment().put("CURL_HOME", folder.toString());
    // No proxy stands between the shell and this machine, whatever the environment sets for others.
    builder.environment().put("no_proxy", "*");
    Process process = builder.start();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("This does not come to an end:\n" + script);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } finally {
      process.destroyForcibly();
    }
    return new Ran(
        process.exitValue(),
        Files.readString(output, StandardCharsets.UTF_8),
        Files.readString(said, StandardCharsets.UTF_8));
  }
}
