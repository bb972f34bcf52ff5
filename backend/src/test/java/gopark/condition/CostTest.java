package gopark.condition;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.RuntimeSnapshot;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However dear an expression would be, asking it ends soon. */
class CostTest {
  private static final Conditions CONDITIONS = Conditions.shared();
  private static final RuntimeSnapshot MANY = new PlayedRun(4).first(CostTest::isCrowded);
  private static final Duration SOON = Duration.ofMinutes(2);

  private static boolean isCrowded(RuntimeSnapshot state) {
    return state.gs().size() > 250 && Objects.requireNonNull(state.ps().get(0)).runq().size() > 20;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gs.all(a, gs.all(b, gs.all(c, gs.all(d, a + b + c + d >= 0))))",
        "gs.all(a, gs.all(b, gs[a].status != gs[b].name))",
        "gs.map(a, gs.map(b, b).size()).size() == 1",
        "gs.filter(a, gs.filter(b, a != b).size() > 0).size() == -1",
        "gs.all(a, ps.all(p, ps[p].runq.all(b, ps[p].runq.all(c, b + c > 0))))",
        "gs.all(a, gs == gs && ps == ps && ms == ms && gs == gs)"
      })
  void loopsWithinLoopsAreStopped(String text) {
    Verdict verdict = soon(text);

    assertThat(verdict).isInstanceOf(Verdict.Failed.class);
    assertThat(((Verdict.Failed) verdict).problem().code()).isEqualTo("too-costly");
  }

  @Test
  void aSingleLoopOverAllIsAllowed() {
    assertThat(soon("gs.all(a, gs[a].status != '_Gidle' && gs[a].id == a)"))
        .isEqualTo(Verdict.Told.HOLDS);
    assertThat(soon("ps.all(p, ps[p].runq.all(g, gs[g].status == '_Grunnable'))"))
        .isEqualTo(Verdict.Told.HOLDS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gs.exists(a, gs[a].name.matches('^(a+)+$'))",
        "gs.exists(a, gs[a].status.matches('(.*)*(.*)*(.*)*x'))",
        "gs.exists(a, string(a).matches('(1|11|111|1111)*y'))"
      })
  void patternsDoNotExplode(String text) {
    assertThat(soon(text)).isEqualTo(Verdict.Told.DOES_NOT_HOLD);
  }

  @Test
  void aListAsLongAsATextIsNothing() {
    String list = "[" + "1,".repeat(400) + "1]";
    assertThat(soon("gs.all(a, a in " + list + ")")).isEqualTo(Verdict.Told.DOES_NOT_HOLD);
  }

  @Test
  void manySumsDoNotOverflowTheStack() {
    assertThat(soon("0" + "+1".repeat(20) + " == 20")).isEqualTo(Verdict.Told.HOLDS);
    assertThat(soon("0" + "+1".repeat(400) + " == 400")).isInstanceOf(Verdict.Failed.class);
    assertThat(soon("true" + "||true".repeat(150))).isEqualTo(Verdict.Told.HOLDS);
  }

  @Test
  void theSameQuestionHasTheSameAnswer() {
    String text = "gs.all(a, gs.all(b, gs[a].status != gs[b].name))";
    assertThat(soon(text)).isEqualTo(soon(text));
  }

  private static Verdict soon(String text) {
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready ready ->
          Assertions.assertTimeoutPreemptively(
              SOON, () -> ready.condition().test(PlayedRun.ASKER, MANY));
      case Compiled.Refused refused -> new Verdict.Failed(refused.problem());
    };
  }
}
