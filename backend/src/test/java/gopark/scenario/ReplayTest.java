package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Applied;
import gopark.command.Orders;
import gopark.command.RuntimeCommand;
import gopark.runtime.GoRuntime;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was recorded runs again to the same log, byte for byte. */
class ReplayTest {
  private static final int ORDERS = 60;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void aRecordedSessionRunsAgainToTheSameLog(long seed) {
    RandomDocuments random = new RandomDocuments(seed);
    Scenario begun = startable(random);
    EventLog log = new EventLog();
    GoRuntime runtime = begun.start(log);
    List<Timed> recorded = new ArrayList<>();
    for (int i = 0; i < ORDERS && runtime.ending() == null; i++) {
      RuntimeCommand command = random.runtime();
      if (runtime.apply(command) instanceof Applied) {
        recorded.add(new Timed(runtime.steps(), command));
      }
      for (int steps = random.random().below(80); steps > 0 && runtime.step(); steps--) {
        runtime.checkInvariants();
      }
    }
    long last = runtime.steps();

    Scenario document = Scenario.read(begun.withCommands(recorded).tree()).orThrow();
    EventLog again = new EventLog();
    Replay replay = document.replay(again);
    assertThat(replay.problems()).isEmpty();
    while (replay.runtime().steps() < last && replay.runtime().step()) {
      replay.runtime().checkInvariants();
    }
    assertThat(again.encode(0, again.size())).isEqualTo(log.encode(0, log.size()));
    assertThat(replay.runtime().snapshot()).isEqualTo(runtime.snapshot());
  }

  private static Scenario startable(RandomDocuments random) {
    Scenario scenario = random.scenario();
    while (!Scenario.read(scenario.tree()).problems().isEmpty()) {
      scenario = random.scenario();
    }
    return scenario.withCommands(List.of());
  }

  @Test
  void whatMakesNoSenseOrNeverComesIsTold() {
    Scenario scenario =
        Scenario.standard()
            .withCommands(
                List.of(
                    new Timed(0, new RuntimeCommand.Unblock(77)),
                    new Timed(0, Orders.exit(1, false)),
                    new Timed(1L << 50, Orders.gc())));
    assertThat(scenario.replay(new EventLog()).problems())
        .extracting(it -> it.path() + " " + it.code())
        .containsExactly("commands[0] no-such-goroutine", "commands[2].step step-not-reached");
  }

  @Test
  void aReplayGoesNoFurtherThanItMay() {
    Scenario scenario =
        Scenario.standard()
            .withCommands(
                List.of(
                    new Timed(
                        0, new RuntimeCommand.Go(new Behaviour.Forever(true), 3, null, 1, null)),
                    new Timed(1L << 50, Orders.gc())));
    Replay replay = scenario.replay(new EventLog(), 1_000);
    assertThat(replay.problems()).hasSize(1);
    assertThat(replay.runtime().steps()).isLessThan(2_000);
  }
}
