package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gopark.journal.EntrySize;
import gopark.runtime.Budget;
import gopark.runtime.GoRuntime;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.session.Trouble.Code;
import gopark.simulation.MemoryLender;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
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

  private static final String GROWS_FROM_STEP_TO_STEP =
      """
      package main
      func main() {
        m := map[int]int{}
        for i := 0; ; i++ { m[i] = i }
      }
      """;

  private static final String GROWS_IN_ONE_STEP =
      """
      package main
      var all []byte
      func main() { all = make([]byte, 1<<24) }
      """;

  /** So much that it is counted in the middle of the step. */
  private static final String HOLDS_MUCH_AT_ONCE =
      """
      package main
      import "time"
      var all []byte
      func main() {
        all = make([]byte, 1<<25)
        time.Sleep(time.Hour)
      }
      """;

  private static final String HOLDS_MUCH_AFTER_A_WHILE =
      """
      package main
      import "time"
      var all []byte
      func main() {
        for range 10 { time.Sleep(time.Millisecond) }
        all = make([]byte, 1<<25)
        time.Sleep(time.Hour)
      }
      """;

  private static final Map<String, Object> INTO_ITS_SLEEP =
      Map.of("do", "seek", "timeNs", 50_000_000L);

  private static final String HOLDS_LITTLE =
      """
      package main
      import "time"
      func main() {
        for { time.Sleep(time.Millisecond) }
      }
      """;

  private static final String MANY_NAP =
      """
      package main
      import "time"
      func main() {
        for range 900 { go func() { for { time.Sleep(100*time.Microsecond) } }() }
        time.Sleep(time.Hour)
      }
      """;

  private static final Map<String, Object> RUN_FOR_EVER =
      Map.of("do", "runUntil", "condition", "step > 1000000000");

  private final MemoryJournal journal = new MemoryJournal();
  private final SessionLimits limits =
      new SessionLimits(20_000, 10, 100, 1 << 20, 1_000, ROOM, A_SECOND * 60, A_SECOND * 600);
  private final Sessions sessions = new Sessions(journal, limits, this::meter, Laws.NONE);

  /** The most that all sessions took whenever that was looked at in the midst of work. */
  private long mostSeen;

  private WorkMeter meter(MemoryLender memory) {
    return new WorkMeter() {
      @Override
      protected long nextSlice() {
        mostSeen = Math.max(mostSeen, sessions.weight());
        return SLICE;
      }

      @Override
      public void holds(long bytes) {
        memory.holds(bytes);
      }

      @Override
      public void asks(long bytes) {
        memory.asks(bytes);
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
    assertThat(greedy.moment(NOON).trouble()).isNull();
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
    assertThat(Objects.requireNonNull(greedy.moment(NOON).trouble()).code())
        .isEqualTo(Code.TAKES_TOO_MUCH_MEMORY);
    assertThat(greedy.moment(NOON).step()).isGreaterThanOrEqualTo(stood);
    assertThat(sessions.weight()).isLessThan(ROOM);
    Session calm = create("calm", HOLDS_LITTLE);
    play(calm);
    assertThat(calm.moment(NOON + A_SECOND).playing()).isTrue();
  }

  @Test
  void whoGrowsFromStepToStepInOneCommandStopsOnTheWay() {
    Session greedy = create("greedy", GROWS_FROM_STEP_TO_STEP);
    long stood = greedy.step(NOON);

    assertThat(submit(greedy, RUN_FOR_EVER)).isInstanceOf(Submitted.Done.class);

    assertThat(greedy.step(NOON)).isBetween(stood + 1, 19_999L);
    assertThat(greedy.moment(NOON).trouble()).isNull();
    assertThat(sessions.weight()).isLessThan(ROOM + ROOM / 4);
  }

  @Test
  void aReaderWhoLooksAheadHoldsNobody() {
    Session greedy = create("greedy", GROWS_IN_ONE_STEP);
    Moment stood = greedy.moment(NOON);

    assertThatThrownBy(() -> greedy.at(100_000)).isInstanceOf(WorkStopped.class);

    assertThat(greedy.moment(NOON)).isEqualTo(stood);
    assertThat(greedy.moment(NOON).trouble()).isNull();
    assertThat(sessions.weight()).isLessThan(ROOM);
    assertThat(submit(greedy, Map.of("do", "gc"))).isInstanceOf(Submitted.Done.class);
  }

  /** Sessions with memory for one that takes much beside another, and not for two more. */
  private Sessions roomy() {
    SessionLimits wide =
        new SessionLimits(
            20_000, 10, 100, 1 << 20, 1_000, 70 * MEGABYTE, A_SECOND * 60, A_SECOND * 600);
    return new Sessions(journal, wide, this::meter, Laws.NONE);
  }

  private static Session create(Sessions sessions, String id) {
    Scenario scenario = scenario(HOLDS_MUCH_AT_ONCE);
    return Objects.requireNonNull(sessions.create(id, scenario, "hash", NOON));
  }

  @Test
  void whatOthersHoldIsNoReasonToHoldASessionThatWantsMore() {
    Sessions roomy = roomy();
    for (String other : List.of("one", "two")) {
      assertThat(submit(create(roomy, other), INTO_ITS_SLEEP)).isInstanceOf(Submitted.Done.class);
    }
    Session late = create(roomy, "late");
    long stood = late.step(NOON);

    WorkStopped stopped =
        catchThrowableOfType(WorkStopped.class, () -> submit(late, INTO_ITS_SLEEP));

    assertThat(stopped.reason()).isEqualTo(WorkStopped.Reason.SHORTAGE);
    assertThat(late.moment(NOON).trouble()).isNull();
    assertThat(late.step(NOON)).isEqualTo(stood);

    roomy.end("one");
    roomy.end("two");
    assertThat(submit(late, INTO_ITS_SLEEP)).isInstanceOf(Submitted.Done.class);
    assertThat(late.step(NOON)).isGreaterThan(stood);
  }

  @Test
  void aCommandEndsBeforeTheStepForWhichOthersLeaveNoMemory() {
    Sessions roomy = roomy();
    for (String other : List.of("one", "two")) {
      submit(create(roomy, other), INTO_ITS_SLEEP);
    }
    Session late =
        Objects.requireNonNull(
            roomy.create("late", scenario(HOLDS_MUCH_AFTER_A_WHILE), "hash", NOON));
    long stood = late.step(NOON);

    assertThat(submit(late, INTO_ITS_SLEEP)).isInstanceOf(Submitted.Done.class);

    assertThat(late.step(NOON)).isGreaterThan(stood);
    assertThat(late.moment(NOON).timeNs()).isBetween(9_000_000L, 12_000_000L);
    assertThat(late.moment(NOON).trouble()).isNull();
    assertThatThrownBy(() -> submit(late, INTO_ITS_SLEEP)).isInstanceOf(WorkStopped.class);
  }

  @Test
  void whoPlaysWhileOthersHoldMuchPauses() {
    Sessions roomy = roomy();
    for (String other : List.of("one", "two")) {
      submit(create(roomy, other), INTO_ITS_SLEEP);
    }
    Session late = create(roomy, "late");
    play(late);

    assertThat(late.moment(NOON + A_SECOND).stoppedBy()).isEqualTo(Advance.MEMORY);
    Moment paused = late.moment(NOON + 2 * A_SECOND);
    assertThat(paused.playing()).isFalse();
    assertThat(paused.trouble()).isNull();
  }

  @Test
  void whatALongCommandKeepsIsCountedWhileItRuns() {
    Session session = create("long", MANY_NAP);
    long before = sessions.weight();
    mostSeen = 0;

    assertThat(submit(session, RUN_FOR_EVER)).isInstanceOf(Submitted.Done.class);

    assertThat(session.step(NOON)).isEqualTo(20_000);
    assertThat(mostSeen).as("in the middle of the command").isGreaterThan(before + 4 * MEGABYTE);
  }

  @Test
  void longCommandsOfManyKeepTogetherWhatThereIsRoomFor() {
    SessionMemory memory = new SessionMemory(ROOM);
    List<History> histories = new ArrayList<>();
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Allowance allowance = new LimitedAllowance(limits, memory.claim());
      History history =
          new History(
              scenario(MANY_NAP), Host.of(allowance, WorkMeter.unlimited()), LawCheck.off());
      histories.add(history);
      runs.add(history.at(0));
    }
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < histories.size(); i++) {
        for (int step = 0; step < 1_024; step++) {
          histories.get(i).goOn(runs.get(i));
        }
        assertThat(memory.taken()).isLessThan(ROOM + ROOM / 4);
      }
    }
    long held = histories.stream().mapToLong(History::weigh).sum();
    assertThat(memory.taken()).as("as it was told step by step").isBetween(held / 2, 2 * held);
    assertThat(held).isLessThan(ROOM + ROOM / 4);
  }

  @Test
  void commandsWeighAsMuchAsTheyAreLong() {
    Session session = create("long", HOLDS_LITTLE);
    long before = sessions.weight();

    assertThat(submit(session, longCommand())).isInstanceOf(Submitted.Done.class);

    long bytes = EntrySize.of(longCommand());
    assertThat(sessions.weight() - before).isGreaterThan(2 * bytes);
    sessions.tidy(NOON + 100 * A_SECOND);
    assertThat(sessions.weight()).isZero();
    Session again = Objects.requireNonNull(sessions.find("long", NOON));
    assertThat(sessions.weight() - before).isGreaterThan(2 * bytes);
    assertThat(again.moment(NOON).runtime()).isEqualTo(session.moment(NOON).runtime());
  }

  @Test
  void commandsAreRefusedWhereAllSessionsHaveTooManyOfThem() {
    Submitted last = null;
    for (int i = 0; i < 12; i++) {
      Session session = create("s" + i, HOLDS_LITTLE);
      do {
        last = submit(session, longCommand());
      } while (last instanceof Submitted.Done);
      assertThat(sessions.weight()).isLessThan(ROOM + ROOM / 3);
      assertThat(submit(session, Map.of("do", "pause"))).isInstanceOf(Submitted.Done.class);
      assertThat(session.moment(NOON).trouble()).isNull();
    }
    assertThat(last)
        .isInstanceOfSatisfying(
            Submitted.Refused.class,
            refused -> assertThat(refused.problem().code()).isEqualTo("too-much-memory"));
  }

  @Test
  void aSessionOfMuchIsNotReadIntoAMemoryThatIsShort() {
    Session session = create("long", HOLDS_LITTLE);
    for (int i = 0; i < 36; i++) {
      assertThat(submit(session, longCommand())).isInstanceOf(Submitted.Done.class);
    }
    create("short", HOLDS_LITTLE);
    sessions.tidy(NOON + 100 * A_SECOND);
    for (String other : List.of("one", "two", "three")) {
      submit(create(other, HOLDS_FOUR_MEGABYTES), INTO_ITS_SLEEP);
    }

    assertThatThrownBy(() -> sessions.find("long", NOON)).isInstanceOf(WorkStopped.class);
    assertThat(sessions.find("short", NOON)).isNotNull();
    assertThat(sessions.weight()).isLessThan(ROOM + ROOM / 4);
  }

  private static Map<String, Object> longCommand() {
    Map<String, Object> print = Map.of("do", "print", "text", "x".repeat(100));
    return Map.of(
        "do",
        "go",
        "behaviour",
        Map.of("kind", "script", "steps", Collections.nCopies(200, print)));
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
