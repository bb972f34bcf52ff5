package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A resize from four processors to two: the world stands still, and no goroutine gets lost. */
@BrowserTest
class ResizingIT {

  @Test
  void nineGoToTheGlobalQueueAndAllSeventeenAreStillThere(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=resize");
    JsonNode before = playground.assertAt(playground.step());
    List<Integer> gone = new ArrayList<>(waiting(before, 2));
    gone.addAll(waiting(before, 3));
    List<Integer> all = new ArrayList<>(gone);
    all.addAll(waiting(before, 0));
    all.addAll(waiting(before, 1));
    assertThat(gone).hasSize(9);
    assertThat(all).hasSize(17).doesNotHaveDuplicates();

    JsonNode stopped = playground.goToNext("stop");
    assertThat(stopped.at("/sched/gcwaiting").asBoolean()).isTrue();
    assertThat(page.locator("gopark-global-queue .notice")).hasText("The world is stopped");
    assertThat(playground.log().only("stwStarted").rows()).containsText("G1 stops the world");

    JsonNode resized = playground.runUntil("ev.kind == 'procsResized'");
    assertThat(playground.log().only("procsResized").rows().last())
        .containsText("GOMAXPROCS is now 2");
    assertThat(queue(resized.at("/sched"))).containsAll(gone);
    assertThat(playground.thing("queue sched"))
        .containsText("sched.runq · " + resized.at("/sched/runqsize"));
    for (int goid : gone) {
      assertThat(playground.thing("G" + goid, "sched.runq")).isVisible();
    }
    for (int goid : all) {
      assertThat(resized.at("/gs/%d/status".formatted(goid)).asString())
          .as("G%d", goid)
          .isEqualTo("_Grunnable");
    }
  }

  @Test
  void aLearnerCanDoItFromThePalette(Page page) {
    Playground playground = Playground.openStill(page, "/play");
    playground.act().setProcessors(2);
    playground.runUntil("ev.kind == 'worldStarted'");
    assertThat(page.locator("gopark-board .p-card[data-place]:not(.p-dead)")).hasCount(2);
    assertThat(playground.server().now().at("/gomaxprocs").asInt()).isEqualTo(2);
  }

  private static List<Integer> waiting(JsonNode snapshot, int p) {
    JsonNode owner = snapshot.at("/ps/" + p);
    List<Integer> all = new ArrayList<>(queue(owner));
    all.add(owner.at("/runnext").intValue());
    return all;
  }

  private static List<Integer> queue(JsonNode owner) {
    return owner.at("/runq").valueStream().map(JsonNode::intValue).toList();
  }
}
