package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page is one instrument: what happens, and what explains it, is in sight at the same time. */
@BrowserTest
class InstrumentIT {

  private static final String SCENE = "/play?scene=syscall-handoff&lang=";

  @ParameterizedTest
  @CsvSource({
    "1440,900,en",
    "1280,720,en",
    "1280,720,ru",
    "1920,1080,en",
    "820,1180,ru",
    "834,1112,ru",
    "390,844,en",
  })
  void allOfTheBoardAndItsReasonIsInSight(int width, int height, String language, Page page) {
    page.setViewportSize(width, height);
    Playground playground = Playground.openStill(page, SCENE + language);
    page.locator("html[data-told]").waitFor();
    playground.withoutProgram();
    playground.quick("block").click();
    assertThat(page.locator("#play-said")).isVisible();

    double floor = top(page.locator(".play-transport"));
    assertAllOfTheBoardIsInSight(page);
    Locator why = page.locator("gopark-why .sentence");
    Locator now = page.locator("#play-now");
    Locator reason = now.isVisible() ? now : why;
    assertThat(reason).isInViewport();
    if (!now.isVisible()) {
      assertThat(bottom(why)).isLessThanOrEqualTo(floor);
    }
    assertThat(page.locator("#play-scene")).isInViewport();
    assertPageStands(page);
  }

  @ParameterizedTest
  @CsvSource({"1440,900", "1280,720", "1920,1080", "820,1180", "390,844"})
  void withTheProgramBesideItTheReasonStaysInSight(int width, int height, Page page) {
    page.setViewportSize(width, height);
    page.navigate("/play?panel=code&lang=en");
    page.locator("html[data-told]").waitFor();
    assertThat(page.locator("gopark-code .cm-content")).isVisible();
    Board.way(page, "Step").click();
    assertThat(page.locator("gopark-transport input[aria-valuetext^='step ']")).hasValue("1");

    Locator now = page.locator("#play-now");
    Locator why = page.locator("gopark-why .sentence");
    double floor = top(page.locator("gopark-transport"));
    Locator reason = now.isVisible() ? now : why;
    assertThat(reason).not().hasText("");
    assertThat(bottom(reason)).isLessThanOrEqualTo(floor);
    assertPageStands(page);
  }

  @ParameterizedTest
  @CsvSource({"1440,900,en", "1280,720,en", "1280,720,ru", "1920,1080,ru"})
  void withTheProgramBesideItAllOfTheBoardAndTheRuleAreInSight(
      int width, int height, String language, Page page) {
    page.setViewportSize(width, height);
    Playground playground = Playground.openStill(page, SCENE + language + "&panel=code");
    page.locator("html[data-told]").waitFor();
    assertThat(page.locator("gopark-code .cm-content")).isVisible();
    playground.quick("block").click();
    assertThat(page.locator("#play-said")).isVisible();

    assertAllOfTheBoardIsInSight(page);
    assertThat(playground.quick("block")).isInViewport();
    Locator rule = page.locator("gopark-why .rule");
    assertThat(rule).isVisible();
    assertThat(bottom(rule)).isLessThanOrEqualTo(bottom(page.locator("#panel-why")));
    assertPageStands(page);
  }

  @Test
  void actingNeverHidesTheReason(Page page) {
    page.setViewportSize(1280, 720);
    Playground playground = Playground.openStill(page, SCENE + "en");
    playground.withoutProgram();
    for (String tab : List.of("act", "pause", "branches", "words", "log")) {
      playground.tab(tab).click();
      assertThat(page.locator("#panel-" + tab)).isInViewport();
      assertThat(page.locator("gopark-why .sentence")).isInViewport();
    }
    page.locator("#play-more-actions").click();
    assertThat(page.locator("#tab-act")).isFocused();
  }

  @Test
  void aDrawnEdgeIsRemembered(Page page) {
    page.setViewportSize(1440, 900);
    Playground.openStill(page, "/play?lang=en");
    Locator edge = page.getByLabel("Width of the column beside the board");
    double before = page.locator("#play-side").boundingBox().width;
    edge.focus();
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("ArrowLeft");
    double wider = page.locator("#play-side").boundingBox().width;
    assertThat(wider).isGreaterThan(before);

    page.reload();
    Playground.opened(page);
    assertThat(page.locator("#play-side").boundingBox().width).isEqualTo(wider);
    edge.dblclick();
    assertThat(page.locator("#play-side").boundingBox().width).isEqualTo(before);
  }

  @Test
  void whoDoesNothingMakesRoomForWhoDoes(Page page) {
    page.setViewportSize(1440, 900);
    Playground playground = Playground.openStill(page, "/play?lang=en");
    assertThat(playground.processor(3).boundingBox().width)
        .isLessThan(playground.processor(0).boundingBox().width / 3);
    assertThat(playground.thing("P3")).isVisible();
  }

  private static void assertAllOfTheBoardIsInSight(Page page) {
    BoundingBox stage = page.locator(".play-stage").boundingBox();
    for (String zone : List.of("global", "processors", "waits", "kernel")) {
      BoundingBox box = page.locator("gopark-board [data-zone=%s]".formatted(zone)).boundingBox();
      assertThat(box.y).as(zone).isGreaterThanOrEqualTo(stage.y);
      assertThat(box.y + box.height)
          .as("the end of %s", zone)
          .isLessThanOrEqualTo(stage.y + stage.height);
      assertThat(box.x + box.width)
          .as("the right of %s", zone)
          .isLessThanOrEqualTo(stage.x + stage.width);
    }
  }

  /** Asserts that the page cannot be scrolled, so that nothing is hidden. */
  private static void assertPageStands(Page page) {
    Layout.assertNoSidewaysScroll(page);
    assertThat(page.evaluate("() => document.scrollingElement.scrollHeight <= window.innerHeight"))
        .isEqualTo(true);
  }

  private static double top(Locator element) {
    return element.boundingBox().y;
  }

  private static double bottom(Locator element) {
    BoundingBox box = element.boundingBox();
    return box.y + box.height;
  }
}
