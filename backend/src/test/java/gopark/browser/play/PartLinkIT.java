package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links within the page, such as the one that skips what stands before the board. */
@BrowserTest
class PartLinkIT {

  @Test
  void aLinkToAPartOfThePageLeavesTheMomentAsItIs(Page page) {
    Board board = Board.open(page, "/play?lang=en");
    assertThat(page).hasURL(Pattern.compile("[?&]step=\\d"));
    // The address lags behind, as it does while something plays.
    page.evaluate("() => { history.replaceState = () => {}; }");
    board.step();
    int there = board.at();

    page.evaluate("() => { location.hash = 'panel-why'; }");
    board.step();
    assertThat(board.at()).isGreaterThan(there);
  }
}
