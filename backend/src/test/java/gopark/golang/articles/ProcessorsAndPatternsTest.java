package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.corpus;
import static gopark.golang.articles.ArticleProgram.example;
import static gopark.golang.articles.ArticleProgram.main;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import org.junit.jupiter.api.Test;

/** The article on G, M and P: queues, GOMAXPROCS, containers, pools, semaphores, diagnosis. */
class ProcessorsAndPatternsTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1_000 * MS;

  @Test
  void aTightLoopBlocksItsProcessorForEverBeforeGo114() {
    String loop =
        """
            go func() {
                sum := 0
                for i := 0; ; i++ {
                    sum += i
                }
            }()
            time.Sleep(time.Millisecond)
            println("after")
        """;

    ArticleProgram program = main("time", loop).slow().atMost(100 * MS);
    assertThat(program.go("1.13").play().hasEnded()).isFalse();
    assertThat(program.go("1.14").play().stderr()).isEqualTo("after\n");
  }

  @Test
  void goschedEveryTenThousandTurnsIsTheRemedyThatWorksInGo113() {
    PlayedProgram played =
        main(
                "runtime time",
                """
                    go func() {
                        counter := 0
                        for {
                            counter++
                            if counter%10000 == 0 {
                                runtime.Gosched()
                            }
                        }
                    }()
                    time.Sleep(time.Millisecond)
                    println("after")
                """)
            .go("1.13")
            .atMost(100 * MS)
            .play();

    assertThat(played.stderr()).isEqualTo("after\n");
    assertThat(played.exitCode()).isZero();
  }

  @Test
  void whoYieldsGoesToTheGlobalQueueEvenIfTheLocalOneHasRoomThoughTheArticleSaysOtherwise() {
    PlayedProgram played = corpus("c_tight_loop_and_gosched").play();

    assertThat(played.stdout()).isEqualTo("12497500 the other one had turns: true\n");
    assertThat(played.events(EventKind.GO_YIELDED))
        .isNotEmpty()
        .allMatch(event -> Place.of(event.a()) == Place.GLOBAL_TAIL);
  }

  @Test
  void yieldingEveryThousandItemsGivesTheOtherItsTurns() {
    assertThat(example("yield-every-1000").play().lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("yield: false");
  }

  @Test
  void gomaxprocsZeroAsksAndAnotherNumberSetsIt() {
    assertThat(corpus("c_gomaxprocs_calls").play().lines()).contains("now 1", "was 1 is 8");
    assertThat(corpus("c_environment_overrides").play().lines()).contains("default");
  }

  @Test
  void twoProcessorsRunTwoAtATimeAndFourRunFour() {
    ArticleProgram program = example("hash-files").cores(4).fileCalls(50_000);
    PlayedProgram two = program.processors(2).play();
    PlayedProgram four = program.processors(4).play();

    assertThat(two.stdout()).startsWith("2 workers, hash 750cf53ff95d8c50");
    assertThat(four.stdout()).startsWith("4 workers, hash 750cf53ff95d8c50");
    assertThat(four.timeNs()).isLessThan(two.timeNs());
  }

  @Test
  void moreProcessorsThanCoresDoNotHelpWorkForTheProcessor() {
    ArticleProgram program = example("hash-files").cores(4);
    PlayedProgram four = program.processors(4).play();
    PlayedProgram eight = program.processors(8).play();

    assertThat(eight.timeNs()).isGreaterThan(four.timeNs() * 8 / 10);
  }

  @Test
  void fourToTwoProcessorsStopsTheWorldAndPutsTheirGoroutinesIntoTheGlobalQueue() {
    PlayedProgram played = example("change-processors").processors(4).play();
    Seen smaller = played.events(EventKind.PROCS_RESIZED, e -> e.a() == 4 && e.b() == 2).getFirst();
    RuntimeSnapshot after = played.after(smaller);

    assertThat(played.stdout()).isEqualTo("was 4 is 2\nback to 4\n");
    assertThat(after.ps().values())
        .filteredOn(p -> p.id() >= 2)
        .allMatch(p -> p.runqsize() == 0 && p.status() == ProcessorStatus.DEAD);
    assertThat(played.events(EventKind.STW_STARTED)).isNotEmpty();
  }

  @Test
  void oneGoroutinesSettingIsEverybodys() {
    assertThat(corpus("c_gomaxprocs_calls").stdout()).contains("somebody else sees 2");
    assertThat(example("global-setting").play().exitCode()).isZero();
  }

  @Test
  void concurrentChangesComeOneAfterTheOther() {
    PlayedProgram played = corpus("c_concurrent_changes").processors(2).play();

    assertThat(played.lines()).singleElement().asString().endsWith("true");
    assertThat(played.count(EventKind.STW_STARTED))
        .isEqualTo(played.count(EventKind.WORLD_STARTED));
  }

  @Test
  void aMonitorTellsEachChange() {
    assertThat(corpus("c_monitor_of_changes").stdout())
        .isEqualTo("changed 1 -> 4\nchanged 4 -> 2\n0\n");
    assertThat(example("watch-processors").play().exitCode()).isZero();
  }

  @Test
  void aQuotaOfTwoAndAHalfIsThreeProcessorsInGo125ThoughTheArticleRoundsDown() {
    ArticleProgram program =
        main("runtime", "    println(runtime.GOMAXPROCS(0), runtime.NumCPU())\n")
            .processorsByDefault()
            .cores(64)
            .quota(250 * MS, 100 * MS);

    assertThat(program.go("1.25").play().stderr()).isEqualTo("3 64\n");
    assertThat(program.go("1.24").play().stderr()).isEqualTo("64 64\n");
  }

  @Test
  void halfAProcessorIsTwoInGo125ThoughTheArticleSaysOne() {
    ArticleProgram program =
        main("runtime", "    println(runtime.GOMAXPROCS(0))\n")
            .processorsByDefault()
            .cores(64)
            .quota(50 * MS, 100 * MS);

    assertThat(program.play().stderr()).isEqualTo("2\n");
    assertThat(corpus("c_quota_to_procs").stdout()).contains("64 threads: run 3.1 ms");
  }

  @Test
  void sixtyFourThreadsUseUpAQuotaOfTwoAfterThreeMillisecondsAndFreeze() {
    PlayedProgram played =
        ArticleProgram.of(
                """
                package main

                import "sync"

                func main() {
                    var wg sync.WaitGroup
                    for range 64 {
                        wg.Add(1)
                        go func() {
                            defer wg.Done()
                            for i := 0; i < 20_000; i++ {
                            }
                        }()
                    }
                    wg.Wait()
                }
                """)
            .instructionPs(200_000)
            .processors(64)
            .cores(64)
            .quota(200 * MS, 100 * MS)
            .play();
    Seen throttled = played.events(EventKind.THROTTLED).getFirst();

    assertThat(throttled.timeNs()).isBetween(3 * MS, 7 * MS);
    assertThat(throttled.a() - throttled.timeNs()).isGreaterThan(90 * MS);
    assertThat(played.count(EventKind.UNTHROTTLED)).isPositive();
  }

  @Test
  void aPoolAnswersInOrderOfCompletionAndAnIndexRestoresTheOrder() {
    assertThat(corpus("c_worker_pool_in_order").stdout())
        .isEqualTo("as they came: [RB RCC RD RAAAAAA]\nas they were asked: [RAAAAAA RB RCC RD]\n");
    assertThat(corpus("c_pool_function").stdout()).isEqualTo("285\n");
  }

  @Test
  void aPoolOfThreeKeepsThreeGoroutinesForEightItems() {
    PlayedProgram played = example("worker-pool").processors(3).play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.events(EventKind.GO_CREATED, e -> e.step() > 0)).hasSizeBetween(3, 5);
  }

  @Test
  void aSemaphoreLimitsWhatRunsAndStopsWhenTheContextIsOver() {
    assertThat(corpus("c_weighted_semaphore").stdout())
        .isEqualTo("done 4 refused [4 5] context deadline exceeded\n");
    assertThat(example("semaphore-weighted").play().exitCode()).isZero();
  }

  @Test
  void aBufferedChannelLimitsWhatIsAliveIfItIsFilledBeforeGo() {
    assertThat(corpus("c_channel_as_semaphore").stdout())
        .isEqualTo("acquired before go, alive at most 10: true\nacquired inside, alive: 100\n");
    assertThat(corpus("c_semaphore_type").play().exitCode()).isZero();
  }

  @Test
  void aGoroutineForEachItemLeavesThousandsInTheQueues() {
    PlayedProgram played = corpus("c_too_many_goroutines").play();

    assertThat(played.lines())
        .containsExactly("one each: 449985000 many alive: true", "pool: 449985000 alive: 4");
  }

  @Test
  void aHundredThousandGoroutinesCanBeStarted() {
    PlayedProgram played =
        main(
                "sync",
                """
                    var wg sync.WaitGroup
                    n := 0
                    for range 100_000 {
                        wg.Add(1)
                        go func() { n++; wg.Done() }()
                    }
                    wg.Wait()
                    println(n)
                """)
            .play();

    assertThat(played.stderr()).isEqualTo("100000\n");
  }

  @Test
  void theRingOf256WrapsAroundAndIsStolenByHalves() {
    assertThat(corpus("c_queue_ring").stdout())
        .contains("counters wrapped: true", "begins [0 1 2] ends 256", "of 7 stolen 4 left 3");
    assertThat(example("ring-buffer").play().exitCode()).isZero();
  }

  @Test
  void aLineOfSchedtraceIsReadBack() {
    assertThat(corpus("c_schedtrace_line").stdout()).contains("healthy, 6 wait");
  }

  @Test
  void aProgramWithSchedtraceOnIsToldOfInItsLines() {
    PlayedProgram played =
        main("time", "    time.Sleep(20 * time.Millisecond)\n")
            .debug("schedtrace", "5")
            .go("1.24")
            .play();

    assertThat(played.count(EventKind.SCHEDTRACE)).isPositive();
  }

  @Test
  void hashingOfManyBlocksGivesTheSameSumOnAnyNumberOfProcessors() {
    assertThat(corpus("c_hash_many").processors(4).stdout())
        .isEqualTo(corpus("c_hash_many").stdout());
  }

  @Test
  void fetchingWithManyProcessorsTakesAsLongAsWithOne() {
    PlayedProgram one = example("fetch-pages").play();
    PlayedProgram eight = example("fetch-pages").processors(8).play();

    assertThat(eight.timeNs()).isBetween(one.timeNs() - 5 * MS, one.timeNs() + 5 * MS);
    assertThat(one.timeNs()).isLessThan(SECOND / 5);
  }
}
