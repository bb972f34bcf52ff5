package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Orders;
import gopark.command.RuntimeCommand;
import gopark.program.Program;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.Stolen;
import gopark.runtime.event.Source;
import gopark.runtime.state.ProcessorState;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One processor has done its work, the other has a queue, and G9 stands in the global one. */
class StealingTest {

  private static final long US = 1_000;

  /** One seat on each processor; the second is G9's. */
  private static final String PROGRAM =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      func main() {
          go seat()
          sched.Spin(100 * time.Microsecond)
          go g9()
          sched.ReadNet(2 * time.Millisecond)
      }

      func seat() {
          sched.Spin(9 * time.Millisecond)
      }

      func g9() {
          sched.Spin(100 * time.Microsecond)
      }
      """;

  private static Program work(int number, long us) {
    return new Work("g" + number, us * US);
  }

  /**
   * The seat starts four, of which the last runs when it ends. G9 does the same, but is preempted:
   * so it gets to the global queue.
   */
  private static Story played(String release) {
    Story story = Stage.with(2).of(release).play(PROGRAM);
    story.until(() -> story.runs("g9") && story.runs("seat"));
    int seat = story.id("seat");
    int g9 = story.id("g9");
    int first = processorOf(story, "seat");
    int second = processorOf(story, "g9");
    story.does(
        Orders.startOn(List.of(work(3, 100), work(5, 100), work(7, 100), work(1, 100)), first));
    story.does(Orders.exit(seat, false));
    story.does(
        Orders.startOn(List.of(work(4, 100), work(6, 100), work(8, 100), work(2, 530)), second));
    story.does(new RuntimeCommand.Preempt(g9));
    story.until(() -> story.runs("g1") && story.runs("g2"));

    assertThat(queue(story, first)).containsExactly("g3", "g5", "g7");
    assertThat(queue(story, second)).containsExactly("g4", "g6", "g8");
    assertThat(story.snapshot().sched().runq()).containsExactly(g9);
    return story.beginsHere();
  }

  private static int processorOf(Story story, String function) {
    Integer p = story.g(story.id(function)).p();
    assertThat(p).as("processor of %s", function).isNotNull();
    return p == null ? -1 : p;
  }

  private static List<String> queue(Story story, int id) {
    ProcessorState p = story.p(id);
    assertThat(p.runnext()).isNull();
    return p.runq().stream().map(story::name).toList();
  }

  @Test
  void goTakesG9BeforeItSteals() throws IOException {
    Story story = played("1.26").toTheEnd();
    story.isTold("stealing-1.26");

    assertThat(order(story)).startsWith("g3", "g5", "g7", "g9");
    FindRunnable search = story.event(FindRunnable.class, story.id("g9"));
    assertThat(search.source()).isEqualTo(Source.GLOBAL);
    assertThat(search.at().index()).isLessThan(story.events(Stolen.class).getFirst().at().index());
  }

  @Test
  void theArticleStealsHalfAndComesToG9Last() throws IOException {
    Story story = played("article").toTheEnd();
    story.isTold("stealing-article");

    assertThat(order(story)).startsWith("g3", "g5", "g7").endsWith("g9", "main");
    Stolen first = story.events(Stolen.class).getFirst();
    assertThat(first.taken()).as("half of three, rounded down").isEqualTo(1);
    assertThat(first.at().g()).as("the first of the queue").isEqualTo(story.id("g4"));
    assertThat(first.at().rule()).isEqualTo(3);
    FindRunnable search = story.event(FindRunnable.class, story.id("g9"));
    assertThat(search.at().rule()).isEqualTo(1);
    assertThat(story.events(GoStarted.class, story.id("g9"))).hasSize(1);
  }

  private static List<String> order(Story story) {
    return story.order().stream().filter(name -> !name.isEmpty()).toList();
  }
}
