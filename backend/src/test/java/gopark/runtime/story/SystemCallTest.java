package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.MachineEvent.MParked;
import gopark.runtime.event.Place;
import gopark.runtime.event.Retaken;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallEntered;
import gopark.runtime.event.SyscallEvent.SyscallExitedFast;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The three ways back from a system call. */
class SystemCallTest {
  private static final int MAIN = 1;
  private static final long US = 1_000;

  /** One other goroutine waits while main is in its call. */
  private static final String SHORT_CALL =
      """
      package main

      import (
          "sync"
          "time"

          "gopark/sched"
      )

      var all sync.WaitGroup

      func main() {
          all.Add(1)
          go other()
          sched.Syscall(5 * time.Microsecond)
          sched.Spin(10 * time.Microsecond)
          all.Wait()
      }

      func other() {
          sched.Spin(50 * time.Microsecond)
          all.Done()
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"1.24", "1.26"})
  void after5MicrosecondsItsProcessorIsStillThere(String release) throws IOException {
    Story story = Stage.with(1).of(release).play(SHORT_CALL).toTheEnd();
    story.isTold("syscall-short-" + release);

    assertThat(story.event(SyscallExitedFast.class, MAIN).ownProcessor()).isTrue();
    assertThat(story.events(PRetaken.class)).isEmpty();
    assertThat(story.order()).as("main runs on, the other waits").startsWith("other");
    assertThat(story.events(GoStarted.class).getFirst().at().timeNs())
        .isGreaterThan(story.event(SyscallExitedFast.class, MAIN).at().timeNs());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.24", "1.26"})
  void duringTheCallOnlyUpTo125TheProcessorHasAStatusOfItsOwn(String release) {
    Story story = Stage.with(1).of(release).play(SHORT_CALL);
    story.until(() -> !story.events(SyscallEntered.class).isEmpty());

    assertThat(story.g(MAIN).status()).isEqualTo(GoroutineStatus.SYSCALL);
    assertThat(story.p(0).status())
        .isEqualTo(release.equals("1.24") ? ProcessorStatus.SYSCALL : ProcessorStatus.RUNNING);
    assertThat(story.p(0).m()).isEqualTo(release.equals("1.24") ? null : (Integer) 0);
  }

  /** P1 works for as long as given, and work is queued where main's call is. */
  private static String longCall(String elsewhere) {
    return """
    package main

    import (
        "fmt"
        "sync"
        "time"

        "gopark/sched"
    )

    var all sync.WaitGroup

    func main() {
        all.Add(2)
        go elsewhere()
        sched.Syscall(time.Microsecond) // so that the next is not the first that sysmon sees here
        sched.Spin(50 * time.Microsecond)
        go queued()
        sched.Syscall(5 * time.Millisecond)
        fmt.Println("back")
        all.Wait()
    }

    func elsewhere() {
        sched.Spin(TIME)
        all.Done()
    }

    func queued() {
        sched.Spin(9 * time.Millisecond)
        all.Done()
    }
    """
        .replace("TIME", elsewhere);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.24", "1.26"})
  void whoseProcessorWasTakenRunsOnWithAnIdleOneAndIsNeverQueued(String release)
      throws IOException {
    Story story = Stage.with(2).of(release).play(longCall("3 * time.Millisecond")).toTheEnd();
    story.isTold("syscall-other-processor-" + release);

    PRetaken retaken = story.events(PRetaken.class).getFirst();
    assertThat(retaken.why()).isEqualTo(Retaken.QUEUED_WORK);
    assertThat(retaken.at().timeNs() - story.events(SyscallEntered.class).get(1).at().timeNs())
        .as("it is taken at sysmon's second look")
        .isBetween(20 * US, 40 * US);
    SyscallExitedFast back = story.events(SyscallExitedFast.class, MAIN).get(1);
    assertThat(back.ownProcessor()).isFalse();
    assertThat(back.at().p()).isNotEqualTo(retaken.at().p());
    assertThat(story.events(SyscallExitedSlow.class)).isEmpty();
    assertThat(story.printed()).containsExactly("back\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.24", "1.26"})
  void withoutAnIdleProcessorItIsQueuedGloballyAndItsThreadParks(String release)
      throws IOException {
    Story story = Stage.with(2).of(release).play(longCall("9 * time.Millisecond")).toTheEnd();
    story.isTold("syscall-slow-" + release);

    SyscallExitedSlow back = story.event(SyscallExitedSlow.class, MAIN);
    assertThat(back.place()).isEqualTo(Place.GLOBAL_TAIL);
    assertThat(story.events(MParked.class))
        .anyMatch(
            event -> event.at().m() == back.at().m() && event.at().timeNs() == back.at().timeNs());
    assertThat(story.printed()).containsExactly("back\n");
    assertThat(story.events(GoReadied.class, MAIN)).as("a call is no waiting").hasSizeLessThan(2);
  }
}
