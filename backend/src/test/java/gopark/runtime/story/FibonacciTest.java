package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallExitedFast;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;
import gopark.runtime.event.SysmonEvent.PreemptionRequested;
import gopark.runtime.event.SysmonEvent.SignalHandled;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two goroutines that only compute share one processor. */
class FibonacciTest {
  private static final long MS = 1_000_000;

  /** A loop without a call, as in the article. */
  private static final String LOOPS =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      func main() {
          go fibonacci(60 * time.Millisecond)
          go fibonacci(90 * time.Millisecond)
          time.Sleep(200 * time.Millisecond)
      }

      func fibonacci(d time.Duration) {
          sched.Loop(d)
      }
      """;

  /** The same where the loop calls functions, which the compiler has not inlined. */
  private static final String CALLS = LOOPS.replace("sched.Loop", "sched.Spin");

  @Test
  void twoLoopsAlternateBySignalEvery10Milliseconds() throws IOException {
    Story story = Stage.with(1).play(LOOPS).toTheEnd();
    story.isTold("fibonacci-by-signal");

    takeTurns(story, Preempted.BY_SIGNAL);
    assertThat(story.events(SignalHandled.class)).isNotEmpty();
    assertThat(story.events(PreemptionRequested.class)).allMatch(PreemptionRequested::signal);
  }

  @Test
  void withoutSignalsThePrologueOfACallStopsThem() throws IOException {
    Story story =
        Stage.with(1).play(CALLS).does(new RuntimeCommand.Godebug("asyncpreemptoff", "1"));
    story.toTheEnd().isTold("fibonacci-at-a-call");

    takeTurns(story, Preempted.AT_A_CALL);
    assertThat(story.events(SignalHandled.class)).isEmpty();
    assertThat(story.events(PreemptionRequested.class)).noneMatch(PreemptionRequested::signal);
  }

  private static void takeTurns(Story story, Preempted how) {
    List<Integer> both = story.all("fibonacci");
    List<GoPreempted> stops =
        story.events(GoPreempted.class).stream()
            .filter(event -> both.contains(event.at().g()))
            .toList();
    assertThat(stops).hasSizeGreaterThanOrEqualTo(6);
    assertThat(stops)
        .allSatisfy(event -> {
          assertThat(event.how()).isEqualTo(how);
          assertThat(event.place()).isEqualTo(Place.GLOBAL_TAIL);
          assertThat(event.ranNs()).isBetween(10 * MS, 20 * MS);
        });
    for (int i = 1; i < 6; i++) {
      assertThat(stops.get(i).at().g()).isNotEqualTo(stops.get(i - 1).at().g());
    }
    assertThat(story.order()).endsWith("main");
  }

  private static String printing(String library, String write) {
    return """
    package main

    import (
        LIBRARY
        "time"

        "gopark/sched"
    )

    func main() {
        go fibonacci(1)
        go fibonacci(2)
        time.Sleep(time.Second)
    }

    func fibonacci(n int) {
        for {
            sched.Spin(9 * time.Microsecond)
            WRITE
        }
    }
    """
        .replace("LIBRARY", library.isEmpty() ? "" : '"' + library + '"')
        .replace("WRITE", write);
  }

  @Test
  void aPrintfIsAShortSystemCallAfterWhichTheProcessorIsStillThere() throws IOException {
    Story story = Stage.with(1).play(printing("fmt", "fmt.Println(n)")).goesOn(MS / 10);
    story.isTold("fibonacci-with-printf");

    assertThat(story.events(PRetaken.class)).isEmpty();
    story.goesOn(100 * MS);
    assertThat(story.printed()).contains("1\n", "2\n");
    assertThat(story.events(SyscallExitedFast.class))
        .hasSizeGreaterThan(9000)
        .allMatch(SyscallExitedFast::ownProcessor);
    assertThat(story.events(PRetaken.class))
        .as("only when the slice is over just during a call")
        .hasSizeLessThan(5);
    assertThat(story.events(GoPreempted.class))
        .isNotEmpty()
        .allMatch(event -> event.how() == Preempted.AT_A_CALL && event.ranNs() < 20 * MS);
  }

  @Test
  void aSlowTerminalCostsThemTheProcessorEveryFewMicroseconds() throws IOException {
    Story story =
        Stage.with(1)
            .play(printing("", "sched.Syscall(50 * time.Microsecond) // a write"))
            .goesOn(MS / 3);
    story.isTold("fibonacci-with-slow-printf");

    story.goesOn(10 * MS);
    assertThat(story.events(PRetaken.class)).isNotEmpty();
    assertThat(story.events(SyscallExitedSlow.class)).isNotEmpty();
    assertThat(story.events(GoPreempted.class)).as("nobody is made to stop").isEmpty();
    List<String> order = story.order();
    assertThat(order.size()).as("so often they took turns").isGreaterThan(100);
  }
}
