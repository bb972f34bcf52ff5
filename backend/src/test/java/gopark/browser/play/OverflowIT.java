package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A local queue has room for 256 and runnext for one; the next goroutine sends half of them away.
 */
@BrowserTest
class OverflowIT {

  @Test
  void the258thGoroutineSends129ToTheGlobalQueue(Page page) {
    Playground playground = Playground.openStill(page, Link.toEmptyBoard(1));
    Palette palette = playground.act().choose("compute").by("main (G1)");
    palette.start(257);
    assertThat(playground.thing("queue P0")).containsText("256/256");
    JsonNode full = playground.assertAt(0);
    assertThat(full.at("/sched/runqsize").asInt()).isZero();
    assertThat(full.at("/ps/0/runqsize").asInt()).isEqualTo(256);
    assertThat(playground.thing("queue sched")).containsText("sched.runq · 0");

    palette.start(1);
    assertThat(playground.thing("queue sched")).containsText("sched.runq · 129");
    assertThat(playground.thing("queue P0")).containsText("128/256");
    JsonNode over = playground.assertAt(0);
    assertThat(over.at("/sched/runqsize").asInt()).isEqualTo(129);
    assertThat(over.at("/ps/0/runqsize").asInt()).isEqualTo(128);
    int first = full.at("/ps/0/runq/0").asInt();
    int newest = over.at("/ps/0/runnext").asInt();
    assertThat(newest - first + 1).as("the 258th of them").isEqualTo(258);
    assertThat(playground.thing("G" + newest, "P0.runnext")).isVisible();
  }
}
