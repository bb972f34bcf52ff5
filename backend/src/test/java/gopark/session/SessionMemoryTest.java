package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gopark.runtime.Budget;
import gopark.runtime.GoRuntime;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.session.Trouble.Code;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

/** What strangers' programs hold is counted, and nobody's is another's want. */
final class SessionMemoryTest {
  private static final long NOON = 1_800_000_000_000L;
  private static final long MEGABYTE = 1 << 20;

  /** Memory for all sessions together. */
  private static final long ROOM = 12 * MEGABYTE;

  private static final long A_SECOND = 1_000;

  private static final String GROWS_WITH_EVERY_NAP =
      """
      package main
      import "time"
      var all [][]byte
      func main() {
        for { all = append(all, make([]byte, 1<<16)); time.Sleep(100*time.Microsecond) }
      }
      """;

  private static final String HOLDS_FOUR_MEGABYTES =
      """
      package main
      import "time"
      var all [][]byte
      func main() {
        for range 64 { all = append(all, make([]byte, 1<<16)) }
        time.Sleep(time.Hour)
      }
      """;

  private static final String HOLDS_FOUR_MEGABYTES_AND_GOES_ON =
      """
      package main
      import "time"
      var all [][]byte
      func main() {
        for range 64 { all = append(all, make([]byte, 1<<16)) }
        for { time.Sleep(100*time.Microsecond) }
      }
      """;

  private static final String A_MAP_GROWS_BETWEEN_NAPS =
      """
      package main
      import "time"
      var m = map[int]int{}
      func main() {
        for i := 0; ; i++ {
          m[i] = i
          if i%10_000 == 0 { time.Sleep(1) }
        }
      }
      """;

  private static final String GROWS_IN_ONE_STEP =
      """
      package main
      func main() {
        m := map[int]int{}
        for i := 0; ; i++ { m[i] = i }
      }
      """;

  private static final String HOLDS_LITTLE =
      """
      package main
      import "time"
      func main() {
        for { time.Sleep(time.Millisecond) }
      }
      """;

  private final MemoryJournal journal = new MemoryJournal();
  private final SessionLimits limits =
      new SessionLimits(1_000_000, 10, 100, 1_000, ROOM, A_SECOND * 60, A_SECOND * 600);
  private final Sessions sessions =
      new Sessions(journal, limits, SessionMemoryTest::meter, Laws.NONE);

  private static WorkMeter meter(LongConsumer holds) {
    return new WorkMeter() {
      @Override
      protected long nextSlice() {
        return SLICE;
      }

      @Override
      public void holds(long bytes) {
        holds.accept(bytes);
      }
    };
  }

  private static Scenario scenario(String source) {
    Map<String, Object> tree = Map.of("version", 1L, "program", Map.of("source", source));
    return Scenario.read(tree).orThrow();
  }

  private Session create(String id, String source) {
    return Objects.requireNonNull(sessions.create(id, scenario(source), "hash", NOON));
  }

  private static Submitted submit(Session session, Map<String, Object> command) {
    return session.submit(Commands.readAll(List.of(command)).orThrow(), OptionalLong.empty(), NOON);
  }

  private static void play(Session session) {
    Map<String, Object> pace = Map.of("nsPerSecond", 100_000_000L);
    assertThat(submit(session, Map.of("do", "play", "pace", pace)))
        .isInstanceOf(Submitted.Done.class);
  }

  @Test
  void whatAProgramHoldsCountsWithItsSession() {
    Session session = create("holds", HOLDS_FOUR_MEGABYTES);
    long before = sessions.weight();
    submit(session, Map.of("do", "seek", "timeNs", 50_000_000L));
    session.moment(NOON);

    assertThat(sessions.weight() - before).isBetween(4 * MEGABYTE, ROOM);
  }

  @Test
  void whoGrowsAboveHisSharePausesAndOthersPlayOn() {
    Session greedy = create("greedy", GROWS_WITH_EVERY_NAP);
    Session calm = create("calm", HOLDS_LITTLE);
    play(greedy);
    play(calm);
    for (int second = 1; second <= 5; second++) {
      greedy.moment(NOON + second * A_SECOND);
      calm.moment(NOON + second * A_SECOND);
    }

    assertThat(greedy.moment(NOON + 6 * A_SECOND).playing()).isFalse();
    assertThat(greedy.trouble()).isNull();
    assertThat(calm.moment(NOON + 6 * A_SECOND).playing()).isTrue();
    assertThat(sessions.weight()).isLessThan(ROOM + ROOM / 4);
  }

  @Test
  void whatCanBeWorkedOutAgainGivesWayBeforeWhoPlays() {
    Session session = create("long", HOLDS_FOUR_MEGABYTES_AND_GOES_ON);
    play(session);
    for (int second = 1; second <= 5; second++) {
      session.moment(NOON + second * A_SECOND);
      assertThat(sessions.weight()).isLessThan(ROOM + ROOM / 4);
    }

    long step = session.step(NOON + 5 * A_SECOND);
    assertThat(step).as("copies of four megabytes each are due").isGreaterThan(4 * 1_024);
    assertThat(session.moment(NOON + 5 * A_SECOND).playing()).isTrue();
    submit(session, Map.of("do", "back", "count", 2_000L));
    assertThat(session.step(NOON + 5 * A_SECOND)).isLessThan(step - 1_000);
  }

  @Test
  void aMapThatHasGrownWeighsWhatItHasGrownTo() {
    Scenario scenario = scenario(A_MAP_GROWS_BETWEEN_NAPS);
    GoRuntime weighed = scenario.start(new RunSink(), WorkMeter.unlimited());
    for (int steps = 1; steps <= 6_400; steps++) {
      weighed.step();
      long weight = weighed.weight();
      if (steps % 320 == 0) {
        // What was never weighed is counted whole.
        GoRuntime counted = scenario.start(new RunSink(), WorkMeter.unlimited());
        for (int i = 0; i < steps; i++) {
          counted.step();
        }
        assertThat(weight).as("after %d steps", steps).isGreaterThan(counted.weight() * 9 / 10);
      }
    }
    assertThat(weighed.weight()).isGreaterThan(4 * MEGABYTE);
  }

  @Test
  void whoGrowsWithinOneStepIsStoppedAndCanBeWatchedUpToThere() {
    Session greedy = create("greedy", GROWS_IN_ONE_STEP);
    long stood = greedy.step(NOON);
    WorkStopped stopped =
        catchThrowableOfType(
            WorkStopped.class, () -> submit(greedy, Map.of("do", "step", "count", 1_000L)));

    assertThat(stopped.reason()).isEqualTo(WorkStopped.Reason.MEMORY);
    assertThat(Objects.requireNonNull(greedy.trouble()).code())
        .isEqualTo(Code.TAKES_TOO_MUCH_MEMORY);
    assertThat(greedy.moment(NOON).step()).isGreaterThanOrEqualTo(stood);
    assertThat(sessions.weight()).isLessThan(ROOM);
    Session calm = create("calm", HOLDS_LITTLE);
    play(calm);
    assertThat(calm.moment(NOON + A_SECOND).playing()).isTrue();
  }

  @Test
  void aProgramOfNoSessionIsStoppedToo() {
    Scenario scenario = scenario(GROWS_IN_ONE_STEP);
    Budget budget = new Budget(1_000_000, Long.MAX_VALUE / 2);

    assertThatThrownBy(() -> sessions.computing(work -> ProgramRun.of(scenario, budget, work)))
        .isInstanceOf(WorkStopped.class);
    assertThat(sessions.weight()).isZero();
  }

  @Test
  void aProgramThatIsWeighedRunsAsOneThatIsNot() {
    Scenario scenario =
        scenario(
            """
            package main
            import "fmt"
            func main() {
              kept := map[int][]byte{}
              for i := 0; i < 400; i++ {
                kept[i%50] = make([]byte, 100_000)
                if i%100 == 0 { fmt.Println(i, len(kept)) }
              }
            }
            """);
    GoRuntime plain = scenario.start(new RunSink(), WorkMeter.unlimited());
    GoRuntime weighed = scenario.start(new RunSink(), WorkMeter.unlimited());
    boolean goesOn = true;
    while (goesOn) {
      goesOn = plain.step();
      assertThat(weighed.step()).isEqualTo(goesOn);
      weighed.weight();
      assertThat(weighed.now()).isEqualTo(plain.now());
    }
    assertThat(weighed.snapshot()).isEqualTo(plain.snapshot());
    assertThat(plain.weight()).isLessThan(20 * MEGABYTE);
  }
}
