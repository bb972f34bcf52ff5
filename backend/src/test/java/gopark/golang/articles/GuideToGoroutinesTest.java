package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.corpus;
import static gopark.golang.articles.ArticleProgram.example;
import static gopark.golang.articles.ArticleProgram.main;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.WaitReason;
import org.junit.jupiter.api.Test;

/** The guide to goroutines: what they are, their stacks, states, sleeping, leaks. */
class GuideToGoroutinesTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1_000 * MS;

  private static final String SLEEPER =
      """
          go func() {
              time.Sleep(1 * time.Second)
              fmt.Println("Done")
          }()
          time.Sleep(2 * time.Second)
      """;

  @Test
  void helloComesFromAGoroutine() {
    assertThat(corpus("e_hello").stdout()).isEqualTo("Hello from a goroutine\n");
  }

  @Test
  void withoutWaitingTheGreetingIsNotSeen() {
    assertThat(main("fmt", "    go func() { fmt.Println(\"Hello from goroutine\") }()\n").stdout())
        .isEmpty();
  }

  @Test
  void aGoroutineBeginsWithTwoKilobytes() {
    RuntimeSnapshot snapshot =
        main("time", "    go time.Sleep(time.Second)\n    time.Sleep(time.Millisecond)\n")
            .play()
            .last();

    assertThat(snapshot.gs().values())
        .filteredOn(g -> !g.system() && g.id() != 1)
        .isNotEmpty()
        .allMatch(g -> g.stackBytes() == 2048);
  }

  @Test
  void startingOneCostsAFewHundredNanoseconds() {
    PlayedProgram played = main("", "    for range 100 {\n        go func() {}()\n    }\n").play();
    var created = played.events(EventKind.GO_CREATED, e -> e.step() > 0);
    long ns = created.getLast().timeNs() - created.getFirst().timeNs();

    assertThat(created).hasSize(100);
    assertThat(ns / 99).isBetween(50L, 500L);
  }

  @Test
  void theStackDoublesWhileARecursionGoesDeeper() {
    PlayedProgram played = corpus("e_stack_growth").play();

    assertThat(played.stdout()).isEqualTo("10 11\n1000 1001\n30000 30001\n");
    assertThat(played.events(EventKind.STACK_GROWN)).hasSizeGreaterThan(5);
  }

  @Test
  void aStackOfMoreThanAGigabyteIsTheEnd() {
    PlayedProgram played = example("endless-recursion").play();

    assertThat(played.exitCode()).isEqualTo(2);
    assertThat(played.stderr())
        .contains("runtime: goroutine stack exceeds 1000000000-byte limit")
        .contains("fatal error: stack overflow");
  }

  @Test
  void aSleeperWaitsForATimerAndKeepsNoThreadThoughTheGuideCallsItASystemCall() {
    PlayedProgram played = main("fmt time", SLEEPER).play();
    RuntimeSnapshot asleep = played.when(s -> s.timers().size() == 2);

    assertThat(played.stdout()).isEqualTo("Done\n");
    assertThat(asleep.gs().values())
        .filteredOn(g -> !g.system())
        .allMatch(
            g -> g.status() == GoroutineStatus.WAITING && g.waitReason().isFor(WaitReason.SLEEP));
    assertThat(played.events(EventKind.SYSCALL_ENTERED, e -> e.timeNs() < SECOND)).isEmpty();
  }

  @Test
  void underTheGuidesOwnRulesTheSleeperIsInASystemCall() {
    PlayedProgram played = main("fmt time", SLEEPER).go("article").play();

    assertThat(played.stdout()).isEqualTo("Done\n");
    assertThat(played.events(EventKind.SYSCALL_ENTERED, e -> e.timeNs() < SECOND)).isNotEmpty();
  }

  @Test
  void twoThousandSleepersNeedHardlyAThread() {
    PlayedProgram played = corpus("e_sleep_blocks_no_thread").play();

    assertThat(played.stdout()).isEqualTo("Done 2000 true\n");
    assertThat(played.last().stats().threads()).isLessThanOrEqualTo(4);
    assertThat(example("thousand-sleepers").processors(2).play().exitCode()).isZero();
  }

  @Test
  void theGlobalQueueIsLookedAtFirstEverySixtyFirstTurnWithoutAnyChance() {
    PlayedProgram played = corpus("e_one_in_sixty_one").play();

    assertThat(played.stdout()).endsWith("came back within a round of 61: true\n");
    assertThat(played.events(EventKind.FIND_RUNNABLE, e -> Source.of(e.b()) == Source.GLOBAL_TICK))
        .isNotEmpty();
    assertThat(example("one-in-61").play().exitCode()).isZero();
  }

  @Test
  void aGoroutineGivesWayWhereItWaitsYieldsOrEnds() {
    assertThat(corpus("e_switch_at_every_wait").play().lines())
        .containsExactly(
            "G2 begins, yields",
            "G1 begins, waits for the channel",
            "G2 sends",
            "G2 ends",
            "G1 has 7");
  }

  @Test
  void sleepFileAndSocketWaitInThreeDifferentWays() {
    PlayedProgram played = example("three-ways-to-block").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.lines()).hasSize(3);
    assertThat(played.count(EventKind.SYSCALL_ENTERED)).isPositive();
    assertThat(played.count(EventKind.NETWORK_READY)).isPositive();
    assertThat(played.count(EventKind.TIMER_FIRED)).isPositive();
  }

  @Test
  void leakedGoroutinesOnlyBecomeMore() {
    assertThat(corpus("e_leak").stdout())
        .startsWith("after 1 calls: 2\nafter 2 calls: 3\n")
        .endsWith("after 5 calls: 6\n");
    assertThat(example("leak").play().exitCode()).isZero();
  }

  @Test
  void anEmptyLoopMonopolisesNothingSinceGo114() {
    String loop =
        """
            go func() {
                for {
                }
            }()
            time.Sleep(time.Millisecond)
        """;

    assertThat(main("time", loop).play().exitCode()).isZero();
    assertThat(main("time", loop).slow().go("1.13").atMost(50 * MS).play().hasEnded()).isFalse();
  }

  @Test
  void sysmonIsAThreadWithoutAProcessorThoughTheGuideCallsItAGoroutine() {
    RuntimeSnapshot snapshot = main("", "").play().at(0);

    assertThat(snapshot.sysmon().m()).isEqualTo(1);
    assertThat(snapshot.gs().values()).noneMatch(g -> g.name().contains("sysmon"));
  }

  @Test
  void threadsAreKeptWhenABurstIsOver() {
    PlayedProgram played =
        main(
                "os sync time",
                """
                    var wg sync.WaitGroup
                    for range 10 {
                        wg.Add(1)
                        go func() {
                            defer wg.Done()
                            os.ReadFile("/etc/hosts")
                        }()
                    }
                    wg.Wait()
                    time.Sleep(time.Second)
                """)
            .fileNs(20 * MS)
            .play();

    assertThat(played.last().stats().threads()).isGreaterThan(8);
    assertThat(played.count(EventKind.M_EXITED)).isZero();
  }

  @Test
  void numGoroutineAndStackTellOfAll() {
    assertThat(
            main(
                    "fmt runtime",
                    """
                        go func() { select {} }()
                        runtime.Gosched()
                        buf := make([]byte, 4096)
                        n := runtime.Stack(buf, true)
                        fmt.Println(runtime.NumGoroutine(), n > 0)
                    """)
                .stdout())
        .isEqualTo("2 true\n");
  }
}
