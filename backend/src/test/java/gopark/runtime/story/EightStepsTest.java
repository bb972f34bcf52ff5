package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Orders;
import gopark.program.Program;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Entry;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.Stolen;
import gopark.runtime.event.Source;
import gopark.runtime.state.ProcessorState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The search for work in eight steps, as Go does it. */
class EightStepsTest {
  private static final long US = 1_000;
  private static final long MS = 1_000_000;

  /** Four seats, one on each processor; two calls that return later; one who waits for data. */
  private static final String PROGRAM =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      func main() {
          go reader()
          go g501()
          go g502()
          sched.Spin(100 * time.Microsecond)
          for range 4 {
              go seat()
              sched.Spin(100 * time.Microsecond)
          }
          time.Sleep(20 * time.Millisecond)
      }

      func reader() {
          sched.ReadNet(time.Second)
      }

      func g501() {
          sched.Syscall(1500 * time.Microsecond)
          sched.Spin(100 * time.Microsecond)
      }

      func g502() {
          sched.Syscall(1510 * time.Microsecond)
          sched.Spin(100 * time.Microsecond)
      }

      func seat() {
          sched.Spin(9 * time.Millisecond)
      }
      """;

  private static Story prepared(long seed) {
    Story story = Stage.with(4).seeded(seed).play(PROGRAM);
    story.until(() -> seats(story) == 4);
    fill(story, 0, 101, 6);
    fill(story, 1, 201, 1);
    fill(story, 3, 301, 2);
    story.until(() -> story.snapshot().sched().runqsize() == 2);
    return story;
  }

  private static long seats(Story story) {
    return story.snapshot().ps().values().stream()
        .filter(p -> p.m() != null && story.name(running(story, p.id())).equals("seat"))
        .count();
  }

  private static int running(Story story, int p) {
    Integer m = story.p(p).m();
    Integer g = m == null ? null : Objects.requireNonNull(story.snapshot().ms().get(m)).curg();
    return g == null ? 0 : g;
  }

  /**
   * Fills a queue: the running goroutine starts the workers and a successor and ends, and the
   * successor runs while they queue.
   */
  private static void fill(Story story, int p, int first, int count) {
    int seat = running(story, p);
    List<Program> programs = new ArrayList<>(Work.numbered(first, count, 100 * US));
    programs.add(new Work("holder", 5 * MS));
    story.does(Orders.startOn(programs, p));
    story.does(Orders.exit(seat, false));
    story.until(() -> story.name(running(story, p)).equals("holder"));
  }

  private static List<String> queue(Story story, int id) {
    ProcessorState p = story.p(id);
    assertThat(p.runnext()).isNull();
    return p.runq().stream().map(story::name).toList();
  }

  @Test
  void p2FindsTheGlobalQueueTheSilentNetworkAndAThirdOfTheWork() throws IOException {
    Story story = prepared(2);
    // 1: the initial state.
    assertThat(queue(story, 0)).containsExactly("g101", "g102", "g103", "g104", "g105", "g106");
    assertThat(queue(story, 1)).containsExactly("g201");
    assertThat(queue(story, 2)).isEmpty();
    assertThat(queue(story, 3)).containsExactly("g301", "g302");
    assertThat(story.snapshot().sched().runq()).containsExactly(story.id("g501"), story.id("g502"));

    story.beginsHere().does(Orders.exit(running(story, 2), false));
    story.until(() -> story.name(running(story, 2)).equals("g103"));
    story.isTold("eight-steps");

    List<FindRunnable> searches =
        story.events(FindRunnable.class).stream().filter(e -> e.at().p() == 2).toList();
    assertThat(searches)
        .extracting(FindRunnable::source)
        .containsExactly(Source.GLOBAL, Source.GLOBAL, Source.STOLEN);
    // 3: no batch of both, for a quarter of two is none, and one more.
    assertThat(searches).extracting(FindRunnable::taken).containsExactly(1, 1, 3);
    assertThat(searches).extracting(FindRunnable::stood).containsExactly(2, 1, 6);
    FindRunnable last = searches.getLast();
    assertThat(last.checks())
        .contains(
            new Entry(Check.GLOBAL_TICK, Result.SKIPPED),
            new Entry(Check.LOCAL, Result.EMPTY),
            new Entry(Check.GLOBAL, Result.EMPTY),
            new Entry(Check.NETPOLL, Result.EMPTY),
            new Entry(Check.STEAL, Result.FOUND));
    // 5 to 7: three of six, the third of them runs.
    Stolen theft = story.events(Stolen.class).getLast();
    assertThat(theft.victim()).isZero();
    assertThat(theft.taken()).isEqualTo(3);
    assertThat(theft.at().g()).isEqualTo(story.id("g103"));
    // 8: three, one, two and two.
    assertThat(queue(story, 0)).containsExactly("g104", "g105", "g106");
    assertThat(queue(story, 1)).containsExactly("g201");
    assertThat(queue(story, 2)).containsExactly("g101", "g102");
    assertThat(queue(story, 3)).containsExactly("g301", "g302");
  }
}
