package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gopark.Needed;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.EventKind;
import gopark.trace.GoldenText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each function that texts name has its place in Go's source, and the place is right. */
class GoSourcesTest {
  private static final String NEWEST = "1.27";
  private static final String PAGES = "../../../../frontend/src/words/go-functions.ts";
  private static final int WIDTH = 92;

  /** What events name besides functions, and why it has no place. */
  private static final Map<String, String> NO_FUNCTIONS =
      Map.of(
          "epoll_wait", "a call of the operating system",
          "sync", "the package: each of its types is made otherwise",
          "runtime.gcController", "a variable",
          "os", "the operating system",
          "gopark", "GoPark itself");

  /** What the document of the model names, and why it has no place. */
  private static final Map<String, String> NOT_IN_THE_BASELINE =
      Map.of(
          "randomOrder", "a type",
          "doSpin", "sync_runtime_doSpin, in short",
          "dbgvars", "a variable",
          "timerproc", "up to Go 1.13",
          "addtimerLocked", "up to Go 1.13",
          "fatal(\"concurrent map writes\")", "a call",
          "runtime/metrics", "a package");

  /** Functions of the runtime whose names texts use for something else, between backticks too. */
  private static final Set<String> OTHER_MEANINGS =
      Set.of("main", "add", "lock", "block", "send", "read", "worldStarted", "worldStopped");

  private static final Path TEXTS = Path.of("../frontend/texts");
  private static final Path SCENES = Path.of("src/main/resources/gopark/scene");
  private static final Path LESSONS = Path.of("src/main/resources/gopark/lesson");
  private static final Path ARROWS = Path.of("../frontend/src/life-cycle/moves/states.ts");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
  private static final Pattern IDENTIFIER = Pattern.compile("(?<![\\w./])[A-Za-z_]\\w*(?![\\w/])");
  private static final Pattern CAMEL_CASE =
      Pattern.compile("(?<![\\w./])[a-z]+[A-Z]\\w*(?![\\w/.])");
  private static final Pattern ARROW = Pattern.compile("arrow\\((?:\"[^\"]+\",? ?)+\\)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern FUNCTION = Pattern.compile("(?m)^func (\\w+)[(\\[]");

  private final GoSources sources = new GoSources();

  @Test
  void everyFunctionOfAnEventHasAPlaceInEachRelease() {
    for (EventKind kind : EventKind.values()) {
      String function = kind.function();
      if (!NO_FUNCTIONS.containsKey(function)) {
        for (String tag : sources.tags()) {
          assertThat(sources.find(release(tag), function))
              .as("%s in %s", function, tag)
              .isNotNull();
        }
      }
    }
  }

  @Test
  void everyCallInASearchHasAPlace() {
    for (Check check : Check.values()) {
      String expression = check.expression();
      String call = expression.replaceAll("\\(.*", "").replaceAll("^.*\\.(?=\\w+\\.)", "");
      boolean isCall = !expression.matches(".*[%<].*|sched\\..*|pp\\.run.*|\\w+Pool");
      if (isCall) {
        String name = call.replaceAll("^gcController\\.", "gcControllerState.");
        assertThat(sources.find(NEWEST, name)).as(expression).isNotNull();
      }
    }
  }

  @Test
  void everyArrowOfALifeCycleHasAPlace() throws IOException {
    List<MatchResult> arrows = all(ARROW, Files.readString(ARROWS).replaceAll("\\s+", " "));
    assertThat(arrows).hasSizeGreaterThan(30);
    Set<String> own = new TreeSet<>();
    for (String name : sources.onPages()) {
      own.add(name.substring(name.lastIndexOf('.') + 1));
    }
    for (MatchResult arrow : arrows) {
      List<String> words = all(QUOTED, arrow.group()).stream().map(it -> it.group(1)).toList();
      assertThat(own).as(arrow.group()).containsAll(words.subList(3, words.size()));
    }
  }

  @Test
  void everyFunctionOfTheModelsDocumentHasAPlace() {
    List<String> missing = new ArrayList<>();
    for (var section : FidelityController.shown(sources, ModelDocument.sections())) {
      for (FidelityController.Shown row : section.rows()) {
        for (FidelityController.Function function : row.functions()) {
          if (function.source() == null && !NOT_IN_THE_BASELINE.containsKey(function.name())) {
            missing.add(function.name() + " of " + row.row().file());
          }
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  /** Between backticks every name counts; elsewhere those that no word looks like. */
  @Test
  void everyFunctionOfTheRuntimeThatTextsNameHasAPlace() throws IOException {
    Set<String> functions = functionsOfTheRuntime();
    Set<String> missing = new TreeSet<>();
    for (Path folder : List.of(TEXTS, SCENES, LESSONS)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
          String text = Files.readString(file);
          Stream.concat(
                  all(CODE, text).stream().flatMap(code -> all(IDENTIFIER, code.group(1)).stream()),
                  all(CAMEL_CASE, text).stream())
              .map(MatchResult::group)
              .filter(functions::contains)
              .filter(name -> !OTHER_MEANINGS.contains(name))
              .filter(name -> !sources.onPages().contains("runtime." + name))
              .forEach(name -> missing.add(name + " in " + file.getFileName()));
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void everyLineIsThatOfTheFunction() throws IOException {
    Path root = installed("GOROOT");
    String version = String.valueOf(installed("GOVERSION"));
    assumeTrue(
        sources.tags().contains(version),
        () -> "Skipped: the installed Go is " + version + ", and places are known of others.");
    Map<String, List<String>> files = new HashMap<>();
    int looked = 0;
    for (String name : sources.names()) {
      GoSources.Place place = sources.find(release(version), name);
      if (place != null) {
        Path file = root.resolve("src").resolve(place.file());
        if (!files.containsKey(place.file())) {
          files.put(place.file(), Files.readAllLines(file));
        }
        String line = Objects.requireNonNull(files.get(place.file())).get(place.line() - 1);
        assertThat(line).as("%s, %s", name, place).matches(declarationOf(place.function()));
        looked++;
      }
    }
    assertThat(looked).isGreaterThan(150);
  }

  /** {@code func name(}, {@code func (x *T) name(} or {@code TEXT runtime·name(SB)}. */
  private static Pattern declarationOf(String function) {
    String[] parts = function.substring(function.lastIndexOf('/') + 1).split("\\.", -1);
    String name = Pattern.quote(parts[parts.length - 1]);
    String inGo =
        parts.length == 2
            ? "func " + name + "[(\\[].*"
            : "func \\(\\w* ?\\*?" + Pattern.quote(parts[1]) + "(\\[.*])?\\) " + name + "\\(.*";
    return Pattern.compile(inGo + "|TEXT (runtime)?·" + name + "(<\\w+>)?\\(SB\\).*");
  }

  @ParameterizedTest
  @CsvSource({
    "1.26, findRunnable, go1.26., findRunnable",
    "1.21, runtime.(*timer).unlockAndRun, go1.21., runOneTimer",
    "1.23, internal/sync.(*Mutex).Lock, go1.23., Mutex.Lock",
    "1.27, runtime.exitsyscall0, go1.27., exitsyscallNoP",
    "article, runtime.retake, go1.24., retake",
    "sharing, runtime.wakep, go1.26., wakep",
    "N:1, runtime.gogo, go1.26., gogo"
  })
  void aPlaceIsThatOfTheReleaseUnderItsNameThere(
      String design, String function, String tag, String called) {
    GoSources.Place place = Objects.requireNonNull(sources.find(design, function));
    assertThat(place.tag()).startsWith(tag);
    assertThat(place.function()).endsWith("." + called);
    assertThat(place.address())
        .matches("https://github\\.com/golang/go/blob/go[\\d.]+/src/[\\w/]+\\.(go|s)#L[1-9]\\d*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.19", "1.0-local", "1.0", "1.99", "", "go1.26.8", "../1.26"})
  void aReleaseWhoseSourceIsNotKnownHasNoPlaces(String release) {
    assertThat(sources.find(release, "runtime.findRunnable")).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"runtime.noSuchFunction", "", ".", "runtime", "//evil.example", "gopark/"})
  void whatIsNoFunctionHasNoPlace(String function) {
    assertThat(sources.find(NEWEST, function)).isNull();
  }

  /** A page makes a link only where the server has a place for it. */
  @Test
  void thePagesKnowForWhichFunctionsAndReleasesThereIsAPlace() throws IOException {
    List<Integer> minors = sources.tags().stream().map(GoSourcesTest::minor).sorted().toList();
    StringBuilder list = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (String name : sources.onPages()) {
      String entry = name + span(name, minors);
      if (line.length() + entry.length() >= WIDTH) {
        list.append(line).append('\n');
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(entry);
    }
    list.append(line).append('\n');
    GoldenText.check(
        PAGES,
        """
        // Made of the server's go-sources.txt by GoSourcesTest:
        // mvn test -pl backend -Dtest=GoSourcesTest -Dgolden=update writes it anew.

        /** The oldest minor release of Go 1 whose source is known. */
        export const oldestSource = %d;

        /**
         * The functions that have a place in Go's source. Behind an @ is the first minor release
         * that has one, and behind another the last, where it is not all of them.
         */
        export const goFunctions = `
        %s`;
        """
            .formatted(minors.getFirst(), list));
  }

  private String span(String name, List<Integer> minors) {
    List<Integer> there =
        minors.stream().filter(minor -> sources.find("1." + minor, name) != null).toList();
    int first = there.getFirst();
    int last = there.getLast();
    assertThat(there).as(name).hasSize(last - first + 1);
    if (last == minors.getLast()) {
      return first == minors.getFirst() ? "" : "@" + first;
    }
    return "@" + (first == minors.getFirst() ? "" : first) + "@" + last;
  }

  private static Set<String> functionsOfTheRuntime() throws IOException {
    Set<String> functions = new TreeSet<>();
    try (Stream<Path> files = Files.list(installed("GOROOT").resolve("src/runtime"))) {
      for (Path file : files.filter(GoSourcesTest::isCode).toList()) {
        all(FUNCTION, Files.readString(file)).forEach(found -> functions.add(found.group(1)));
      }
    }
    return functions;
  }

  private static boolean isCode(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".go") && !name.endsWith("_test.go");
  }

  /** What the installed Go says of itself; without one the test is skipped. */
  private static Path installed(String variable) throws IOException {
    Needed.programs("go");
    Process go = new ProcessBuilder("go", "env", variable).start();
    try (var said = go.inputReader()) {
      return Path.of(said.readLine().strip());
    }
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private static String release(String tag) {
    return "1." + minor(tag);
  }

  private static int minor(String tag) {
    return Integer.parseInt(tag.split("\\.", -1)[1]);
  }
}
