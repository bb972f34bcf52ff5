package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.KernelEvent.ThreadOffCore;
import gopark.runtime.event.MachineEvent.MParked;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.Source;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two goroutines pass a message to and fro, and their thread never waits. */
class PingPongTest {
  private static final String PROGRAM =
      """
      package main

      var (
          there = make(chan int)
          back  = make(chan int)
      )

      func main() {
          go answers()
          for i := range 20 {
              there <- i
              <-back
          }
      }

      func answers() {
          for n := range there {
              back <- n
          }
      }
      """;

  @Test
  void theThreadGoesFromOneToTheOtherAndNeverSleeps() throws IOException {
    Story story = Stage.with(1).onCores(2).play(PROGRAM).toTheEnd();
    story.isTold("ping-pong");

    List<GoStarted> starts = story.events(GoStarted.class);
    assertThat(starts).hasSize(40).allMatch(event -> event.at().m() == 0);
    assertThat(story.events(MParked.class)).isEmpty();
    assertThat(story.events(ThreadOffCore.class)).noneMatch(event -> event.at().m() == 0);
    List<FindRunnable> searches = story.events(FindRunnable.class);
    assertThat(searches.subList(4, searches.size() - 1))
        .as("each is found in runnext")
        .allMatch(event -> event.source() == Source.RUNNEXT);
    long ns = starts.getLast().at().timeNs() - starts.get(4).at().timeNs();
    assertThat(ns / (starts.size() - 5)).as("of a switch").isBetween(150L, 250L);
  }
}
