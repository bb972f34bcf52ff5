package gopark.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes down which Java it runs on and with which class path, so that {@code backend/launch.sh}
 * can start commands with them: Maven has found both.
 */
final class Launcher {
  private Launcher() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Files.createDirectories(folder);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.writeString(folder.resolve("java"), java + "\n");
    String classPath = System.getProperty("java.class.path").replace("\\", "\\\\");
    Files.writeString(folder.resolve("arguments"), "-classpath\n\"" + classPath + "\"\n");
  }
}
