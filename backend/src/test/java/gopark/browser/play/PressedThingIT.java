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
    press(page, running);
    Locator there = page.locator("gopark-machine [data-item][data-key=%s]".formatted(goroutine));
    while (there.isVisible()) {
      stepMeanwhile(board);
    }
    page.mouse().up();
    assertThat(page.locator("gopark-inspector")).containsText(goroutine);
  }

  @Test
  void theLogGoesToTheRowThatWasPressedThoughMoreHasHappenedSince(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.steps(12);
    int pressed = board.at();
    press(page, page.locator("gopark-log .event[aria-current=step]").first());
    for (int i = 0; i < 5; i++) {
      stepMeanwhile(board);
    }
    page.mouse().up();
    board.assertStep(pressed);
  }

  private static void press(Page page, Locator thing) {
    thing.scrollIntoViewIfNeeded();
    BoundingBox box = thing.boundingBox();
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    page.mouse().down();
  }

  /** A step by another way than the pointer, which presses something. */
  private static void stepMeanwhile(Board board) {
    int before = board.at();
    board.way("Step").dispatchEvent("click");
    board.awaitStepBeyond(before);
  }
}
