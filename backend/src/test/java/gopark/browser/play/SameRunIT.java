package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** A run depends on its scenario and its seed alone, and not on who plays it or when. */
@BrowserTest
class SameRunIT {

  private static final String FOUR_MS = "timeNs > 4000000";

  @Test
  void theSameSceneTwiceIsTheSameRun(Page page) {
    Playground one = Playground.openStill(page, "/play?scene=search");
    one.runUntil(FOUR_MS);
    String drawn = Drawing.on(page);
    Playground other = Playground.openStill(page, "/play?scene=search");
    other.runUntil(FOUR_MS);

    assertThat(other.server().session()).isNotEqualTo(one.server().session());
    assertThat(other.server().fingerprint()).isEqualTo(one.server().fingerprint());
    assertThat(Drawing.on(page)).isEqualTo(drawn);
  }

  @Test
  void anotherSeedIsAnotherRun(Page page) {
    Playground one = Playground.openStill(page, "/play?scene=search");
    ObjectNode scenario = (ObjectNode) one.server().scenario();
    String same = printOf(page, scenario.toString());
    assertThat(printOf(page, scenario.toString())).isEqualTo(same);
    int seed = scenario.at("/seed").asInt();
    assertThat(printOf(page, scenario.put("seed", seed + 1).toString())).isNotEqualTo(same);
  }

  private static String printOf(Page page, String scenario) {
    page.navigate("about:blank");
    Playground playground = Playground.openStill(page, Link.to(scenario));
    playground.runUntil(FOUR_MS);
    return playground.server().fingerprint();
  }
}
