package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.AfterFunc;
import gopark.program.Operation.Compute;
import gopark.program.Operation.NewTimer;
import gopark.program.Operation.Receive;
import gopark.program.Operation.ResetTimer;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.StopTimer;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program sees of timers. */
class TimersTest {
  private static final long MS = 1_000_000;

  /** The first object a program makes, if that is a timer, and its channel. */
  private static final int TIMER = 1;

  private static final int CHANNEL = 2;

  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  private Code sleeper(String name, long ns) {
    return new Code("main.main.func1").then(new Sleep(ns)).note(log, name);
  }

  private static Operation busy(long ns) {
    return new Compute(ns, true);
  }

  private static Operation gosched() {
    return new Operation.Gosched();
  }

  @Test
  void ofSleepersWhoseTimesCameTogetherTheLastRunsFirst() {
    main.go(sleeper("T1", MS / 2)).go(sleeper("T2", MS)).go(sleeper("T3", 3 * MS / 2));
    main.then(gosched()).then(busy(4 * MS)).note(log, "m").then(new Sleep(5 * MS));

    Run.of(main);

    assertThat(log).containsExactly("m", "T3", "T1", "T2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.26", "1.14", "1.13"})
  void sleepersOfAnIdleProcessWakeByTime(String release) {
    main.go(sleeper("30", 30 * MS)).go(sleeper("10", 10 * MS)).go(sleeper("20", 20 * MS));
    main.then(new Sleep(50 * MS));

    Run run = Run.of(Releases.named(release), main);

    assertThat(log).containsExactly("10", "20", "30");
    assertThat(run.took()).isBetween(50 * MS, 52 * MS);
  }

  @Test
  void aSleepOfNoTimeDoesNotYield() {
    main.go(new Code("main.f").note(log, "f"));
    main.then(new Sleep(0)).note(log, "main").then(new Sleep(-1)).then(gosched());

    Run.of(main);

    assertThat(log).containsExactly("main", "f");
  }

  @Test
  void anIdleSleepOfLessThanAMillisecondTakesOneAsEpollDoes() {
    Run run = Run.of(main.then(new Sleep(MS / 10)));

    assertThat(run.took()).isBetween(MS, 12 * MS / 10);
  }

  @Test
  void afterFuncStartsAGoroutineThatNobodyCreated() {
    Code function = new Code("main.f").note(log, "f");
    main.then(new AfterFunc(MS, function)).then(new Sleep(3 * MS));

    Run run = Run.of(main);

    assertThat(log).containsExactly("f");
    assertThat(run.of(EventKind.GO_CREATED)).singleElement().extracting(Run.Told::a).isEqualTo(0L);
  }

  @Test
  void afterFuncThatIsResetRunsItsFunctionAgainFromTheStart() {
    Code function = new Code("main.f").note(log, "begins").then(gosched()).note(log, "ends");
    main.then(new AfterFunc(MS, function)).then(new Sleep(3 * MS));
    main.then(new ResetTimer(TIMER, MS)).note(log, outcome -> "pending " + outcome.ok);
    main.then(new Sleep(3 * MS));

    Run.of(main);

    assertThat(log).containsExactly("begins", "ends", "pending false", "begins", "ends");
  }

  @Test
  void aTimerStoppedInTimeNeverFires() {
    main.then(new AfterFunc(MS, new Code("main.f").note(log, "f")));
    main.then(new StopTimer(TIMER)).note(log, outcome -> "pending " + outcome.ok);
    main.then(new StopTimer(TIMER)).note(log, outcome -> "pending " + outcome.ok);
    main.then(new Sleep(3 * MS));

    Run.of(main);

    assertThat(log).containsExactly("pending true", "pending false");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.26", "1.14", "1.13"})
  void aTimersChannelGivesTheTime(String release) {
    main.then(new NewTimer(5 * MS, 0)).then(new Receive(CHANNEL));
    main.note(log, outcome -> "ok " + outcome.ok);

    Run run = Run.of(Releases.named(release), main);

    assertThat(log).containsExactly("ok true");
    assertThat(run.took()).isBetween(5 * MS, 7 * MS);
  }

  @Test
  void sinceGo123AStoppedTimerLeavesNoStaleValue() {
    assertThat(stopAfterExpiry(Releases.newest())).containsExactly("pending true", "len 0");
  }

  @Test
  void beforeGo123AStoppedTimerMayHaveSentAlready() {
    assertThat(stopAfterExpiry(Releases.named("1.14"))).containsExactly("pending false", "len 1");
  }

  private List<String> stopAfterExpiry(Release release) {
    main.then(new NewTimer(MS, 0)).then(busy(2 * MS)).then(gosched());
    main.then(new StopTimer(TIMER)).note(log, outcome -> "pending " + outcome.ok);
    main.then(new Operation.Length(CHANNEL)).note(log, outcome -> "len " + outcome.number);
    Run.of(release, main);
    return log;
  }

  @Test
  void sinceGo123ATimerWhoseChannelNobodyWaitsForIsPutInNoHeap() {
    main.then(new NewTimer(50 * MS, 0)).then(new Sleep(MS));

    Run run = Run.of(main);

    assertThat(run.of(EventKind.TIMER_STARTED)).hasSize(1);
    assertThat(run.of(EventKind.TIMER_STARTED).getFirst().a()).isZero();
  }

  @Test
  void aValueThatIsDueIsThereForWhoeverLooks() {
    main.then(new NewTimer(MS, 0)).then(busy(2 * MS));
    main.then(new Operation.Select(List.of(new Operation.SelectCase(CHANNEL, false, null)), true));
    main.note(log, outcome -> "case " + outcome.number);

    Run.of(main);

    assertThat(log).containsExactly("case 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.26", "1.14"})
  void aTickerThatWasNotHeardSkipsTicksAndKeepsItsTimes(String release) {
    main.then(new NewTimer(10 * MS, 10 * MS)).then(busy(35 * MS)).then(gosched());
    for (int i = 0; i < 3; i++) {
      main.then(new Receive(CHANNEL)).then(new Operation.Now());
      main.note(log, outcome -> Long.toString(outcome.number / MS));
    }

    Run.of(Releases.named(release), main);

    assertThat(log).containsExactly("35", "40", "50");
  }

  @Test
  void aTickersResetChangesItsPeriod() {
    main.then(new NewTimer(10 * MS, 10 * MS)).then(new ResetTimer(TIMER, 3 * MS));
    main.then(new Receive(CHANNEL)).then(new Receive(CHANNEL)).then(new Receive(CHANNEL));

    assertThat(Run.of(main).took()).isBetween(9 * MS, 11 * MS);
  }

  @Test
  void before114TheTimersHaveAGoroutineOfTheirOwnThatNoDeadlockShows() {
    main.then(new Sleep(MS)).then(new Receive(Operation.NIL));

    Run run = Run.of(Releases.named("1.13"), main);

    assertThat(run.of(EventKind.GO_CREATED)).hasSize(1);
    assertThat(run.stderr())
        .isEqualTo(
            """
            fatal error: all goroutines are asleep - deadlock!

            goroutine 1 [chan receive (nil chan)]:
            main.main()
            \ta.go:2
            """);
  }
}
