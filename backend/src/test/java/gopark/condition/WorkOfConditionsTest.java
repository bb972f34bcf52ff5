package gopark.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.Pieces;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Asking a condition is work, which is counted while it is done and ends soon. */
class WorkOfConditionsTest {
  private static final Conditions CONDITIONS = Conditions.shared();
  private static final RuntimeSnapshot MANY = new PlayedRun(4).first(s -> s.gs().size() > 250);

  /** What is reported at once is never more than a part of a slice. */
  private static final long LARGEST = WorkMeter.SLICE / 2;

  private static final long MOST_LOOKS = 2L * LookBudget.LOOKS;

  private static Condition condition(String text) {
    return ((Compiled.Ready) CONDITIONS.compile(text)).condition();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gs.all(a, gs.all(b, gs.all(c, a + b + c >= 0)))",
        "gs.all(a, gs.all(b, gs[a].status != gs[b].name))",
        "gs.all(a, gs[a].status != '_Gidle' && gs[a].id == a)",
        "gs.exists(a, gs[a].name.matches('^(a+)+$'))",
        "[1,2,3,4,5,6].all(a, [1,2,3,4,5,6].all(b, [1,2,3].all(c, a + b + c > 0)))",
        "step > 5"
      })
  void whatAConditionLooksAtIsReportedInSmallPieces(String text) {
    Pieces pieces = new Pieces();
    Asker asker = new Asker(pieces);

    condition(text).test(asker, MANY);

    assertThat(pieces.looks()).isPositive();
    assertThat(pieces.largest()).isLessThanOrEqualTo(LARGEST);
    assertThat(asker.looks()).isBetween(1L, MOST_LOOKS);
  }

  @Test
  void threeLoopsWithinEachOtherCostNoMoreThanTheBudgetAndSaySo() {
    Asker asker = new Asker(WorkMeter.unlimited());

    Verdict verdict =
        condition("gs.all(a, gs.all(b, gs.all(c, a + b + c >= 0)))").test(asker, MANY);

    assertThat(verdict.tooCostly()).isNotNull();
    assertThat(asker.looks()).isLessThanOrEqualTo(MOST_LOOKS);
  }

  @Test
  void loopsThatLookAtNothingOfTheRunAreRefusedWhenTheyTakeLong() {
    String list = "[1,2,3,4,5,6,7,8,9,0]";
    String loops = list + ".all(a, " + list + ".all(b, " + list + ".all(c, " + list;

    Compiled compiled =
        CONDITIONS.compile(loops + ".all(d, " + list + ".all(e, a+b+c+d+e > 0)))))");

    assertThat(compiled).isInstanceOf(Compiled.Refused.class);
    assertThat(((Compiled.Refused) compiled).problem().code()).isEqualTo("too-costly");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gs.all(a, gs[a].id == a)",
        "gs.exists(a, gs[a].id == -1) || gs.exists(a, gs[a].id == -1) || true",
        "gs.exists(a, gs[a].id == -1) && false"
      })
  void workThatIsStoppedInTheMiddleOfAConditionIsNoVerdict(String text) {
    Pieces whole = new Pieces();
    condition(text).test(new Asker(whole), MANY);
    Asker asker = new Asker(Pieces.stoppingAfter(whole.total() / 2));

    assertThatThrownBy(() -> condition(text).test(asker, MANY)).isInstanceOf(WorkStopped.class);
  }

  @Test
  void theSameQuestionTakesTheSameLooks() {
    String text = "gs.all(a, gs.all(b, gs[a].status != gs[b].name))";
    Asker one = new Asker(WorkMeter.unlimited());
    Asker other = new Asker(new Pieces());

    condition(text).test(one, MANY);
    condition(text).test(other, MANY);

    assertThat(one.looks()).isEqualTo(other.looks());
  }
}
