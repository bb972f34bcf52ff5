package gopark.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs a program to its end. */
final class Subprocess {
  private Subprocess() {}

  /** What it wrote; a failure ends everything. */
  static String output(Path folder, List<String> command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new IllegalStateException(command + " ended with " + code + ":\n" + output);
      }
      return output;
    } catch (IOException e) {
      throw new IllegalStateException(command + " did not run; is it on the path?", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The number after a name in lines such as {@code rss=12 seconds=3.4}. */
  static double number(String output, String name) {
    for (String word : output.split("\\s+", -1)) {
      if (word.startsWith(name + "=")) {
        return Double.parseDouble(word.substring(name.length() + 1));
      }
    }
    throw new IllegalStateException("No " + name + " in: " + output);
  }
}
