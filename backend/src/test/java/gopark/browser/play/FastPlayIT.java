package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/** The page stays small and responsive at the highest speed. */
@BrowserTest
class FastPlayIT {

  private static final int FASTEST = 16;
  private static final int MOST_NODES = 2_500;

  /** What 64 times the usual pace plays in ten seconds. */
  private static final int TEN_SECONDS = 10 * 4 * 64;

  private static final String WATCH_NODES =
      """
      () => {
        const count = (root) =>
          [...root.querySelectorAll("*")]
            .reduce((sum, node) => sum + 1 + (node.shadowRoot ? count(node.shadowRoot) : 0), 0);
        globalThis.mostNodes = 0;
        const watch = () => { mostNodes = Math.max(mostNodes, count(document)); };
        setInterval(watch, 250);
      }
      """;

  @Test
  void at64TimesTheSpeedThePageStaysSmallAndAnswers(Page page) {
    Playground playground = Playground.open(page, "/play");
    page.evaluate(WATCH_NODES);
    playground.setSpeed(FASTEST);
    playground.button("Play").click();
    page.waitForFunction(
        "(most) => document.querySelector('gopark-log').events.length > most",
        TEN_SECONDS,
        new Page.WaitForFunctionOptions().setTimeout(120_000));

    assertThat(playground.button("Pause")).isVisible();
    playground.thing("P2").click();
    assertThat(page.locator("gopark-inspector")).containsText("P2");
    playground.button("Pause").click();
    assertThat(playground.button("Play")).isVisible();
    playground.assertAt(playground.server().now().at("/step").asInt());
    assertThat(((Number) page.evaluate("globalThis.mostNodes")).intValue())
        .isBetween(100, MOST_NODES);
  }
}
