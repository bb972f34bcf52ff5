package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.browser.Viewport;
import org.junit.jupiter.api.Test;

/** What stands beside the board on a wide window. */
@BrowserTest
class ColumnsIT {

  private static final double GAP = 24;

  @Test
  void withoutASceneTheWhyCardBeginsAsHighAsTheBoard(Page page) {
    open(page, "/play?lang=en");

    assertThat(top(page.locator(".play-side"))).isCloseTo(top(board(page)), within(1.0));
  }

  @Test
  void aScenesWordsBeginAsHighAsTheBoardAndTheWhyCardFollows(Page page) {
    open(page, "/play?scene=steal&lang=en");

    Locator words = page.locator(".play-scene");
    assertThat(top(words)).isCloseTo(top(board(page)), within(1.0));
    assertThat(top(page.locator(".play-side"))).isBetween(bottom(words), bottom(words) + GAP);
  }

  private static void open(Page page, String address) {
    page.setViewportSize(Viewport.DESKTOP.width(), Viewport.DESKTOP.height());
    Playground.open(page, address);
    page.locator("html[data-told]").waitFor();
  }

  private static Locator board(Page page) {
    return page.locator(".play-stage");
  }

  private static double top(Locator element) {
    return element.boundingBox().y;
  }

  private static double bottom(Locator element) {
    return element.boundingBox().y + element.boundingBox().height;
  }
}
