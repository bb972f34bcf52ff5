package gopark.load;

import gopark.LongestWait;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Other Java processes, of the same JDK as this one. */
final class Jvm {

  private Jvm() {}

  /** Ours, without the tool that restarts a server when its classes change. */
  static String testClassPath() {
    return without(".*/spring-boot-devtools-[^/]*\\.jar");
  }

  /** As the product has it. */
  static String productClassPath() {
    return without(".*(/test-classes/?|/spring-boot-devtools-[^/]*\\.jar)");
  }

  private static String without(String pattern) {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> !entry.matches(pattern))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** A process that is talked to. */
  static Process talk(List<String> options, String main, List<String> arguments)
      throws IOException {
    return endsWithUs(
        new ProcessBuilder(command(options, testClassPath(), main, arguments))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** A process whose words go to a file, in whose folder it works. */
  static Process start(
      Path log, List<String> options, String classPath, String main, List<String> arguments)
      throws IOException {
    return endsWithUs(
        new ProcessBuilder(command(options, classPath, main, arguments))
            .directory(log.resolveSibling(".").toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start());
  }

  /** Ends the process with the tool, so that an interrupted tool leaves no server behind. */
  private static Process endsWithUs(Process process) {
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    return process;
  }

  private static List<String> command(
      List<String> options, String classPath, String main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(tool("java"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, main));
    command.addAll(arguments);
    return command;
  }

  /** What jcmd says when it asks a process. */
  static String jcmd(long pid, String question) throws IOException {
    Process process =
        new ProcessBuilder(tool("jcmd"), Long.toString(pid), question)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (waitFor(process) != 0) {
      throw new IllegalStateException("jcmd failed: " + answer);
    }
    return answer;
  }

  static void end(Process process) {
    process.destroy();
    if (!await(process, LongestWait.millis())) {
      process.destroyForcibly();
    }
    waitFor(process);
  }

  /** Whether it has ended within this time. */
  static boolean await(Process process, long ms) {
    try {
      return process.waitFor(ms, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new IllegalStateException(e);
    }
  }

  private static int waitFor(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }
}
