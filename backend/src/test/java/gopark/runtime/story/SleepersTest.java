package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.Place;
import gopark.runtime.event.SyscallEvent.SyscallEntered;
import gopark.runtime.event.SysmonEvent.SysmonSlept;
import gopark.runtime.event.TimerEvent.NetpollBlocked;
import gopark.runtime.event.TimerEvent.TimerFired;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.ProcessorStatus;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One sleeps a second, another two: the clock jumps, and a thread waits in the poller. */
class SleepersTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1000 * MS;

  private static final String PROGRAM =
      """
      package main

      import (
          "fmt"
          "sync"
          "time"
      )

      var all sync.WaitGroup

      func main() {
          all.Add(2)
          go sleeper(time.Second)
          go sleeper(2 * time.Second)
          all.Wait()
      }

      func sleeper(d time.Duration) {
          time.Sleep(d)
          fmt.Println(int(d.Seconds()))
          all.Done()
      }
      """;

  @Test
  void theTimersOfTheProcessorWakeThemAndNoThreadIsMade() throws IOException {
    Story story = Stage.with(1).play(PROGRAM).toTheEnd();
    story.isTold("two-sleepers");

    assertThat(story.printed()).containsExactly("1\n", "2\n");
    assertThat(story.now()).isBetween(2 * SECOND, 2 * SECOND + 5 * MS);
    assertThat(story.runtime().steps()).as("the clock jumps").isLessThan(600);
    assertThat(story.events(MCreated.class)).isEmpty();
    assertThat(story.events(TimerFired.class)).hasSize(2);
    List<Integer> sleepers = story.all("sleeper");
    for (int goid : sleepers) {
      assertThat(story.events(GoReadied.class, goid))
          .hasSize(1)
          .allMatch(event -> event.place() == Place.RUNNEXT && event.waker() == 0);
    }
    assertThat(story.events(NetpollBlocked.class)).isNotEmpty();
    assertThat(story.events(SysmonSlept.class)).isNotEmpty();
  }

  @Test
  void inBetweenAThreadSleepsInThePollerUntilTheTimer() {
    Story story = Stage.with(1).play(PROGRAM).goesOn(500 * MS);

    assertThat(story.g(story.all("sleeper").getFirst()).waitReason().text()).isEqualTo("sleep");
    assertThat(story.snapshot().ps().values()).allMatch(p -> p.status() == ProcessorStatus.IDLE);
    assertThat(story.snapshot().ms().values())
        .anyMatch(m -> m.state() == MachineState.POLLING && m.p() == null);
    assertThat(story.snapshot().sched().pollUntilNs()).isBetween(SECOND, SECOND + MS);
  }

  @Test
  void inTheArticleEachSleepKeepsAThread() {
    Story story = Stage.with(1).of("article").play(PROGRAM).goesOn(500 * MS);

    List<Integer> sleepers = story.all("sleeper");
    assertThat(sleepers).allMatch(goid -> story.g(goid).status() == GoroutineStatus.SYSCALL);
    assertThat(sleepers.stream().map(goid -> story.g(goid).m()).distinct()).hasSize(2);
    assertThat(story.events(SyscallEntered.class)).allMatch(event -> event.at().rule() == 5);
  }
}
