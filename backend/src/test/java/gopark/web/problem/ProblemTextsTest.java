package gopark.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.condition.Compiled;
import gopark.condition.ConditionProblem;
import gopark.condition.Conditions;
import gopark.scenario.Commands;
import gopark.scenario.Problem;
import gopark.scenario.RandomDocuments;
import gopark.scenario.Scenario;
import gopark.trace.EventLog;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpStatus;

/** What the sources really refuse is told in both languages, whole and in their own words. */
class ProblemTextsTest {

  private static final int SEEDS = 3_000;
  private static final int STEPS = 300;

  private final ProblemTexts texts = new ProblemTexts(Texts.fromClassPath());

  @Test
  void whateverADocumentOrACommandHasWrongIsTold() {
    Set<String> codes = new TreeSet<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      RandomDocuments random = new RandomDocuments(seed);
      Object tree = seed % 2 == 0 ? Commands.tree(random.command()) : random.scenario().tree();
      for (int i = 0; i <= seed % 3; i++) {
        tree = random.damaged(tree);
      }
      List<Problem> problems =
          (seed % 2 == 0 ? Commands.readAll(tree) : Scenario.read(tree)).problems();
      for (Problem problem : problems) {
        isTold(problem);
        codes.add(problem.code());
      }
    }
    assertThat(codes)
        .contains("missing", "unknown-field", "unknown-word", "out-of-range", "not-a-list");
  }

  @Test
  void whateverTheRuntimeRefusesIsTold() {
    Set<String> codes = new TreeSet<>();
    for (long seed = 0; seed < SEEDS / 6; seed++) {
      Scenario scenario = new RandomDocuments(seed).scenario();
      if (!Scenario.read(scenario.tree()).problems().isEmpty()) {
        continue; // What is refused as it is read never runs.
      }
      for (Problem problem : scenario.replay(new EventLog(), STEPS).problems()) {
        isTold(problem);
        codes.add(problem.code());
      }
    }
    assertThat(codes).contains("no-such-goroutine", "not-running", "step-not-reached");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 +",
        "schd.runqsize > 0",
        "banana > 1",
        "ps[0].runqsiez == 1",
        "ev.kind == 'stael'",
        "ev.kind == 'banana'",
        "ps[0].runqsize == '256'",
        "ps[0].runqsize",
        "size(1) == 1",
        "{'a': 1} == {'a': 1}",
        "ev.fn.matches(ev.kind)",
        "matches(ev.fn, '(')",
      })
  void whateverIsWrongWithAConditionIsTold(String text) {
    ConditionProblem problem =
        switch (Conditions.shared().compile(text)) {
          case Compiled.Ready ready -> throw new AssertionError("accepted: " + text);
          case Compiled.Refused refused -> refused.problem();
        };
    isTold(
        new Problem(
            "[0].condition",
            problem.code(),
            new LinkedHashMap<>(problem.arguments()),
            problem.sentence()));
  }

  @Test
  void theSameCodeMeansSomethingElseInACondition() {
    Problem inDocument =
        Problem.of("go", "unknown-word", "?").with("value", "\"2\"").with("known", "1.26");
    Problem inCondition =
        Problem.of("[0].condition", "unknown-word", "?").with("field", "kind").with("word", "x");
    assertThat(texts.message(Language.EN, inDocument))
        .isEqualTo("There is no \"2\" here. There are: 1.26.");
    assertThat(texts.message(Language.EN, inCondition))
        .isEqualTo("The field kind never has the value “x”.");
  }

  @Test
  void idsAreWrittenPlainAndAmountsAsTheReaderWritesThem() {
    Problem busy = Problem.of("", "too-many-orders", "?").with("g", 12_345).with("orders", 54_321);
    assertThat(texts.message(Language.EN, busy)).contains("G12345", "54,321 commands");
    assertThat(texts.message(Language.RU, busy)).contains("G12345", "54\u00a0321 невыполненная");
  }

  @Test
  void aCodeWithoutTextsIsToldInTheWordsOfItsStatus() {
    ApiProblem problem = ApiProblem.of(HttpStatus.GONE, String.join("-", "never", "heard", "of"));
    assertThat(texts.title(Language.RU, problem)).isEqualTo("Этого больше нет");
    assertThat(texts.detail(Language.EN, problem)).startsWith("What was at this address");
    Problem error = Problem.of("x", String.join("-", "nor", "this"), "It is odd.");
    assertThat(texts.message(Language.RU, error)).isEqualTo("It is odd.");
  }

  @Test
  void aTextWhoseArgumentIsNotThereIsNotShownWithHoles() {
    Problem error = Problem.of("g", "goroutine-dead", "It has ended.");
    assertThat(texts.message(Language.EN, error)).isEqualTo("It has ended.");
    ApiProblem problem = ApiProblem.of(HttpStatus.CONFLICT, "stale");
    assertThat(texts.title(Language.EN, problem)).isEqualTo("The session has moved on");
    assertThat(texts.detail(Language.EN, problem)).doesNotContain("{").contains("look again");
  }

  @Test
  void manyMistakesAreCountedAndTheFirstIsTold() {
    Problem first = Problem.of("a", "empty", "?");
    ApiProblem one = ApiProblem.badInput(List.of(first));
    assertThat(texts.detail(Language.EN, one))
        .isEqualTo("This text must not be empty. Nothing was changed.");
    ApiProblem three = ApiProblem.badInput(List.of(first, first, first));
    assertThat(texts.detail(Language.RU, three))
        .isEqualTo(
            "Всего 3 ошибки. Первая: Этот текст не может быть пустым. Ничего не изменилось.");
  }

  @Test
  void howLongToWaitIsToldInWholeSeconds() {
    ApiProblem problem =
        ApiProblem.of(HttpStatus.TOO_MANY_REQUESTS, "too-many-requests")
            .retryAfter(Duration.ofMillis(20_001));
    assertThat(texts.detail(Language.RU, problem))
        .isEqualTo("Подождите 21 секунду перед следующим.");
  }

  private void isTold(Problem problem) {
    if (problem.code().startsWith("go-")) {
      isToldAsTheCompilerDoes(problem);
      return;
    }
    String english = texts.message(Language.EN, problem);
    String russian = texts.message(Language.RU, problem);
    assertThat(english).as("%s", problem).matches("(?s).{8,}[.?]").doesNotContain(" .", "{count");
    assertThat(russian).as("%s", problem).matches("(?s).*[а-яё]{3}.*[.?]").isNotEqualTo(english);
  }

  /** The words of Go's compiler are the same in every language, and end without a dot. */
  private void isToldAsTheCompilerDoes(Problem problem) {
    for (Language language : Language.values()) {
      assertThat(texts.message(language, problem))
          .as("%s", problem)
          .matches("(?s)\\d+:\\d+: .{8,}")
          .doesNotContain("{reason");
    }
  }
}
