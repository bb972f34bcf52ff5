package gopark.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever the sources refuse something with has its words, and these have what they mention. */
class EveryCodeTest {

  private static final Path SOURCES = Path.of("src/main/java/gopark");

  private static final SourceCodes CODES =
      SourceCodes.of(
          SourceTree.of(
              Stream.concat(
                      Stream.of("scenario", "runtime", "condition", "session", "scene", "lesson")
                          .map(SOURCES::resolve),
                      partsOfWeb())
                  .toList()));

  /** What is filled in for every problem that has errors, or may be tried again. */
  private static final Set<String> FILLED_IN = Set.of("count", "reason", "seconds");

  private final Texts texts = Texts.fromClassPath();

  /** All but the description of the interface, which refuses nobody. */
  private static Stream<Path> partsOfWeb() {
    try (Stream<Path> parts = Files.list(SOURCES.resolve("web"))) {
      return parts
          .filter(Files::isDirectory)
          .filter(part -> !part.endsWith("docs"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyPlaceWhereACodeIsMadeIsUnderstood() {
    assertThat(CODES.riddles()).isEmpty();
  }

  @Test
  void theCodesAreFoundHoweverTheyAreMade() {
    Map<String, Set<String>> mistakes = mistakes();
    assertThat(mistakes).hasSizeGreaterThan(60);
    assertThat(mistakes.get("goroutine-dead")).as("written out").containsExactly("g");
    assertThat(mistakes.get("too-few")).as("chosen").contains("least", "count");
    assertThat(mistakes.get("stdin-at-start")).as("a constant").isEmpty();
    assertThat(mistakes.get("not-a-list")).as("handed on").containsExactly("found");
    assertThat(mistakes.get("debug-setting-too-new")).as("thrown").contains("release");
    assertThat(mistakes.get("condition-unknown-field-suggestion"))
        .as("put together")
        .containsExactly("name", "suggestion");
    assertThat(problems()).containsKeys("bad-input", "stale", "too-many-requests");
  }

  @Test
  void codesAreInKebabCase() {
    assertThat(CODES.made())
        .allSatisfy(
            made -> assertThat(made.code()).as(made.place()).matches("[a-z]+(-[a-z0-9]+)*"));
  }

  @Test
  void everyMistakeHasItsSentence() {
    assertThat(missing(mistakes().keySet(), "problem.error.%s")).isEmpty();
  }

  @Test
  void everyProblemHasATitleAndADetail() {
    assertThat(missing(problems().keySet(), "problem.%s.title")).isEmpty();
    assertThat(missing(problems().keySet(), "problem.%s.detail")).isEmpty();
  }

  @Test
  void noSentenceMentionsWhatItsMistakeDoesNotCarry() {
    assertThat(surplus(mistakes(), "problem.error.%s", Set.of())).isEmpty();
  }

  @Test
  void noDetailMentionsWhatItsProblemDoesNotCarry() {
    assertThat(surplus(problems(), "problem.%s.title", Set.of())).isEmpty();
    assertThat(surplus(problems(), "problem.%s.detail", FILLED_IN)).isEmpty();
  }

  @Test
  void noSentenceIsLeftOver() {
    Set<String> written =
        texts.keys("problem").stream()
            .filter(key -> key.startsWith("problem.error."))
            .map(key -> key.substring("problem.error.".length()))
            .collect(Collectors.toCollection(TreeSet::new));
    written.removeAll(mistakes().keySet());
    assertThat(written).as("sentences for codes that nothing makes").isEmpty();
  }

  /** Codes of mistakes in what was sent, and of what makes no sense now. */
  private static Map<String, Set<String>> mistakes() {
    List<Made> made =
        CODES.made().stream()
            .filter(one -> !one.by().equals("ApiProblem"))
            .map(one ->
                one.by().equals("ConditionProblem")
                    ? new Made(one.by(), "condition-" + one.code(), one.arguments(), one.place())
                    : one)
            .toList();
    return SourceCodes.argumentsByCode(made);
  }

  /** Codes of refused requests as a whole. */
  private static Map<String, Set<String>> problems() {
    return SourceCodes.argumentsByCode(
        CODES.made().stream().filter(one -> one.by().equals("ApiProblem")).toList());
  }

  private List<String> missing(Collection<String> codes, String key) {
    Set<String> written = texts.keys("problem");
    return codes.stream()
        .map(key::formatted)
        .filter(wanted -> !written.contains(wanted))
        .sorted()
        .toList();
  }

  private List<String> surplus(Map<String, Set<String>> codes, String key, Set<String> always) {
    return codes.entrySet().stream()
        .flatMap(code ->
            Stream.of(Language.values())
                .flatMap(
                    language -> texts.arguments(language, key.formatted(code.getKey())).stream())
                .filter(name -> !code.getValue().contains(name) && !always.contains(name))
                .map(name -> code.getKey() + " does not always carry {" + name + "}"))
        .distinct()
        .sorted()
        .toList();
  }
}
