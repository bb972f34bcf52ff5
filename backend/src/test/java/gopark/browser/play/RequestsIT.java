package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A viewer costs the server little besides the stream, so that a whole class can watch a run. */
@BrowserTest
class RequestsIT {

  /** 32 events a second. */
  private static final int FAST = 10;

  private static final double MOST_PER_SECOND = 2;

  /** What turning to a goroutine and beginning to play asks for once. */
  private static final int AT_FIRST = 2;

  @Test
  void aChosenGoroutineIsAskedAboutNowAndThenWhileItPlays(Page page) {
    Board board = Board.open(page, "/play?scene=crowd&lang=en");
    board.steps(1);
    Locator goroutine = page.locator("gopark-global-queue [data-item][data-kind=g]").first();
    String name = String.valueOf(goroutine.getAttribute("data-key"));
    goroutine.click();
    assertThat(page.locator("gopark-inspector")).containsText(name);
    page.locator("gopark-pace-control input[type=range]").fill(String.valueOf(FAST));
    int before = board.at();
    board.press("Play");
    board.awaitStepBeyond(before);

    List<String> asked = new ArrayList<>();
    page.onRequest(request -> {
      if (request.url().contains("/api/") && !request.url().contains("/stream")) {
        asked.add(request.url());
      }
    });
    double start = now(page);
    board.awaitStepBeyond(before + 120);
    double seconds = (now(page) - start) / 1000;

    assertThat(asked.size())
        .as("%s in %.1f s", asked, seconds)
        .isLessThanOrEqualTo((int) Math.ceil(MOST_PER_SECOND * seconds) + AT_FIRST);
    board.press("Pause");
  }

  private static double now(Page page) {
    return ((Number) page.evaluate("() => performance.now()")).doubleValue();
  }
}
