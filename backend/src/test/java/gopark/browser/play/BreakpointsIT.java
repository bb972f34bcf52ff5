package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserGuard;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The run pauses where somebody has said it shall. */
@BrowserTest
class BreakpointsIT {

  private static final int FASTEST = 16;

  @Test
  void itStopsExactlyWhereTheLocalQueueIsFull(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=overflow");
    Breakpoints breakpoints = playground.pauseWhen().whenQueueOf("P0", "==", 256);
    assertThat(breakpoints.condition()).hasValue("ps[0].runqsize == 256");
    breakpoints.add();
    assertThat(breakpoints.list()).containsText("ps[0].runqsize == 256");

    playground.setSpeed(FASTEST);
    playground.button("Play").click();
    assertThat(breakpoints.list()).containsText("paused here");
    assertThat(playground.button("Play")).isVisible();
    JsonNode there = playground.assertAt(playground.step());
    assertThat(there.at("/ps/0/runqsize").asInt()).isEqualTo(256);
    assertThat(playground.thing("queue P0")).containsText("256/256");
    JsonNode before = playground.server().snapshot(playground.step() - 1);
    assertThat(before.at("/ps/0/runqsize").asInt()).isLessThan(256);
  }

  @Test
  void aConditionThatMakesNoSenseIsRefusedInWords(Page page, BrowserGuard guard) {
    guard.expect("^console error: .* status of 400");
    Playground playground = Playground.open(page, "/play");
    Breakpoints breakpoints = playground.pauseWhen();
    breakpoints.condition().fill("ps[0].runqsize = = 3");
    breakpoints.add();
    assertThat(page.locator("gopark-breakpoints [role=alert]")).isVisible();
    assertThat(breakpoints.list()).hasCount(0);
  }
}
