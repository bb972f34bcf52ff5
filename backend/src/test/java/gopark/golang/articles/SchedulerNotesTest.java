package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.corpus;
import static gopark.golang.articles.ArticleProgram.example;
import static gopark.golang.articles.ArticleProgram.main;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import org.junit.jupiter.api.Test;

/** The article of notes on the scheduler: queues, sysmon, preemption, states, newproc. */
class SchedulerNotesTest {
  private static final long TENTH_OF_A_SECOND = 100_000_000;
  private static final long TEN_MS = 10_000_000;

  private static ArticleProgram neverHere() {
    return corpus("b_never_here_before_1_14").slow().atMost(TENTH_OF_A_SECOND);
  }

  private static ArticleProgram spawning(int goroutines) {
    return main(
        "sync",
        """
            var wg sync.WaitGroup
            for range %d {
                wg.Add(1)
                go wg.Done()
            }
            wg.Wait()
        """
            .replace("%d", Integer.toString(goroutines)));
  }

  @Test
  void aLoopWithoutCallsKeepsMainAwayForEverInGo113() {
    PlayedProgram played = neverHere().go("1.13").play();

    assertThat(played.hasEnded()).isFalse();
    assertThat(played.stdout()).isEmpty();
    assertThat(played.count(EventKind.PREEMPTION_REQUESTED)).isPositive();
    assertThat(played.events(EventKind.GO_PREEMPTED, e -> e.timeNs() > TEN_MS)).isEmpty();
  }

  @Test
  void theSameLoopIsStoppedByASignalInGo114() {
    PlayedProgram played = neverHere().go("1.14").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.stdout()).isEqualTo("reached: the loop was preempted\n");
    assertThat(played.events(EventKind.GO_PREEMPTED))
        .anyMatch(event -> Preempted.of(event.a()) == Preempted.BY_SIGNAL);
  }

  @Test
  void theSameLoopIsStoppedInTheNewestRelease() {
    assertThat(neverHere().stdout()).isEqualTo("reached: the loop was preempted\n");
  }

  @Test
  void withSignalsSwitchedOffANewReleaseHangsAsAnOldOne() {
    PlayedProgram played = neverHere().debug("asyncpreemptoff", "1").play();

    assertThat(played.hasEnded()).isFalse();
    assertThat(played.stdout()).isEmpty();
    assertThat(played.count(EventKind.SIGNAL_HANDLED)).isZero();
  }

  @Test
  void aCallInTheLoopWasEnoughInGo113() {
    PlayedProgram played =
        ArticleProgram.of(
                """
                package main

                import (
                	"fmt"
                	"time"
                )

                func down(n int) int {
                	if n == 0 {
                		return 0
                	}
                	return down(n-1) + 1
                }

                func main() {
                	go func() {
                		for {
                			down(3)
                		}
                	}()
                	<-time.After(5 * time.Millisecond)
                	fmt.Println("here")
                }
                """)
            .go("1.13")
            .atMost(TENTH_OF_A_SECOND)
            .play();

    assertThat(played.stdout()).isEqualTo("here\n");
    assertThat(played.events(EventKind.GO_PREEMPTED))
        .anyMatch(event -> Preempted.of(event.a()) == Preempted.AT_A_CALL);
  }

  @Test
  void aGoroutineThatRunsLongerThanTenMillisecondsIsPreempted() {
    PlayedProgram played = neverHere().play();

    assertThat(played.events(EventKind.GO_PREEMPTED))
        .isNotEmpty()
        .allMatch(event -> event.c() >= TEN_MS);
  }

  @Test
  void aPreemptedGoroutineGoesToTheGlobalQueueAndNotToTheLocalOneAsTheArticleSays() {
    PlayedProgram played = neverHere().play();

    assertThat(played.events(EventKind.GO_PREEMPTED))
        .isNotEmpty()
        .allMatch(event -> Place.of(event.b()) == Place.GLOBAL_TAIL);
  }

  @Test
  void theLastOneSpawnedRunsFirst() {
    assertThat(corpus("b_last_in_first_out").stdout()).isEqualTo("[A]\n[B A]\n[E A B C D]\n");
    assertThat(example("last-first").stdout()).startsWith("9\n0\n1\n2\n");
  }

  @Test
  void slotAndRingTake257GoroutinesWithoutTheGlobalQueue() {
    PlayedProgram played = spawning(257).go("1.24").play();

    assertThat(played.count(EventKind.RUNQ_OVERFLOWED)).isZero();
    assertThat(played.when(snapshot -> snapshot.gs().size() > 200).sched().runqsize()).isZero();
  }

  @Test
  void since125TheRuntimesUpdaterWaitsInTheSlotAndThe257thFindsTheRingFull() {
    assertThat(spawning(256).play().count(EventKind.RUNQ_OVERFLOWED)).isZero();
    assertThat(spawning(257).play().count(EventKind.RUNQ_OVERFLOWED)).isOne();
  }

  @Test
  void the258thSends129ToTheGlobalQueue() {
    PlayedProgram played = spawning(258).play();
    Seen overflow = played.events(EventKind.RUNQ_OVERFLOWED).getFirst();
    RuntimeSnapshot after = played.after(overflow);

    assertThat(overflow.a()).isEqualTo(129);
    assertThat(played.count(EventKind.RUNQ_OVERFLOWED)).isOne();
    assertThat(after.sched().runqsize()).isEqualTo(129);
    assertThat(requireNonNull(after.ps().get(0)).runqsize()).isEqualTo(128);
    assertThat(requireNonNull(after.ps().get(0)).runnext()).isNotNull();
  }

  @Test
  void everyStartPutsTheNewOneIntoTheSlotAndTheFormerOneAtTheTail() {
    PlayedProgram played = spawning(5).play();

    assertThat(played.events(EventKind.GO_CREATED, e -> e.step() > 0))
        .hasSize(5)
        .allMatch(event -> Place.of(event.b()) == Place.RUNNEXT);
    assertThat(played.count(EventKind.RUNNEXT_KICKED)).isGreaterThanOrEqualTo(4);
  }

  @Test
  void whoeverIsWokenRunsNextOnTheProcessorOfWhoWokeIt() {
    assertThat(corpus("b_parked_and_woken").play().exitCode()).isZero();
    PlayedProgram played =
        main(
                "",
                """
                    gate := make(chan bool)
                    done := make(chan bool)
                    go func() { <-gate; done <- true }()
                    gate <- true
                    <-done
                """)
            .play();

    assertThat(played.events(EventKind.GO_READIED, e -> e.a() != 0))
        .isNotEmpty()
        .allMatch(event -> Place.of(event.b()) == Place.RUNNEXT);
  }

  @Test
  void reasonsToWaitAreThoseOfTheRuntimeAndAWaitingOneStandsInNoQueue() {
    RuntimeSnapshot snapshot =
        corpus("b_reasons_to_wait")
            .play()
            .when(s ->
                s.gs().values().stream().anyMatch(g -> g.waitReason().text().startsWith("select")));

    assertThat(snapshot.gs().values())
        .extracting(g -> g.waitReason().text())
        .contains("chan receive", "sync.Mutex.Lock", "sleep", "select (no cases)");
    assertThat(snapshot.gs().values())
        .filteredOn(g -> g.status() == GoroutineStatus.WAITING)
        .allMatch(g -> g.m() == null && g.p() == null);
    assertThat(requireNonNull(snapshot.ps().get(0)).runqsize()).isZero();
  }

  @Test
  void sharingMovesAsManyAsItGivesAwayAndStealingTakesHalf() {
    assertThat(corpus("b_sharing_and_stealing").play().lines())
        .satisfiesExactly(
            start -> assertThat(start).contains("P0[G0 G1 G2 G3 G4 G5 G6]"),
            shared -> assertThat(shared).contains("P0[G0 G1 G2] moved 4"),
            stolen -> assertThat(stolen).contains("P1[G0 G1 G2 G3] moved 4", "P2[G4 G5] moved 2"));
    assertThat(example("sharing-or-stealing").play().exitCode()).isZero();
  }

  @Test
  void anIdleProcessorStealsHalfRoundedUpOfTheQueue() {
    PlayedProgram played = example("stealing").processors(4).play();

    assertThat(played.exitCode()).isZero();
    Seen steal = played.events(EventKind.STOLEN, e -> e.b() > 1).getFirst();
    int left = requireNonNull(played.after(steal).ps().get((int) steal.a())).runqsize();
    assertThat(left).isBetween((int) steal.b() - 1, (int) steal.b());
  }

  @Test
  void aThousandGoroutinesThatReadFromTheNetworkNeedNoThreadEach() {
    PlayedProgram played =
        ArticleProgram.of(
                """
                package main

                import (
                	"fmt"
                	"net/http"
                	"sync"
                )

                func main() {
                	var wg sync.WaitGroup
                	got := 0
                	for range 1000 {
                		wg.Add(1)
                		go func() {
                			defer wg.Done()
                			if r, err := http.Get("http://site.example/"); err == nil {
                				r.Body.Close()
                				got++
                			}
                		}()
                	}
                	wg.Wait()
                	fmt.Println(got)
                }
                """)
            .play();

    assertThat(played.stdout()).isEqualTo("1000\n");
    assertThat(played.last().stats().threads()).isLessThanOrEqualTo(6);
  }

  @Test
  void threadsAreNotLimitedByGomaxprocsThoughTheArticleSaysSo() {
    PlayedProgram played = corpus("a_system_calls_of_files").fileNs(TEN_MS).play();

    assertThat(played.last().gomaxprocs()).isOne();
    assertThat(played.last().stats().threads()).isGreaterThan(8);
  }

  @Test
  void sysmonTakesTheProcessorFromALongCallWhenOthersWaitForIt() {
    PlayedProgram played = corpus("a_system_calls_of_files").fileNs(TEN_MS).play();

    assertThat(played.count(EventKind.P_RETAKEN)).isPositive();
    assertThat(played.count(EventKind.P_HANDED_OFF)).isPositive();
  }

  @Test
  void whoComesBackFromALongCallWithoutAFreeProcessorGoesToTheGlobalQueue() {
    PlayedProgram played =
        ArticleProgram.of(
                """
                package main

                import (
                	"os"
                	"time"
                )

                func main() {
                	go func() {
                		for {
                		}
                	}()
                	os.ReadFile("/etc/hosts")
                	time.Sleep(time.Millisecond)
                }
                """)
            .fileNs(5_000_000)
            .play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.events(EventKind.SYSCALL_EXITED_SLOW))
        .isNotEmpty()
        .allMatch(event -> Place.of(event.a()) == Place.GLOBAL_TAIL);
  }

  @Test
  void aStackThatIsFullIsCopiedToOneOfTwiceTheSize() {
    PlayedProgram played = example("stack-growth").play();

    assertThat(played.exitCode()).isZero();
    assertThat(played.events(EventKind.STACK_GROWN))
        .hasSizeGreaterThan(3)
        .allMatch(event -> Long.bitCount(event.b()) == 1 && event.b() >= 2 * event.a());
  }
}
