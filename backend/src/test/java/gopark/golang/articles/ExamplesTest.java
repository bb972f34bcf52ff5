package gopark.golang.articles;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The library of examples: each comes to its verdict in its own settings, in both languages. */
class ExamplesTest {
  private static final Path FOLDER = Path.of("src/main/resources/gopark/golang/examples");
  private static final List<String> LANGUAGES = List.of("en", "ru");
  private static final long A_MINUTE = 60_000_000_000L;
  private static final long TENTH_OF_A_SECOND = 100_000_000;
  private static final String ASLEEP = "fatal error: all goroutines are asleep - deadlock!";

  /** What the others do not: they end by returning from main. Empty: it goes on for ever. */
  private static final SequencedMap<String, String> VERDICTS = verdicts();

  private final Map<?, ?> document = read();

  private static SequencedMap<String, String> verdicts() {
    SequencedMap<String, String> verdicts = new LinkedHashMap<>();
    verdicts.put("endless-loop-1-13", "");
    verdicts.put("endless-loop-no-signals", "");
    verdicts.put("endless-recursion", "fatal error: stack overflow");
    verdicts.put("deadlock", ASLEEP);
    verdicts.put("forgotten-close", ASLEEP);
    verdicts.put("philosophers-deadlock", ASLEEP);
    verdicts.put("panic-in-goroutine", "panic: ");
    verdicts.put("closed-channel-panic", "panic: send on closed channel");
    verdicts.put("goexit", "no goroutines (main called runtime.Goexit) - deadlock!");
    return verdicts;
  }

  private static Map<?, ?> read() {
    try {
      byte[] file = Files.readAllBytes(FOLDER.resolve("examples.yaml"));
      return new YAMLMapper().readValue(file, Map.class);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private List<Map<?, ?>> examples() {
    return ((List<?>) requireNonNull(document.get("examples")))
        .stream().<Map<?, ?>>map(example -> (Map<?, ?>) example).toList();
  }

  private static String text(Map<?, ?> example, String key) {
    return String.valueOf(example.get(key));
  }

  @TestFactory
  Stream<DynamicTest> anExampleComesToItsVerdict() {
    return examples().stream()
        .map(example -> DynamicTest.dynamicTest(text(example, "id"), () -> check(example)));
  }

  private static void check(Map<?, ?> example) {
    String id = text(example, "id");
    String verdict = VERDICTS.get(id);
    boolean endless = verdict != null && verdict.isEmpty();
    PlayedProgram played = program(example).atMost(endless ? TENTH_OF_A_SECOND : A_MINUTE).play();

    assertThat(played.hasEnded()).isNotEqualTo(endless);
    if (verdict == null) {
      assertThat(played.stderr()).isEmpty();
      assertThat(played.exitCode()).isZero();
      assertThat(played.stdout()).isNotEmpty();
    } else if (!endless) {
      assertThat(played.stderr()).contains(verdict);
      assertThat(played.exitCode()).isEqualTo(2);
    }
  }

  private static ArticleProgram program(Map<?, ?> example) {
    ArticleProgram program = ArticleProgram.example(text(example, "id"));
    program = program.processors(((Number) requireNonNull(example.get("gomaxprocs"))).longValue());
    if (example.get("go") != null) {
      program = program.go(text(example, "go"));
    }
    if (example.get("godebug") != null) {
      String[] setting = text(example, "godebug").split("=", 2);
      program = program.debug(setting[0], setting[1]);
    }
    return program;
  }

  @Test
  void idsAreThoseOfTheFilesAndEachThereOnce() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".go"))
              .map(name -> name.substring(0, name.length() - ".go".length()))
              .toList();
      assertThat(examples().stream().map(example -> text(example, "id")))
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  @Test
  void groupsAreKnownAndNoneIsEmpty() {
    assertThat(examples().stream().map(example -> example.get("group")).distinct().toList())
        .isEqualTo(List.copyOf(((Map<?, ?>) requireNonNull(document.get("groups"))).keySet()));
  }

  @Test
  void everyTextIsThereInBothLanguages() {
    ((Map<?, ?>) requireNonNull(document.get("groups"))).values().forEach(ExamplesTest::inBoth);
    for (Map<?, ?> example : examples()) {
      inBoth(requireNonNull(example.get("title")));
      inBoth(requireNonNull(example.get("about")));
    }
  }

  private static void inBoth(Object texts) {
    assertThat((Map<?, ?>) texts).hasSize(LANGUAGES.size());
    for (String language : LANGUAGES) {
      assertThat(((Map<?, ?>) texts).get(language)).asString().isNotBlank().isNotEqualTo("null");
    }
    assertThat(((Map<?, ?>) texts).get("ru")).asString().matches("(?s).*([а-яё]|[A-Z]{4}).*");
  }

  @Test
  void everyVerdictIsOfAnExample() {
    assertThat(examples().stream().map(example -> text(example, "id")))
        .containsAll(VERDICTS.keySet());
  }
}
