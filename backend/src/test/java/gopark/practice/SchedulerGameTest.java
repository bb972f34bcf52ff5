package gopark.practice;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.practice.Turn.Choice;
import gopark.practice.Turn.Option;
import gopark.practice.Turn.Place;
import gopark.runtime.event.Source;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of every game in which a learner makes the scheduler's choices. */
class SchedulerGameTest {
  private static final int SEEDS = 25;

  private static Stream<SchedulerGame> games(int level) {
    return Stream.iterate(1L, seed -> seed + 1)
        .limit(SEEDS)
        .map(seed -> SchedulerGame.of(level, seed, WorkMeter.unlimited()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aGameHasSeveralSearchesInTheirOrderAndTheRightChoiceAmongThem(int level) {
    games(level)
        .forEach(game -> {
          assertThat(game.turns()).hasSizeBetween(6, SchedulerGame.MOST_TURNS);
          long last = 0;
          for (Turn turn : game.turns()) {
            assertThat(turn.step()).isGreaterThanOrEqualTo(last);
            assertThat(turn.until()).isGreaterThan(turn.step());
            assertThat(turn.offers(turn.g())).isTrue();
            last = turn.until();
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void whoChoosesAsTheRuntimeHasAllPointsAndWhoeverElseIsToldWhy(int level) {
    games(level)
        .forEach(game -> {
          int points = 0;
          for (Turn turn : game.turns()) {
            points += turn.judge(new Choice(turn.g(), turn.taken())).points();
            for (Option option : turn.options()) {
              Turn.Verdict verdict = turn.judge(new Choice(option.g(), 1));
              boolean isRight = Integer.valueOf(option.g()).equals(turn.g());
              assertThat(verdict.right()).isEqualTo(isRight);
              assertThat(verdict.reason().name().startsWith("RIGHT")).isEqualTo(isRight);
            }
          }
          assertThat(points).isEqualTo(game.mostPoints());
        });
  }

  @Test
  void theSameSeedGivesTheSameGameAndAnotherSeedAnother() {
    SchedulerGame one = SchedulerGame.of(2, 7, WorkMeter.unlimited());
    assertThat(SchedulerGame.of(2, 7, WorkMeter.unlimited())).isEqualTo(one);
    assertThat(SchedulerGame.of(2, 8, WorkMeter.unlimited()).scenario())
        .isNotEqualTo(one.scenario());
  }

  @Test
  void everyWayToFindWorkIsAskedForSomewhere() {
    Set<Source> found = EnumSet.noneOf(Source.class);
    for (int level = 1; level <= SchedulerGame.LEVELS; level++) {
      games(level).forEach(game -> game.turns().forEach(turn -> found.add(turn.found())));
    }
    assertThat(found)
        .contains(
            Source.GLOBAL_TICK,
            Source.RUNNEXT,
            Source.LOCAL,
            Source.GLOBAL,
            Source.NETPOLL,
            Source.STOLEN,
            Source.NOTHING);
  }

  @Test
  void theReasonNamesTheRuleThatWasBroken() {
    List<Option> options = new ArrayList<>();
    options.add(new Option(1, Place.OWN_RUNNEXT, "P0.runnext"));
    options.add(new Option(2, Place.OWN_QUEUE, "P0.runq[0]"));
    options.add(new Option(3, Place.GLOBAL_QUEUE, "sched.runq[0]"));
    options.add(new Option(4, Place.OTHER_QUEUE, "P1.runq[0]"));
    options.add(new Option(5, Place.ARRIVED, "IO wait"));
    options.add(new Option(6, Place.WAITING, "sleep"));
    assertThat(reason(Source.RUNNEXT, 1, options, 2)).isEqualTo(Reason.RUNNEXT_FIRST);
    assertThat(reason(Source.RUNNEXT, 1, options, 3)).isEqualTo(Reason.OWN_FIRST);
    assertThat(reason(Source.RUNNEXT, 1, options, 4)).isEqualTo(Reason.STEALING_LAST);
    assertThat(reason(Source.RUNNEXT, 1, options, 5)).isEqualTo(Reason.NETWORK_LATER);
    assertThat(reason(Source.RUNNEXT, 1, options, 6)).isEqualTo(Reason.NOT_READY);
    assertThat(reason(Source.GLOBAL_TICK, 3, options, 1)).isEqualTo(Reason.TICK);
    assertThat(reason(Source.NETPOLL, 5, options, 4)).isEqualTo(Reason.NETWORK_FIRST);
    assertThat(turn(Source.GLOBAL, 3, options).judge(new Choice(null, null)).reason())
        .isEqualTo(Reason.NOT_IDLE);
  }

  private static Reason reason(Source found, int g, List<Option> options, int chosen) {
    return turn(found, g, options).judge(new Choice(chosen, null)).reason();
  }

  private static Turn turn(Source found, int g, List<Option> options) {
    return new Turn(1, 2, 0, 0, 3, options, found, g, 1, 1, List.of());
  }
}
