package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A goroutine that waits for the network holds no thread. */
@BrowserTest
class NetworkIT {

  @Test
  void aReadTakesNoThreadMore(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=network-read");
    int threads = playground.assertAt(playground.step()).at("/ms").size();
    assertThat(page.locator("gopark-board .board-stage [data-kind=m]")).hasCount(threads);

    JsonNode parked = playground.runUntil("ev.kind == 'goParked' && ev.g == 1");
    assertThat(playground.thing("G1", "netpoll")).isVisible();
    assertThreads(threads, playground, parked);
    JsonNode next = playground.runUntil("ev.kind == 'goStarted' && ev.g != 1");
    assertThat(next.at("/ps/0/m")).hasToString("0");
    assertThreads(threads, playground, next);
    JsonNode back = playground.runUntil("ev.kind == 'goStarted' && ev.g == 1");
    assertThat(playground.thing("G1", "M0")).isVisible();
    assertThreads(threads, playground, back);
  }

  private static void assertThreads(int threads, Playground playground, JsonNode then) {
    assertThat(then.at("/ms").size()).isEqualTo(threads);
    assertThat(playground.page().locator("gopark-board .board-stage [data-kind=m]"))
        .hasCount(threads);
  }
}
