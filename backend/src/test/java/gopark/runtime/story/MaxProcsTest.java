package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Orders;
import gopark.runtime.event.WorldEvent.ProcsResized;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** GOMAXPROCS from 4 to 2 and back while all queues are full. */
class MaxProcsTest {
  private static final long US = 1_000;
  private static final int[] QUEUES = {5, 3, 7, 2};

  private static final String PROGRAM =
      """
      package main

      import (
          "runtime"
          "time"

          "gopark/sched"
      )

      func main() {
          runtime.GOMAXPROCS(4)
          for range 3 {
              go seat()
              sched.Spin(100 * time.Microsecond)
          }
          sched.Spin(time.Millisecond)
          runtime.GOMAXPROCS(2)
          sched.Spin(300 * time.Microsecond)
          runtime.GOMAXPROCS(4)
          sched.Spin(8 * time.Millisecond)
      }

      func seat() {
          sched.Spin(4 * time.Millisecond)
      }
      """;

  private static Story prepared(String release) {
    Story story = Stage.with(1).of(release).play(PROGRAM);
    story.until(() -> seated(story) == QUEUES.length);
    for (int p = 0; p < QUEUES.length; p++) {
      story.does(Orders.startOn(Work.numbered(100 * p + 1, QUEUES[p], 50 * US), p));
    }
    for (int p = 0; p < QUEUES.length; p++) {
      assertThat(queue(story, p)).hasSize(QUEUES[p]);
    }
    return story.beginsHere();
  }

  private static long seated(Story story) {
    return story.snapshot().ps().values().stream()
        .filter(p -> p.m() != null && running(story, p.id()) > 0)
        .count();
  }

  private static int running(Story story, int p) {
    Integer m = story.p(p).m();
    Integer g = m == null ? null : Objects.requireNonNull(story.snapshot().ms().get(m)).curg();
    return g == null ? 0 : g;
  }

  /** The queue of a processor, the goroutine that runs first in front. */
  private static List<String> queue(Story story, int id) {
    ProcessorState p = story.p(id);
    Integer next = p.runnext();
    List<String> names = new ArrayList<>();
    if (next != null) {
      names.add(story.name(next));
    }
    p.runq().forEach(goid -> names.add(story.name(goid)));
    return names;
  }

  private static List<String> global(Story story) {
    return story.snapshot().sched().runq().stream().map(story::name).toList();
  }

  private static void resized(Story story, int times) {
    story.until(() -> story.events(ProcsResized.class).size() == times);
  }

  @Test
  void inGoWhatTheRemovedHadGoesToTheHeadOfTheGlobalQueue() throws IOException {
    Story story = prepared("1.26");
    assertThat(story.runtime().schedtrace(false))
        .as("who runs next is not counted")
        .contains("gomaxprocs=4 idleprocs=0")
        .contains("runqueue=0 [ 4 2 6 1 ]");
    resized(story, 1);
    assertThat(global(story))
        .as("P3's before P2's, and first the one that ran, which kept its place")
        .containsExactly(
            "seat", "g301", "g302", "seat", "g201", "g202", "g203", "g204", "g205", "g206", "g207");
    assertThat(story.p(2).status()).isEqualTo(ProcessorStatus.DEAD);
    assertThat(story.p(3).status()).isEqualTo(ProcessorStatus.DEAD);

    resized(story, 2);
    assertThat(story.snapshot().gomaxprocs()).isEqualTo(4);
    story.toTheEnd().isTold("gomaxprocs-1.26");
    for (int p = 0; p < QUEUES.length; p++) {
      for (int i = 1; i <= QUEUES[p]; i++) {
        assertThat(story.order()).contains("g" + (100 * p + i));
      }
    }
  }

  @Test
  void inTheArticleItGoesToTheQueuesOfThoseThatStay() throws IOException {
    Story story = prepared("article");
    assertThat(story.runtime().schedtrace(false)).endsWith("runqueue=0 [5 3 7 2]\n");
    resized(story, 1);
    assertThat(queue(story, 0)).contains("g201", "g202", "g203", "g204", "g205", "g206", "g207");
    assertThat(queue(story, 1)).contains("g301", "g302");
    assertThat(global(story)).doesNotContain("g201", "g301");
    story.toTheEnd().isTold("gomaxprocs-article");
  }
}
