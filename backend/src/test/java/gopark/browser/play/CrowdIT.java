package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A hundred thousand goroutines: the page stays light, and none of them is lost. */
@BrowserTest
class CrowdIT {

  private static final int GOROUTINES = 100_000;
  private static final int MOST_ELEMENTS = 3_000;

  /** The number of elements including those in shadow roots, which a plain count leaves out. */
  private static final String ELEMENTS =
      """
      () => {
        const count = (root) => [...root.querySelectorAll("*")]
          .reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
        return count(document);
      }
      """;

  /** Each goroutine that has a mark of its own and stands in no queue. */
  private static final String MARKS_ELSEWHERE =
      """
      () => [...document.querySelectorAll("gopark-board .g[data-item]")]
        .filter((mark) => !/runq$/.test(mark.dataset.place) && !mark.closest(".board-flights"))
        .length
      """;

  @Test
  void itCanBePlayedAndStaysSmall(Page page) {
    Board board = Board.open(page, "/play?scene=crowd&lang=en");
    assertThat(elements(page)).isBetween(100, MOST_ELEMENTS);
    int before = board.at();
    board.press("Play");
    board.awaitStepBeyond(before + 3);
    assertThat(elements(page)).isBetween(100, MOST_ELEMENTS);
    board.press("Pause");
    assertThat(board.way("Play")).isVisible();
  }

  @Test
  void nobodyIsLost(Page page) {
    Board board = Board.open(page, "/play?scene=crowd&lang=en");
    everybodyIsCounted(page, board);
    for (int step = 0; step < 3; step++) {
      board.step();
    }
    everybodyIsCounted(page, board);
  }

  private static void everybodyIsCounted(Page page, Board board) {
    Snapshot snapshot = board.snapshot();
    assertThat(snapshot.goroutines()).isEqualTo(GOROUTINES);
    assertThat(inSight(page)).isEqualTo(GOROUTINES);
    assertThat(page.locator("gopark-board"))
        .containsText(String.format(Locale.ENGLISH, "%,d", queued(snapshot)));
  }

  private static int queued(Snapshot snapshot) {
    return Snapshot.number(snapshot.sched().get("runqsize"));
  }

  /** All that the board says of how many are where, added up. */
  private static int inSight(Page page) {
    Locator board = page.locator("gopark-board");
    int inQueues =
        Stream.concat(
                described(board, "Global run queue, "), described(board, "Local run queue of "))
            .mapToInt(CrowdIT::firstNumber)
            .sum();
    int elsewhere = Snapshot.number(page.evaluate(MARKS_ELSEWHERE));
    int others = firstNumber(board.getByText(Pattern.compile("not listed: ")).innerText());
    return inQueues + elsewhere + others;
  }

  private static Stream<String> described(Locator board, String beginning) {
    return board.locator("button[title^='" + beginning + "']").all().stream()
        .map(one -> String.valueOf(one.getAttribute("title")));
  }

  private static int firstNumber(String words) {
    var number = Pattern.compile("(?:^|[ :])(\\d[\\d,]*)").matcher(words);
    return number.find() ? Integer.parseInt(number.group(1).replace(",", "")) : 0;
  }

  private static int elements(Page page) {
    return Snapshot.number(page.evaluate(ELEMENTS));
  }
}
