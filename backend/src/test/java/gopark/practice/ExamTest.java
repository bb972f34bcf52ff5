package gopark.practice;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.WorkMeter;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds of every exam. */
class ExamTest {
  private static final int EXAMS = 12;

  @Test
  void everyCaseShowsItsCauseAloneAndAMomentProvesIt() {
    Set<Cause> causes = EnumSet.noneOf(Cause.class);
    Set<String> programs = new HashSet<>();
    for (long seed = 1; seed <= EXAMS; seed++) {
      Exam exam = Exam.of(seed, WorkMeter.unlimited());
      assertThat(exam.cases()).hasSize(Exam.CASES);
      for (Exam.Case one : exam.cases()) {
        causes.add(one.cause());
        programs.add(one.scenario().tree().toString());
        Symptom symptom = one.cause().symptom();
        assertThat(one.warnings().stream().filter(Warning::likely).map(Warning::symptom).toList())
            .isEqualTo(Stream.ofNullable(symptom).toList());
        assertThat(provedSomewhere(one)).as(one.cause().name()).isTrue();
        assertThat(one.proves(-1, WorkMeter.unlimited())).isFalse();
        assertThat(one.proves(one.until() + 1, WorkMeter.unlimited())).isFalse();
      }
    }
    assertThat(causes).containsExactlyInAnyOrder(Cause.values());
    assertThat(programs).hasSize(EXAMS * Exam.CASES);
  }

  private static boolean provedSomewhere(Exam.Case one) {
    int looks = 40;
    for (int i = 1; i <= looks; i++) {
      if (one.proves(one.until() * i / looks, WorkMeter.unlimited())) {
        return true;
      }
    }
    return false;
  }

  @Test
  void nothingIsProvedBeforeItHappens() {
    for (long seed = 1; seed <= EXAMS; seed++) {
      for (Exam.Case one : Exam.of(seed, WorkMeter.unlimited()).cases()) {
        if (one.cause() != Cause.HEALTHY) {
          assertThat(one.proves(0, WorkMeter.unlimited())).as(one.cause().name()).isFalse();
        }
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameExam() {
    assertThat(Exam.of(3, WorkMeter.unlimited())).isEqualTo(Exam.of(3, WorkMeter.unlimited()));
  }
}
