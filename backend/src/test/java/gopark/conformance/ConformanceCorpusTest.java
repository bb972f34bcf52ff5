package gopark.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs and what real Go did with them belong together. */
class ConformanceCorpusTest {

  private static final String CORPUS = "src/test/resources/conformance";

  private static final String RECORD = "backend/src/test/conformance/record";

  private static final int FEWEST = 60;

  private static final Pattern SENTENCE = Pattern.compile("// \\p{Lu}.{8,95}[^.]\\.");

  static List<String> programs() {
    return Corpus.names(".go");
  }

  @Test
  void theCorpusIsLarge() {
    assertThat(programs())
        .as("programs in backend/%s; write more, then: %s", CORPUS, RECORD)
        .hasSizeGreaterThanOrEqualTo(FEWEST);
  }

  @Test
  void everyProgramHasItsGoldenFileAndEveryGoldenFileItsProgram() {
    assertThat(Corpus.names(".golden"))
        .as("golden files; record one that is missing: %s <name>; one too many: git rm it", RECORD)
        .containsExactlyElementsOf(programs());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramBeginsWithASentenceThatSaysItsRule(String name) {
    String first = Corpus.text(name + ".go").lines().findFirst().orElse("");
    assertThat(SENTENCE.matcher(first).matches())
        .as("%s.go begins with a sentence: %s; mend it, then: %s %s", name, first, RECORD, name)
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyGoldenFileIsOfTheProgramAsItIs(String name) {
    assertThat(golden(name).sha256())
        .as("sha256 in %s.golden; the program has changed, so: %s %s", name, RECORD, name)
        .isEqualTo(Golden.sha256Of(Corpus.text(name + ".go")));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyGoldenFileNamesNoPlaceOfOneMachine(String name) {
    assertThat(Corpus.text(name + ".golden"))
        .as("%s.golden; mend the recorder's function stable, then: %s %s", name, RECORD, name)
        .doesNotContainPattern("(?m)(^|\\s)/\\w")
        .doesNotContainPattern("0x[0-9a-f]");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyOrderEndsAsTheProgramDoes(String name) {
    Golden golden = golden(name);
    if (!golden.order().lines().isEmpty()) {
      assertThat(golden.order().lines().getLast())
          .as("the last event of %s.golden; record it anew: %s %s", name, RECORD, name)
          .matches(golden.exit() == 0 ? "\\S+ +(ends|exits.*)" : "deadlock|\\S+ +(panics|exits.*)");
    }
  }

  @Test
  void aGoldenFileWithoutAnOrderIsNamedAsSuch() {
    String head = "program sha256 " + "0".repeat(64) + "\ngo go1.26.8, GOMAXPROCS=1\nexit 0\n";
    assertThatThrownBy(() -> Golden.parse(head + "--- stdout\nhello\n"))
        .hasMessage("it has no section order");
    assertThatThrownBy(() -> Golden.parse(head + "--- stdout\n--- order\nmain  sings\n"))
        .hasMessage("its order has no such event: main  sings");
    assertThatThrownBy(() -> Golden.parse("exit 0\n"))
        .hasMessage("it does not begin with the lines program, go and exit");
  }

  private static Golden golden(String name) {
    try {
      return Golden.parse(Corpus.text(name + ".golden"));
    } catch (IllegalArgumentException e) {
      throw new AssertionError(
          "%s.golden: %s. Record it anew: %s %s".formatted(name, e.getMessage(), RECORD, name), e);
    }
  }
}
