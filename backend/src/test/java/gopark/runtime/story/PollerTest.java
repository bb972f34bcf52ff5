package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GoroutineEvent.GoParked;
import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.HandOff;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.MachineEvent.MParked;
import gopark.runtime.event.MachineEvent.MWoken;
import gopark.runtime.event.MachineEvent.PHandedOff;
import gopark.runtime.event.Place;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.Source;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;
import gopark.runtime.state.WaitReason;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A read from the network leaves the thread alone; one from a file takes it along. */
class PollerTest {
  private static final int MAIN = 1;

  /** G1 runs, three others wait for the one processor. */
  private static String program(String read, String length) {
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
        all.Add(3)
        for range 3 {
            go other()
        }
        sched.READ(300 * time.Microsecond)
        fmt.Println("read")
        all.Wait()
    }

    func other() {
        sched.Spin(TIME)
        all.Done()
    }
    """
        .replace("READ", read)
        .replace("TIME", length);
  }

  @Test
  void aNetworkReadLeavesTheThreadToTheOthersAndGoesOnThroughNoQueue() throws IOException {
    Story story = Stage.with(1).play(program("ReadNet", "200 * time.Microsecond")).toTheEnd();
    story.isTold("network-read");

    assertThat(story.events(GoParked.class, MAIN).getFirst().reason())
        .isEqualTo(WaitReason.IO_WAIT);
    assertThat(story.events(MCreated.class)).as("no thread is made").isEmpty();
    assertThat(story.events(GoStarted.class))
        .as("one does all")
        .allMatch(event -> event.at().m() == 0);
    assertThat(story.events(GoReadied.class, MAIN).getFirst().place())
        .isEqualTo(Place.RUNS_AT_ONCE);
    assertThat(sources(story, MAIN)).startsWith(Source.NETPOLL);
    assertThat(story.order())
        .filteredOn(name -> !name.isEmpty())
        .containsExactly("other", "other", "other", "main");
  }

  @Test
  void sysmonPollsWhenNobodyDidFor10Milliseconds() throws IOException {
    Story story = Stage.with(1).play(program("ReadNet", "9 * time.Millisecond")).toTheEnd();
    story.isTold("network-read-by-sysmon");

    assertThat(story.events(GoReadied.class, MAIN).getFirst().place()).isEqualTo(Place.GLOBAL_TAIL);
    assertThat(sources(story, MAIN)).startsWith(Source.GLOBAL);
  }

  @Test
  void aFileReadTakesItsThreadAlongAndAnotherThreadRunsTheOthers() throws IOException {
    Story story = Stage.with(1).play(program("ReadFile", "200 * time.Microsecond")).toTheEnd();
    story.isTold("file-read");

    assertThat(story.events(GoParked.class, MAIN))
        .as("who is in a call does not wait in Go's eyes")
        .noneMatch(event -> event.reason() == WaitReason.IO_WAIT);
    assertThat(story.events(PRetaken.class)).hasSize(1);
    assertThat(story.events(PHandedOff.class).getFirst().why()).isEqualTo(HandOff.LOCAL_WORK);
    int other = story.events(GoStarted.class).getFirst().at().m();
    assertThat(other).isNotEqualTo(0);
    assertThat(story.events(MWoken.class)).anyMatch(event -> event.at().m() == other);
    SyscallExitedSlow back = story.event(SyscallExitedSlow.class, MAIN);
    assertThat(back.at().m()).isZero();
    assertThat(back.place()).as("not into a local queue").isEqualTo(Place.GLOBAL_TAIL);
    assertThat(story.events(MParked.class)).anyMatch(event -> event.at().m() == 0);
  }

  private static List<Source> sources(Story story, int goid) {
    return story.events(FindRunnable.class, goid).stream().map(FindRunnable::source).toList();
  }
}
