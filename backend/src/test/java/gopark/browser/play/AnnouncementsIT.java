package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The page says what became of the run, and what cannot be done. */
@BrowserTest
class AnnouncementsIT {

  @Test
  void actingInThePastSaysThatABranchWasMade(Page page) {
    Playground playground = Playground.openStill(page, "/play?lang=en");
    playground.stepForward();
    playground.stepForward();
    playground.stepBack();
    playground.quick("gc").click();
    assertThat(said(page)).containsText("Branch 1 begins at step 1");
  }

  @Test
  void aPauseAtABreakpointSaysWhichConditionHolds(Page page) {
    Playground playground = Playground.openStill(page, "/play?lang=en");
    Breakpoints breakpoints = playground.pauseWhen();
    breakpoints.condition().fill("step == 4");
    page.locator("gopark-breakpoints button.primary").click();
    playground.button("Play").click();
    assertThat(said(page)).containsText("the condition step == 4 holds");
    playground.stepForward();
    assertThat(said(page)).isHidden();
  }

  @Test
  void whoOnlyWatchesIsToldSoAndTheBoardStaysInSight(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal&lang=en");
    String address = page.url();
    try (BrowserContext other = page.context().browser().newContext()) {
      Page viewer = other.newPage();
      viewer.setViewportSize(1280, 720);
      viewer.navigate(address.contains("?") ? address + "&lang=en" : address + "?lang=en");
      viewer.locator("html[data-ready]").waitFor();
      Locator block = viewer.locator("gopark-quick [data-action=block]");
      assertThat(block).hasAttribute("aria-disabled", "true");
      assertThat(block).hasAttribute("title", Pattern.compile("Take a copy"));
      double banner = bottom(viewer.locator("#play-banner"));
      double queue = viewer.locator("gopark-global-queue").boundingBox().y;
      Assertions.assertThat(queue).isGreaterThanOrEqualTo(banner);
      viewer.locator("#tab-act").click();
      assertThat(viewer.locator("#panel-act .play-watching")).isVisible();
    }
    assertThat(playground.board()).isVisible();
  }

  @Test
  void theStepKeyWorksBeforeAnythingHasTheFocus(Page page) {
    Playground playground = Playground.openStill(page, "/play?lang=en");
    page.keyboard().press(".");
    playground.assertAt(1);
  }

  @Test
  void aQuickActionLeavesThePaceAsItWas(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=syscall-handoff&lang=en");
    playground.withoutProgram();
    Locator pace = page.locator("gopark-pace-control .speed");
    String before = pace.textContent();
    playground.quick("block").click();
    assertThat(said(page)).isVisible();
    assertThat(pace).hasText(before);
  }

  private static Locator said(Page page) {
    return page.locator("#play-said");
  }

  private static double bottom(Locator element) {
    return element.boundingBox().y + element.boundingBox().height;
  }
}
