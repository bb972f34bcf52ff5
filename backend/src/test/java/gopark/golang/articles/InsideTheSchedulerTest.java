package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.corpus;
import static gopark.golang.articles.ArticleProgram.example;
import static gopark.golang.articles.ArticleProgram.main;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.Source;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.WaitReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The long article on how the scheduler works inside: life of G, M, P, preemption, I/O, GC. */
class InsideTheSchedulerTest {
  private static final long SECOND = 1_000_000_000L;
  private static final long TEN_MS = 10_000_000;

  /** The longest sysmon sleeps when nothing changes, including what the system adds. */
  private static final long SYSMONS_LONGEST = 10_100_000;

  private static final String TWO_SLEEPERS =
      """
          go func() {
              time.Sleep(time.Second)
          }()

          time.Sleep(2*time.Second)
      """;

  /** The article's loops of one and two milliards of turns. */
  private static final String TWO_FIBONACCI =
      """
      package main

      import "time"

      func fibonacci(n int) int {
          if n <= 1 {
              return n
          }
          previous, current := 0, 1
          for i := 2; i <= n; i++ {
              previous, current = current, previous+current
          }
          return current
      }

      func main() {
          go fibonacci(1_000_000_000)
          go fibonacci(2_000_000_000)

          time.Sleep(3*time.Second)
      }
      """;

  private static ArticleProgram twoFibonacci() {
    return ArticleProgram.of(TWO_FIBONACCI).instructionPs(20_000_000);
  }

  @Test
  void mainSleepsTwoSecondsWhileTheOtherWakesAfterOne() {
    PlayedProgram played = main("time", TWO_SLEEPERS).play();
    List<Seen> fired = played.events(EventKind.TIMER_FIRED);

    assertThat(played.exitCode()).isZero();
    assertThat(played.timeNs()).isBetween(2 * SECOND, 2 * SECOND + TEN_MS);
    assertThat(fired).hasSize(2);
    assertThat(fired.getFirst().timeNs()).isBetween(SECOND, SECOND + TEN_MS);
  }

  @Test
  void aSleeperIsATimerOfAProcessorAndTheThreadWaitsInThePoller() {
    RuntimeSnapshot asleep =
        main("time", TWO_SLEEPERS).play().when(s -> s.netpoll().poller() != null);

    assertThat(asleep.timers()).hasSize(2);
    assertThat(asleep.gs().values())
        .filteredOn(g -> !g.system())
        .extracting(g -> g.waitReason().text())
        .containsOnly("sleep");
    assertThat(asleep.sched().npidle()).isOne();
  }

  @Test
  void twoSleepersOfTheCorpusDoAsTheyDoInGo() {
    assertThat(corpus("a_two_sleepers").stdout()).startsWith("goroutine wakes\n");
    assertThat(example("two-sleepers").play().exitCode()).isZero();
  }

  @Test
  void twoLoopsOnOneProcessorTakeTurnsButForTheLookAtTheGlobalQueueAndNeitherStarves() {
    PlayedProgram played = twoFibonacci().play();
    List<Seen> preempted = played.events(EventKind.GO_PREEMPTED);

    assertThat(played.exitCode()).isZero();
    assertThat(preempted).hasSizeGreaterThan(100);
    assertThat(preempted.stream().map(Seen::g).distinct()).hasSize(2);
    int again = 0;
    for (int i = 1; i < preempted.size(); i++) {
      again += preempted.get(i).g() == preempted.get(i - 1).g() ? 1 : 0;
    }
    assertThat(again).isLessThanOrEqualTo(preempted.size() / 61 + 1);
  }

  @Test
  void aSliceOfALoopLastsTenMillisecondsAndABitMore() {
    PlayedProgram played = twoFibonacci().play();

    // The first loop runs in what main has left of its slice: it was started into runnext.
    assertThat(played.events(EventKind.GO_PREEMPTED).stream().skip(1))
        .isNotEmpty()
        .allMatch(event -> event.c() >= TEN_MS * 9 / 10 && event.c() <= 2 * SYSMONS_LONGEST);
  }

  @Test
  void sysmonAsksAndTheSignalStopsTheLoop() {
    PlayedProgram played = twoFibonacci().play();

    assertThat(played.count(EventKind.PREEMPTION_REQUESTED)).isGreaterThan(100);
    assertThat(played.events(EventKind.GO_PREEMPTED))
        .allMatch(event -> Preempted.of(event.a()) == Preempted.BY_SIGNAL)
        .allMatch(event -> Place.of(event.b()) == Place.GLOBAL_TAIL);
  }

  @Test
  void inGo113TheFirstOfTheTwoLoopsKeepsTheProcessor() {
    PlayedProgram played = twoFibonacci().go("1.13").atMost(SECOND).play();

    assertThat(played.events(EventKind.GO_PREEMPTED, e -> e.timeNs() > TEN_MS)).isEmpty();
    assertThat(played.last().gs().values())
        .filteredOn(g -> g.name().equals("main.fibonacci"))
        .anyMatch(g -> g.ranNs() == 0);
  }

  @Test
  void shorterLoopsBothEndBeforeMain() {
    assertThat(example("two-fibonacci").play().lines())
        .containsExactly("the shorter loop is done", "the longer loop is done", "main is over");
    assertThat(corpus("a_two_fibonacci_loops").stdout()).isEqualTo("begun 2 done 2\n");
  }

  @Test
  void mainSpawns300AndTheOverflowGoesToTheGlobalQueue() {
    PlayedProgram played = example("queue-overflow").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.events(EventKind.RUNQ_OVERFLOWED)).hasSize(1);
    assertThat(corpus("a_many_are_spawned").stdout())
        .contains("3 started, the first to run was 2")
        .contains("257 started, the first to run was 256");
  }

  @Test
  void anIdleProcessorIsWokenWhenAGoroutineIsSpawned() {
    PlayedProgram played =
        main(
                "sync",
                """
                    var wg sync.WaitGroup
                    for range 300 {
                        wg.Add(1)
                        go wg.Done()
                    }
                    wg.Wait()
                """)
            .processors(2)
            .play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.count(EventKind.M_CREATED) + played.count(EventKind.M_WOKEN)).isPositive();
    assertThat(played.count(EventKind.SPINNING_ENDED)).isPositive();
  }

  @Test
  void whenMainReturnsTheProcessEndsWhateverOthersDo() {
    PlayedProgram played = corpus("a_main_ends_everything").play();

    assertThat(played.stdout()).isEqualTo("main is over\n");
    assertThat(played.exitCode()).isZero();
    assertThat(played.last().stats().goroutines()).isGreaterThan(1);
  }

  @Test
  void goschedInALoopLetsTheOtherRunEvenInGo113() {
    PlayedProgram played = corpus("a_yield_by_hand").go("1.13").play();

    assertThat(played.lines()).contains("other 0", "other 4", "main yielded true");
    assertThat(played.events(EventKind.GO_YIELDED))
        .isNotEmpty()
        .allMatch(event -> Place.of(event.a()) == Place.GLOBAL_TAIL);
  }

  @Test
  void aLoopThatPrintsGivesItsProcessorAwayInSystemCallsAndNotByPreemption() {
    PlayedProgram played = example("print-in-the-loop").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.count(EventKind.GO_PREEMPTED)).isZero();
    assertThat(played.count(EventKind.SYSCALL_ENTERED)).isPositive();
  }

  @Test
  void aShortSystemCallKeepsItsProcessor() {
    PlayedProgram played = main("os", "    os.ReadFile(\"/etc/hosts\")\n").fileNs(5_000).play();

    assertThat(played.count(EventKind.SYSCALL_ENTERED)).isPositive();
    assertThat(played.events(EventKind.SYSCALL_EXITED_FAST))
        .hasSameSizeAs(played.events(EventKind.SYSCALL_ENTERED))
        .allMatch(event -> event.a() == 0);
    assertThat(played.count(EventKind.P_RETAKEN)).isZero();
  }

  @Test
  void aLongSystemCallLosesItsProcessorToThoseWhoWait() {
    PlayedProgram played = corpus("a_system_calls_of_files").fileNs(5_000_000).play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.stdout()).isEqualTo("bytes: 49600\n");
    assertThat(played.count(EventKind.P_RETAKEN)).isPositive();
  }

  @Test
  void threadsAreMadeForThirtyTwoDiskCallsWithFourProcessorsAsWith128() {
    PlayedProgram four = corpus("a_system_calls_of_files").processors(4).fileNs(5_000_000).play();
    PlayedProgram many = corpus("a_system_calls_of_files").processors(128).fileNs(5_000_000).play();

    assertThat(many.timeNs()).isLessThan(four.timeNs() + TEN_MS);
    assertThat(four.last().stats().threads()).isGreaterThan(16);
  }

  @Test
  void anHttpServersGoroutinesParkUntilTheNetworkHasDataForThem() {
    PlayedProgram played = example("http-server").processors(2).play();

    assertThat(played.exitCode()).isZero();
    assertThat(
            played.events(
                EventKind.GO_PARKED, e -> WaitReason.of((int) e.a()) == WaitReason.IO_WAIT))
        .isNotEmpty();
    assertThat(played.events(EventKind.NETWORK_READY)).isNotEmpty();
  }

  @Test
  void theArticlesServerWaitsForVisitorsForEver() {
    PlayedProgram played =
        ArticleProgram.of(
                """
                package main

                import "net/http"

                func main() {
                    http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
                        w.WriteHeader(200)
                    })

                    http.ListenAndServe(":80", nil)
                }
                """)
            .atMost(SECOND)
            .play();

    assertThat(played.hasEnded()).isFalse();
    assertThat(played.stderr()).isEmpty();
    assertThat(requireNonNull(played.last().gs().get(1)).waitReason().text()).isEqualTo("IO wait");
  }

  @Test
  void manyConnectionsWaitWithoutThreads() {
    PlayedProgram played = corpus("a_connections_as_waiting_goroutines").play();

    assertThat(played.stdout()).contains("waiting: 1000").contains("read 4000");
    assertThat(played.last().stats().threads()).isLessThanOrEqualTo(5);
  }

  @Test
  void acceptReadAndWriteOfAServerGoThroughThePoller() {
    PlayedProgram played = example("echo-server").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.count(EventKind.NETPOLL_RETURNED)).isPositive();
    assertThat(played.last().netpoll().initialised()).isTrue();
  }

  @Test
  void aFileKeepsItsThreadThoughTheArticleReadsFilesThroughEpoll() {
    PlayedProgram played = main("os", "    os.ReadFile(\"/etc/hosts\")\n").fileNs(TEN_MS).play();

    assertThat(played.count(EventKind.SYSCALL_ENTERED)).isPositive();
    assertThat(played.events(EventKind.GO_PARKED, e -> e.g() == 1 && e.step() > 0)).isEmpty();
  }

  @Test
  void aCollectionStopsTheWorldTwiceAndMarksBesideTheProgram() {
    PlayedProgram played = example("collector").processors(4).play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.count(EventKind.GC_TRIGGERED)).isPositive();
    assertThat(played.count(EventKind.GC_WORKER_STARTED)).isPositive();
    assertThat(played.count(EventKind.STW_STARTED))
        .isGreaterThanOrEqualTo(2 * played.count(EventKind.GC_TRIGGERED));
    assertThat(corpus("a_collector_between").stdout()).contains("true kept 30");
  }

  @Test
  void aQuarterOfTheProcessorsMarks() {
    PlayedProgram played = example("collector").processors(4).play();
    RuntimeSnapshot marking =
        played.when(s ->
            s.gc().marking()
                && s.ps().values().stream()
                    .anyMatch(p -> p.gcMarkWorkerMode() == GcWorkerMode.DEDICATED));

    assertThat(marking.gc().phase()).isEqualTo(GcPhase.MARK);
    assertThat(marking.ps().values())
        .filteredOn(p -> p.gcMarkWorkerMode() == GcWorkerMode.DEDICATED)
        .hasSize(1);
    assertThat(marking.gc().dedicatedNeeded()).isZero();
    assertThat(marking.gc().fractionalGoal()).isZero();
    assertThat(played.count(EventKind.GC_SWEPT)).isPositive();
  }

  @Test
  void goexitRunsWhatIsDeferredAndTheLastOneCrashesTheProgram() {
    PlayedProgram played = corpus("a_goexit_of_the_last").play();

    assertThat(played.stdout()).startsWith("deferred of main\n").doesNotContain("not reached");
    assertThat(played.stderr())
        .contains("fatal error: no goroutines (main called runtime.Goexit) - deadlock!");
    assertThat(played.exitCode()).isEqualTo(2);
  }

  @Test
  void aProgramBeginsWithMainOnOneProcessorAndSysmonWithoutAny() {
    RuntimeSnapshot start = main("", "").processors(2).play().at(0);

    assertThat(start.ps().values())
        .extracting(p -> p.status())
        .containsExactlyInAnyOrder(ProcessorStatus.RUNNING, ProcessorStatus.IDLE);
    assertThat(requireNonNull(start.gs().get(1)).status()).isEqualTo(GoroutineStatus.RUNNING);
    assertThat(start.sysmon().m()).isEqualTo(1);
    assertThat(requireNonNull(start.ms().get(1)).p()).isNull();
  }

  @Test
  void aGoStatementNewAndSleepRunAsInGo() {
    assertThat(corpus("a_go_statement_and_sleep").play().lines())
        .containsExactly(
            "main sleeps, the scheduler looks for work", "goroutine has {1 0}", "main has {1 0}");
  }

  @Test
  void theCooperativeCheckStopsALoopWithCallsThoughSignalsAreOff() {
    PlayedProgram played = corpus("a_preempted_loop_shares_the_p").slow().play();
    // Main would be back after 300 ms.
    PlayedProgram without =
        corpus("a_preempted_loop_shares_the_p")
            .slow()
            .debug("asyncpreemptoff", "1")
            .atMost(SECOND / 3)
            .play();

    assertThat(played.stdout()).isEqualTo("both had their share: true true\n");
    assertThat(without.hasEnded()).isFalse();
  }

  @Test
  void gomaxprocsStopsTheWorldForAMoment() {
    PlayedProgram played = main("runtime", "    runtime.GOMAXPROCS(2)\n").play();

    assertThat(played.count(EventKind.WORLD_STOPPED)).isOne();
    assertThat(played.events(EventKind.PROCS_RESIZED, e -> e.step() > 0))
        .singleElement()
        .extracting(Seen::a, Seen::b)
        .containsExactly(1L, 2L);
  }

  @Test
  void theSixtyFirstSearchTakesOneOfTheGlobalQueueInGoAndNoneDoesUnderTheArticlesRules() {
    PlayedProgram go = corpus("e_one_in_sixty_one").play();
    PlayedProgram article = corpus("e_one_in_sixty_one").go("article").play();

    assertThat(go.exitCode()).isZero();
    assertThat(article.exitCode()).isZero();
    assertThat(article.last().go()).isEqualTo("article");
    assertThat(found(go)).containsExactly("GLOBAL_TICK 1 of 1");
    assertThat(found(article)).isEmpty();
  }

  /** Where searches that found something in the global queue found it, and how many they took. */
  private static List<String> found(PlayedProgram played) {
    return played.events(EventKind.FIND_RUNNABLE).stream()
        .map(e -> Source.of(e.b()) + " " + (int) e.c() + " of " + (e.c() >>> Integer.SIZE))
        .filter(it -> it.startsWith("GLOBAL"))
        .toList();
  }
}
