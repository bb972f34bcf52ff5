package gopark.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that is no condition is refused with a place, a code and a sentence. */
class RefusedTest {
  private static final Conditions CONDITIONS = Conditions.shared();
  private static final Duration SOON = Duration.ofMinutes(2);

  @Test
  void anUnknownNameComesWithTheNearest() {
    ConditionProblem problem = problem("1 == 1 && schd.runqsize > 0");

    assertThat(problem.code()).isEqualTo("unknown-name-suggestion");
    assertThat(problem.position()).isEqualTo(10);
    assertThat(problem.arguments())
        .containsEntry("name", "schd")
        .containsEntry("suggestion", "sched");
    assertThat(problem.sentence()).isEqualTo("There is no name schd; did you mean sched?");
    assertThat(problem("banana > 1").code()).isEqualTo("unknown-name");
  }

  @Test
  void anUnknownFieldComesWithTheNearest() {
    ConditionProblem problem = problem("ps[0].runqsiez == 1");

    assertThat(problem.code()).isEqualTo("unknown-field-suggestion");
    assertThat(problem.position()).isEqualTo(5);
    assertThat(problem.sentence()).isEqualTo("There is no field runqsiez; did you mean runqsize?");
    assertThat(problem("ev.detail.banana == 1").code()).isEqualTo("unknown-field");
  }

  @Test
  void aWordThatAFieldNeverHasIsRefused() {
    assertThat(problem("ev.kind == 'stael'").sentence())
        .isEqualTo("kind is never 'stael'; did you mean 'steal'?");
    assertThat(problem("ev.kind in ['steal', 'goCreatd']").arguments())
        .containsEntry("suggestion", "goCreated");
    assertThat(problem("gs[7].status == '_Gwaitng'").arguments())
        .containsEntry("suggestion", "_Gwaiting");
    assertThat(problem("'_Pidel' != ps[7].status").arguments())
        .containsEntry("suggestion", "_Pidle");
    assertThat(problem("ms[0].state == 'spining'").arguments())
        .containsEntry("suggestion", "spinning");
    assertThat(problem("ev.kind == 'banana'").code()).isEqualTo("unknown-word");
  }

  @Test
  void typesThatDoNotGoTogetherAreRefused() {
    ConditionProblem problem = problem("ps[0].runqsize == '256'");

    assertThat(problem.code()).isEqualTo("wrong-types");
    assertThat(problem.arguments())
        .containsEntry("operator", "==")
        .containsEntry("types", "(int, string)");
    assertThat(problem("ps['0'].runqsize == 1").code()).isEqualTo("wrong-types");
    assertThat(problem("ps == 1").code()).isEqualTo("wrong-types");
  }

  @Test
  void aConditionIsTrueOrFalse() {
    assertThat(problem("ps[0].runqsize").code()).isEqualTo("not-yes-or-no");
    assertThat(problem("ps[0]").arguments()).containsEntry("type", "ProcessorState");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "1 +",
        "(",
        "ev.kind = 'steal'",
        "ev.kind == 'steal",
        "ev..kind",
        "if (x) y",
        "\u0000",
        "🙂",
        "ps[0",
        "a b",
        ";",
        "'\\x'",
        "ev.kind == \"steal'"
      })
  void whatCannotBeReadIsRefused(String text) {
    assertThat(problem(text).code()).isEqualTo("syntax");
  }

  @Test
  void positionsAreThoseOfTheText() {
    assertThat(problem("'🙂🙂' == '' || schd.runqsize > 0").position())
        .isEqualTo("'🙂🙂' == '' || ".length());
    assertThat(problem("true &&\n  schd.runqsize > 0").position())
        .isEqualTo("true &&\n  ".length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dyn(1) == 1",
        "timestamp('2020-01-01T00:00:00Z') == null",
        "type(1) == int",
        "b'abc' == bytes('abc')",
        "duration('1s') == null",
        "uint(1) == 1u",
        "size(1) == 1"
      })
  void functionsThatConditionsDoNotHaveAreRefused(String text) {
    assertThat(CONDITIONS.compile(text)).isInstanceOf(Compiled.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'a': 1} == {'a': 1}",
        "[[1]].size() == 1",
        "go + go == ''",
        "[1] + [2] == [1, 2]",
        "[1, 'a'].size() == 2",
        "gopark.Event{} == ev",
        "[ps].size() == 1"
      })
  void whatCouldGrowIsRefused(String text) {
    assertThat(problem(text).code()).isIn("not-allowed", "syntax", "wrong-types", "unknown-name");
  }

  @Test
  void aLongTextIsRefused() {
    assertThat(problem("true ||".repeat(1000) + "true").code()).isEqualTo("too-long");
    assertThat(problem("x".repeat(100_000_000 / 100)).code()).isEqualTo("too-long");
  }

  @Test
  void aDeepTextIsRefusedSoon() {
    List<String> deep =
        List.of(
            "(".repeat(499) + "1" + ")".repeat(499),
            "[".repeat(499) + "]".repeat(499) + ".size()",
            "!".repeat(900) + "true",
            "-".repeat(900) + "1 == 1",
            "(".repeat(990),
            "{".repeat(990),
            "true?".repeat(150) + "true" + ":true".repeat(49),
            "ev" + ".kind".repeat(190) + " == ''",
            "ev.kind" + "[0]".repeat(190) + " == ''",
            "gs.all(a,".repeat(60) + "true" + ")".repeat(60));
    for (String text : deep) {
      Assertions.assertTimeoutPreemptively(
          SOON,
          () -> {
            if (CONDITIONS.compile(text) instanceof Compiled.Ready ready) {
              assertThat(ready.condition().test(PlayedRun.ASKER, 1, 1)).isNotNull();
            }
          });
    }
    assertThat(problem("(".repeat(400) + "true" + ")".repeat(400)).code()).isEqualTo("too-deep");
  }

  @Test
  void aPatternIsWrittenOutAndSmall() {
    assertThat(problem("ev.fn.matches(ev.kind)").code()).isEqualTo("pattern-not-literal");
    assertThat(problem("matches(ev.fn, '(')").code()).isEqualTo("bad-pattern");
    assertThat(problem("ev.fn.matches('((a{100}){100}){100}')").code())
        .isIn("bad-pattern", "pattern-too-large");
    assertThat(problem("ev.fn.matches('" + "a?".repeat(150) + "')").code())
        .isEqualTo("pattern-too-large");
  }

  private static ConditionProblem problem(String text) {
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready _ -> throw new AssertionError("accepted: " + text);
      case Compiled.Refused refused -> {
        assertThat(refused.problem().sentence()).isNotBlank().doesNotContain("dev.cel", "gopark.");
        assertThat(refused.problem().position()).isBetween(0, Math.max(1, text.length()));
        yield refused.problem();
      }
    };
  }
}
