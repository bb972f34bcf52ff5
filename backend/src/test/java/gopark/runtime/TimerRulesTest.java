package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.Sleep;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which thread runs timers, and where the goroutines go that they wake. */
class TimerRulesTest {
  private static final long MS = 1_000_000;
  private static final long US = 1_000;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram sleeps(long ns) {
    return ListProgram.of("main.sleeper").then(new Sleep(ns));
  }

  private static WorldRun run(String release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, Releases.named(release), procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  @ParameterizedTest
  @CsvSource({"100, 1000, 1200", "1000, 1000, 1200", "1500, 2000, 2300", "5000, 5000, 5300"})
  void anIdleSleepEndsWhenEpollsWholeMillisecondsHavePassed(long us, long from, long to) {
    WorldRun run = new WorldRun(main().then(new Sleep(us * US)), Releases.newest(), 1);
    long began = run.runtime.now();
    run.toTheEnd();
    assertThat(run.runtime.now() - began).isBetween(from * US, to * US);
  }

  @Test
  void aBusyProcessorSeesItsTimersWheneverItSchedules() {
    ListProgram main = main().go(sleeps(MS));
    for (int i = 0; i < 40; i++) {
      main.then(new Compute(100 * US, true)).then(new Gosched());
    }
    WorldRun run = run("1.26", 1, main);
    assertThat(run.of(EventKind.TIMER_FIRED))
        .singleElement()
        .matches(told -> told.b() >= 0 && told.b() < 150 * US);
  }

  @Test
  void noTimerInterruptsWhoComputes() {
    WorldRun run =
        run("1.26", 1, main().go(sleeps(MS)).then(new Gosched()).then(new Compute(8 * MS, true)));
    assertThat(run.of(EventKind.TIMER_FIRED)).isEmpty();
  }

  @Test
  void whoIsWokenByATimerIsInTheRunnextOfTheProcessorThatRanIt() {
    WorldRun run = run("1.26", 1, main().go(sleeps(MS)).then(new Sleep(3 * MS)));
    List<WorldRun.Told> readied =
        run.of(EventKind.GO_READIED).stream().filter(told -> told.a() == 0).toList();
    assertThat(readied)
        .isNotEmpty()
        .allMatch(told -> Place.of(told.b()) == Place.RUNNEXT && told.p() == 0);
  }

  @Test
  void theTimerOfABusyProcessorIsRunByAnotherThatKeepsWhomItWakes() {
    ListProgram main = main().go(sleeps(2 * MS)).then(new Gosched());
    WorldRun run = run("1.26", 2, main.then(new Compute(6 * MS, false)));
    WorldRun.Told fired = run.of(EventKind.TIMER_FIRED).getFirst();
    WorldRun.Told readied =
        run.of(EventKind.GO_READIED).stream()
            .filter(told -> told.g() == fired.g() && told.time() >= fired.time())
            .findFirst()
            .orElseThrow();
    assertThat(readied.p()).isEqualTo(fired.p());
    assertThat(fired.b()).isLessThan(MS);
    assertThat(run.of(EventKind.GO_ENDED).getFirst().time()).isLessThan(fired.time() + MS);
  }

  @Test
  void aSleepWithNobodyInThePollerWakesAMachineThatThenPollsForIt() {
    ListProgram main = main().go(sleeps(3 * MS)).then(new Gosched());
    WorldRun run = run("1.26", 2, main.then(new Compute(6 * MS, false)));
    long began = run.of(EventKind.TIMER_STARTED).getFirst().time();
    assertThat(run.of(EventKind.NETPOLL_BLOCKED))
        .isNotEmpty()
        .anyMatch(told -> told.time() < began + MS);
  }

  @Test
  void aTimerThatIsDueSoonerBreaksTheSleepInThePoller() {
    ListProgram main = main().go(sleeps(50 * MS)).then(new Gosched()).then(new Compute(MS, true));
    main.go(sleeps(2 * MS)).then(new Compute(8 * MS, false));
    WorldRun run = run("1.26", 2, main);
    assertThat(run.of(EventKind.NETPOLL_BROKEN)).isNotEmpty();
    assertThat(run.of(EventKind.TIMER_FIRED)).hasSize(1).allMatch(told -> told.b() < MS);
  }

  @Test
  void afterFuncPutsItsGoroutineIntoRunnextBeforeThoseThatWait() {
    ListProgram main = main().then(new Operation.AfterFunc(MS, ListProgram.of("main.af")));
    main.go(ListProgram.of("main.g")).then(new Compute(3 * MS, true)).then(new Gosched());
    WorldRun run = run("1.26", 1, main);
    WorldRun.Told created = run.of(EventKind.GO_CREATED).getLast();
    assertThat(created.a()).isZero();
    assertThat(Place.of(created.b())).isEqualTo(Place.RUNNEXT);
    assertThat(run.of(EventKind.GO_ENDED).getFirst().g()).isEqualTo(created.g());
  }

  @Test
  void before114EachProcessorHasAHeapWithAGoroutine() {
    ListProgram busy = sleeps(2 * MS).then(new Compute(MS, true));
    ListProgram main = main().go(busy).then(new Compute(500 * US, true)).then(new Sleep(5 * MS));
    WorldRun run = run("1.13", 2, main);
    List<Integer> fired =
        run.of(EventKind.TIMER_FIRED).stream().map(WorldRun.Told::p).distinct().toList();
    assertThat(fired).isNotEmpty();
    long created = run.of(EventKind.GO_CREATED).size();
    assertThat(created).as("the sleeper, and a goroutine for each heap").isEqualTo(3);
    assertThat(run("1.14", 2, main()).of(EventKind.GO_CREATED)).isEmpty();
  }

  @Test
  void before123ATimerIsInItsHeapFromTheStart() {
    ListProgram timer = main().then(new Operation.NewTimer(50 * MS, 0)).then(new Sleep(MS));
    List<WorldRun.Told> started = run("1.14", 1, timer).of(EventKind.TIMER_STARTED);
    assertThat(started).hasSize(2);
    assertThat(started.getFirst().a()).isEqualTo(1);
  }

  @Test
  void aSelectThatIsOverTakesItsTimerOutOfTheHeap() {
    ListProgram sender = ListProgram.of("main.sender").then(new Operation.Send(1, "v"));
    ListProgram main = main().then(new Operation.MakeChannel(0, ""));
    main.then(new Operation.NewTimer(30_000 * MS, 0)).go(sender);
    Operation.SelectCase value = new Operation.SelectCase(1, false, null);
    Operation.SelectCase timeout = new Operation.SelectCase(3, false, null);
    main.then(new Operation.Select(List.of(value, timeout), false));
    main.then(new Operation.Receive(1));
    WorldRun run = run("1.26", 1, main);
    assertThat(run.of(EventKind.TIMER_FIRED)).isEmpty();
    assertThat(run.of(EventKind.PROCESS_EXITED)).singleElement().matches(told -> told.a() == 2);
  }
}
