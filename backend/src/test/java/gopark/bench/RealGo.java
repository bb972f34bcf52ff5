package gopark.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Real Go's own benchmarks, built once. */
final class RealGo {
  private static final Pattern RESULT =
      Pattern.compile("^(Benchmark\\w+)\\b.*?([\\d.]+) ns/switch", Pattern.MULTILINE);

  private final Path sources;
  private final Path built;

  RealGo(Path backend) {
    sources = backend.resolve("src/test/bench").toAbsolutePath();
    built = backend.resolve("target/bench").toAbsolutePath();
    go("test", "-c", "-o", built.resolve("switches").toString(), ".");
    go("build", "-o", built.resolve("parked").toString(), "./parked");
  }

  String version() {
    return go("version").strip();
  }

  /** Nanoseconds for a switch, with one processor, as the simulation has one thread. */
  double nsPerSwitch(String benchmark) {
    String output =
        Subprocess.output(
            sources,
            List.of(
                built.resolve("switches").toString(),
                "-test.run=^$",
                "-test.bench=^" + benchmark + "$",
                "-test.cpu=1"));
    Matcher result = RESULT.matcher(output);
    if (!result.find()) {
      throw new IllegalStateException("No result of " + benchmark + " in:\n" + output);
    }
    return Double.parseDouble(result.group(2));
  }

  String parked(int goroutines) {
    return Subprocess.output(
        sources, List.of(built.resolve("parked").toString(), Integer.toString(goroutines)));
  }

  private String go(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = "go";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    return Subprocess.output(sources, List.of(command));
  }
}
