package gopark.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What the search for a browser may ask of the computer it runs on. */
interface Computer {

  enum Family {
    LINUX,
    MACOS,
    WINDOWS
  }

  Family family();

  boolean isRoot();

  Optional<String> variable(String name);

  /** The folders of the PATH, in order. */
  List<Path> path();

  boolean isExecutable(Path file);

  /** Runs a command to its end or to the limit; true when it worked. Its words go to the log. */
  boolean run(ProcessBuilder command, Duration limit);

  /** The program of that name on the PATH. */
  default Optional<Path> program(String name) {
    String file = family() == Family.WINDOWS ? name + ".exe" : name;
    return path().stream()
        .map(folder -> folder.resolve(file))
        .filter(this::isExecutable)
        .findFirst();
  }
}
