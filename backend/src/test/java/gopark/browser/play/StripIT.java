package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/** The playback bar lies on a picture of the whole run. */
@BrowserTest
class StripIT {

  /** How many colours there are in a row of the strip, and the share of it that is no ground. */
  private static final String COLOURS =
      """
      () => {
        const strip = document.querySelector("gopark-strip");
        const canvas = strip.shadowRoot.querySelector("canvas");
        const { width, height } = canvas;
        if (width === 0) return 0;
        // A copy, because a browser complains of a page whose own canvas is read often.
        const row = new OffscreenCanvas(width, 1).getContext("2d", { willReadFrequently: true });
        row.drawImage(canvas, 0, height - 4, width, 1, 0, 0, width, 1);
        const { data } = row.getImageData(0, 0, width, 1);
        const colours = new Set();
        for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
        return colours.size;
      }
      """;

  private static Locator seekBar(Page page) {
    return page.locator("gopark-transport .seek input[type=range]");
  }

  private static void awaitDrawn(Page page) {
    page.waitForFunction("() => (%s)() > 1".formatted(COLOURS));
  }

  @Test
  void whatTheProcessorsDidIsDrawnBelowTheSlider(Page page) {
    Board board = Board.open(page, "/play?scene=syscall-handoff&lang=en");
    board.steps(3);
    awaitDrawn(page);
    assertThat(seekBar(page)).hasAccessibleName("Step");
    assertThat(page.locator("gopark-strip")).hasAttribute("aria-hidden", "true");
  }

  @Test
  void aStepIsAsWideAsTheThumbThatStandsOnIt(Page page) {
    Board board = Board.open(page, "/play?scene=syscall-handoff&lang=en");
    board.steps(1);
    awaitDrawn(page);
    int farthest = board.farthest();
    var bar = seekBar(page).boundingBox();
    int wanted = farthest / 2;
    double middle = bar.x + bar.width * (wanted + 0.5) / (farthest + 1);
    page.mouse().click(middle, bar.y + bar.height / 2);
    board.assertStep(wanted);
    seekBar(page).focus();
    page.keyboard().press("ArrowRight");
    board.assertStep(wanted + 1);
  }

  @Test
  void theTimelineThatIsOpenedLaterHasTheSameRun(Page page) {
    Board.open(page, "/play?scene=steal&lang=en").steps(2);
    awaitDrawn(page);
    Timeline.open(page);
    assertThat(
            page.evaluate(
                "() => document.querySelector('gopark-timeline').record"
                    + " === document.querySelector('gopark-strip').run.record"))
        .isEqualTo(true);
  }

  @Test
  void itGrowsWithARunThatIsPlayed(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    awaitDrawn(page);
    int before = board.at();
    board.press("Play");
    board.awaitStepBeyond(before + 8);
    board.press("Pause");
    page.waitForFunction(
        "() => document.querySelector('gopark-strip').run.record.lastStep"
            + " >= document.querySelector('gopark-board').world.step");
  }
}
