package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** An action in the past makes another branch, and the old one stays. */
@BrowserTest
class BranchesIT {

  @Test
  void actingInThePastKeepsTheOldFutureAndTheTwoCanBeCompared(Page page) {
    Playground playground = Playground.openStill(page, "/play");
    int past = playground.stepForward().at("/step").asInt();
    JsonNode old = null;
    for (int i = 0; i < 4; i++) {
      old = playground.stepForward();
    }
    assertThat(old).isNotNull();
    String drawn = Drawing.on(page);
    playground.seekTo(past);

    playground.act().choose("sleep").by("running goroutine").start(1);
    Locator branches = playground.branches().locator("li");
    assertThat(branches).hasCount(2);
    assertThat(branches.filter(shown())).containsText("Branch 1");
    assertThat(branches.filter(shown())).containsText("from step " + past);
    assertThat(playground.server().branches()).hasSize(2);
    for (int i = 0; i < 4; i++) {
      playground.stepForward();
    }

    playground.tab("branches").click();
    branches.first().getByText("Compare", exactly()).click();
    Locator comparison = page.locator("gopark-comparison");
    assertThat(comparison).containsText("are the same up to step %d.".formatted(past));
    assertThat(comparison.locator(".side")).hasCount(2);
    assertThat(comparison.locator(".side").first().locator("p")).hasCount(2);

    branches.first().getByText("Show", exactly()).click();
    assertThat(branches.first()).hasAttribute("aria-current", "true");
    playground.button("To the last step seen").click();
    playground.assertAt(old.at("/step").asInt());
    assertThat(Drawing.on(page)).isEqualTo(drawn);
  }

  private static Locator.FilterOptions shown() {
    return new Locator.FilterOptions().setHasText("shown");
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
