package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/** What is pressed while the board goes on. */
@BrowserTest
class PressedThingIT {

  @Test
  void aGoroutineIsChosenThoughItGoesElsewhereBeforeTheButtonIsLetGo(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    Locator running = page.locator("gopark-machine [data-item][data-kind=g]").first();
    String goroutine = "G" + running.getAttribute("data-id");
    BoundingBox box = running.boundingBox();
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    page.mouse().down();
    Locator there = page.locator("gopark-machine [data-item][data-key=%s]".formatted(goroutine));
    while (there.isVisible()) {
      int before = board.at();
      board.way("Step").dispatchEvent("click");
      board.awaitStepBeyond(before);
    }
    page.mouse().up();
    assertThat(page.locator("gopark-inspector")).containsText(goroutine);
  }
}
