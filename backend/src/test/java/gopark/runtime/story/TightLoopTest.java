package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.SysmonEvent.PreemptionRequested;
import gopark.runtime.event.SysmonEvent.SignalHandled;
import gopark.runtime.state.GoroutineStatus;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The program of which Go 1.13 never prints the line. */
class TightLoopTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1000 * MS;

  private static final String PROGRAM =
      """
      package main

      import (
          "fmt"
          "time"

          "gopark/sched"
      )

      func main() {
          go endless()
          <-time.After(5 * time.Millisecond)
          fmt.Println("go 1.13 has never been here")
      }

      func endless() {
          for {
              sched.Loop(time.Second)
          }
      }
      """;

  @Test
  void go113NeverComesToTheLine() throws IOException {
    Story story = Stage.with(1).of("1.13").play(PROGRAM).goesOn(60 * MS);
    story.isTold("tight-loop-1.13");

    story.goesOn(60 * SECOND);
    assertThat(story.printed()).isEmpty();
    assertThat(story.runtime().ending()).isNull();
    assertThat(story.g(story.id("endless")).status()).isEqualTo(GoroutineStatus.RUNNING);
    assertThat(story.events(PreemptionRequested.class))
        .as("sysmon asks, and nobody looks")
        .isNotEmpty()
        .noneMatch(PreemptionRequested::signal);
    assertThat(story.events(GoPreempted.class)).isEmpty();
  }

  @Test
  void go114StopsTheLoopWithASignal() throws IOException {
    Story story = Stage.with(1).of("1.14").play(PROGRAM).toTheEnd();
    story.isTold("tight-loop-1.14");

    assertThat(story.printed()).containsExactly("go 1.13 has never been here\n");
    assertThat(story.exitCode()).isZero();
    assertThat(story.now()).isLessThan(30 * MS);
    assertThat(story.events(SignalHandled.class)).isNotEmpty();
    assertThat(story.event(GoPreempted.class, story.id("endless")).how())
        .isEqualTo(Preempted.BY_SIGNAL);
  }

  @Test
  void withoutSignalsTheNewestGoHangsLike113() {
    Story story = Stage.with(1).play(PROGRAM);
    story.does(new RuntimeCommand.Godebug("asyncpreemptoff", "1")).goesOn(60 * SECOND);

    assertThat(story.printed()).isEmpty();
    assertThat(story.g(story.id("endless")).status()).isEqualTo(GoroutineStatus.RUNNING);
    assertThat(story.events(PreemptionRequested.class)).isNotEmpty();
  }
}
