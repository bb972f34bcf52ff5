package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.corpus;
import static gopark.golang.articles.ArticleProgram.example;
import static gopark.golang.articles.ArticleProgram.main;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import org.junit.jupiter.api.Test;

/** The article on context switches: asynchronous and synchronous calls, stealing, ping-pong. */
class SwitchingTest {
  private static final long MS = 1_000_000;

  @Test
  void numCpuTellsTheCoresAndThatManyProcessorsAreMade() {
    PlayedProgram played =
        main("fmt runtime", "    fmt.Println(runtime.NumCPU())\n")
            .processorsByDefault()
            .cores(8)
            .play();

    assertThat(played.stdout()).isEqualTo("8\n");
    assertThat(played.last().gomaxprocs()).isEqualTo(8);
    assertThat(corpus("d_how_many_processors").stdout()).isEqualTo("true 1\n");
  }

  @Test
  void aGoroutineThatWaitsForTheNetworkLeavesItsThreadToTheOthers() {
    PlayedProgram played = example("echo-server").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.count(EventKind.NETWORK_READY)).isPositive();
    assertThat(played.last().stats().threads()).isLessThanOrEqualTo(5);
  }

  @Test
  void threeRequestsOnOneThreadTakeAsLongAsOne() {
    assertThat(corpus("d_calls_that_wait_elsewhere").stdout())
        .isEqualTo("[9 10 11] less than two waits: true\n");
  }

  @Test
  void aFileCallKeepsItsThreadAndAnotherTakesTheProcessor() {
    PlayedProgram played =
        main(
                "os sync",
                """
                    var wg sync.WaitGroup
                    wg.Add(1)
                    go func() {
                        defer wg.Done()
                        n := 0
                        for range 1_000_000 {
                            n++
                        }
                    }()
                    os.ReadFile("/etc/hosts")
                    wg.Wait()
                """)
            .fileNs(10 * MS)
            .play();

    assertThat(played.exitCode()).isZero();
    Seen retaken = played.events(EventKind.P_RETAKEN).getFirst();
    assertThat(played.events(EventKind.P_ACQUIRED, e -> e.timeNs() >= retaken.timeNs()))
        .isNotEmpty()
        .anyMatch(event -> event.m() != retaken.a());
  }

  @Test
  void whoTakesFromTheGlobalQueueHasNotTriedToStealBefore() {
    PlayedProgram played =
        main(
                "runtime sync",
                """
                    var wg sync.WaitGroup
                    for range 300 {
                        wg.Add(1)
                        go func() {
                            defer wg.Done()
                            runtime.Gosched()
                        }()
                    }
                    wg.Wait()
                """)
            .processors(2)
            .play();

    assertThat(played.events(EventKind.FIND_RUNNABLE, e -> Source.of(e.b()) == Source.GLOBAL))
        .isNotEmpty()
        .allSatisfy(
            e -> assertThat(Checks.resultOf(e.a(), Check.STEAL)).isEqualTo(Result.NOT_REACHED));
  }

  @Test
  void underTheArticlesRulesWhoStealsHasNotLookedAtTheGlobalQueueBefore() {
    PlayedProgram played = example("stealing").go("article").processors(4).play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.events(EventKind.FIND_RUNNABLE, e -> Source.of(e.b()) == Source.STOLEN))
        .isNotEmpty()
        .allSatisfy(
            e -> assertThat(Checks.resultOf(e.a(), Check.GLOBAL)).isEqualTo(Result.NOT_REACHED));
  }

  @Test
  void tenThousandMessagesKeepOneThreadBusyAndNobodyElseIsNeeded() {
    PlayedProgram played = corpus("d_messages_to_and_fro").play();

    assertThat(played.stdout()).isEqualTo("10000 false\n");
    assertThat(played.last().stats().threads()).isLessThanOrEqualTo(4);
    assertThat(played.events(EventKind.M_PARKED, e -> e.m() == 0)).isEmpty();
  }

  @Test
  void aMessageCostsAFewHundredNanosecondsAndNotTheThousandOfAThread() {
    PlayedProgram played = corpus("d_messages_to_and_fro").play();

    assertThat(played.timeNs() / 20_000).isBetween(50L, 1_000L);
  }

  @Test
  void goCollectionsSystemCallsAndLocksAreWhereTheSchedulerChooses() {
    assertThat(corpus("d_switch_points").play().lines())
        .containsExactly(
            "main goes on after go",
            "started by go",
            "main yielded with the lock held",
            "has the lock",
            "after a collection");
  }

  @Test
  void pingPongOfTheExamplesEnds() {
    assertThat(example("ping-pong").play().exitCode()).isZero();
  }
}
