package gopark.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgendaTest {
  private static final int ACTORS = 60;
  private static final int STEPS = 20_000;

  private final Agenda agenda = new Agenda();

  @Test
  void theEarliestAppointmentComesFirst() {
    agenda.schedule(1, 30);
    agenda.schedule(2, 10);
    agenda.schedule(3, 20);
    assertThat(agenda.first()).isEqualTo(2);
    assertThat(agenda.firstTime()).isEqualTo(10);
  }

  @Test
  void ofTwoAtTheSameTimeTheSmallerActorGoesFirst() {
    agenda.schedule(7, 10);
    agenda.schedule(3, 10);
    agenda.schedule(5, 10);
    assertThat(agenda.first()).isEqualTo(3);
  }

  @Test
  void anActorHasOneAppointmentAtATime() {
    agenda.schedule(1, 10);
    agenda.schedule(1, 50);
    assertThat(agenda.size()).isEqualTo(1);
    assertThat(agenda.timeOf(1)).isEqualTo(50);
  }

  @Test
  void anAppointmentAtNeverIsNone() {
    agenda.schedule(1, 10);
    agenda.schedule(1, Agenda.NEVER);
    assertThat(agenda.isEmpty()).isTrue();
    assertThat(agenda.timeOf(1)).isEqualTo(Agenda.NEVER);
    assertThat(agenda.firstTime()).isEqualTo(Agenda.NEVER);
    assertThatIllegalStateException().isThrownBy(agenda::first);
  }

  @Test
  void anActorThatWasNeverHeardOfHasNoAppointment() {
    agenda.cancel(1_000_000);
    assertThat(agenda.timeOf(1_000_000)).isEqualTo(Agenda.NEVER);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    agenda.schedule(1, 10);
    agenda.schedule(2, 20);
    Agenda copy = agenda.copy();
    copy.cancel(1);
    copy.schedule(100, 5);
    assertThat(agenda.first()).isEqualTo(1);
    assertThat(agenda.size()).isEqualTo(2);
    assertThat(copy.first()).isEqualTo(100);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void itAgreesWithASortedListWhateverIsDone(long seed) {
    SeededRandom random = new SeededRandom(seed);
    Map<Integer, Long> reference = new TreeMap<>();
    Agenda tested = agenda;
    for (int i = 0; i < STEPS; i++) {
      int actor = random.below(ACTORS);
      switch (random.below(8)) {
        case 0, 1 -> {
          tested.cancel(actor);
          reference.remove(actor);
        }
        case 2 -> {
          tested.schedule(actor, Agenda.NEVER);
          reference.remove(actor);
        }
        case 3 -> tested = tested.copy();
        default -> {
          long time = random.below(100);
          tested.schedule(actor, time);
          reference.put(actor, time);
        }
      }
      assertThat(tested.size()).isEqualTo(reference.size());
      assertThat(tested.timeOf(actor)).isEqualTo(reference.getOrDefault(actor, Agenda.NEVER));
      assertThat(tested.isEmpty() ? -1 : tested.first()).isEqualTo(first(reference));
    }
  }

  /** The reference is ordered by actor, and min keeps the first of equals. */
  private static int first(Map<Integer, Long> reference) {
    return reference.entrySet().stream()
        .min(Comparator.comparingLong(Map.Entry::getValue))
        .map(Map.Entry::getKey)
        .orElse(-1);
  }
}
