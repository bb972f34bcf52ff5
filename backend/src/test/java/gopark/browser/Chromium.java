package gopark.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Finds a Chromium: one that is named, one that is installed, and only then one to be fetched, by
 * Playwright or, where we may, by Debian's package manager.
 */
final class Chromium {

  private static final List<String> VARIABLES = List.of("GOPARK_CHROMIUM", "CHROME_BIN");

  /**
   * A shell without a browser's own windows comes first: it opens a page in a third of the time.
   */
  private static final List<String> PROGRAMS =
      List.of(
          "chromium-headless-shell",
          "chrome-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "chrome");

  /** The packages of Debian, of which older releases lack the shell. */
  private static final List<String> PACKAGES = List.of("chromium-headless-shell", "chromium");

  private static final Duration DOWNLOAD = Duration.ofMinutes(6);
  private static final Duration PACKAGE = Duration.ofMinutes(10);

  /** Playwright's own browser: where it would be, and the command that brings it there. */
  interface OwnDownload {

    Path place();

    ProcessBuilder command();
  }

  private final Computer computer;
  private final OwnDownload download;

  Chromium(Computer computer, OwnDownload download) {
    this.computer = computer;
    this.download = download;
  }

  Path find() {
    return Stream.<Supplier<Optional<Path>>>of(
            this::named, this::onThePath, this::inAUsualPlace, this::fetched, this::packaged)
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(message()));
  }

  /** The browser that an environment variable names; no other is taken in its place. */
  private Optional<Path> named() {
    for (String variable : VARIABLES) {
      Optional<String> value = computer.variable(variable);
      if (value.isPresent()) {
        Path file = Path.of(value.get());
        if (!computer.isExecutable(file)) {
          throw new IllegalStateException(
              "%s names %s, which is not a program. Correct or unset the variable."
                  .formatted(variable, file));
        }
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  private Optional<Path> onThePath() {
    return PROGRAMS.stream().map(computer::program).flatMap(Optional::stream).findFirst();
  }

  private Optional<Path> inAUsualPlace() {
    return usualPlaces().filter(computer::isExecutable).findFirst();
  }

  private Stream<Path> usualPlaces() {
    return switch (computer.family()) {
      case LINUX ->
          Stream.of(
              Path.of("/usr/lib/chromium/chromium"),
              Path.of("/usr/lib64/chromium-browser/chromium-browser"),
              Path.of("/opt/google/chrome/chrome"),
              Path.of("/snap/bin/chromium"));
      case MACOS ->
          Stream.of("Google Chrome", "Chromium")
              .map(app -> Path.of("/Applications", app + ".app", "Contents/MacOS", app));
      case WINDOWS ->
          Stream.of("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
              .flatMap(variable -> computer.variable(variable).stream())
              .map(folder -> Path.of(folder, "Google", "Chrome", "Application", "chrome.exe"));
    };
  }

  private Optional<Path> fetched() {
    Path place = download.place();
    if (!computer.isExecutable(place)) {
      computer.run(download.command(), DOWNLOAD);
    }
    return Optional.of(place).filter(computer::isExecutable);
  }

  private Optional<Path> packaged() {
    Optional<Path> apt = computer.program("apt-get");
    if (apt.isEmpty() || !computer.isRoot()) {
      return Optional.empty();
    }
    boolean listed = computer.run(apt(apt.get(), "update"), PACKAGE);
    boolean installed =
        listed
            && PACKAGES.stream().anyMatch(name -> computer.run(install(apt.get(), name), PACKAGE));
    return installed ? onThePath() : Optional.empty();
  }

  private static ProcessBuilder install(Path apt, String name) {
    return apt(apt, "install", "-y", "--no-install-recommends", name);
  }

  private static ProcessBuilder apt(Path apt, String... arguments) {
    // Somebody else may be installing: wait for them, not for an answer at the keyboard.
    var command = new ProcessBuilder(apt.toString(), "-qq", "-o", "DPkg::Lock::Timeout=300");
    command.command().addAll(List.of(arguments));
    command.environment().put("DEBIAN_FRONTEND", "noninteractive");
    return command;
  }

  private static String message() {
    return """
    The browser tests need Chromium or Chrome, and none was found. Either
      install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or
      name one: GOPARK_CHROMIUM=/path/to/chrome mvn verify.
    Looked at: the variables %s; the PATH for %s; the usual places; Playwright's own download; \
    Debian's packages (as root only).\
    """
        .formatted(String.join(", ", VARIABLES), String.join(", ", PROGRAMS));
  }
}
