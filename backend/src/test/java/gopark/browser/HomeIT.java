package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitUntilState;
import gopark.web.message.Language;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first page: a board, a question on it, and the shortest way into playing. */
@BrowserTest
class HomeIT {

  private static final int MOST_BYTES = 200_000;

  @Test
  void aBoardIsThereWithoutAStreamAndStandsStill(Page page) {
    EventSources.count(page);
    page.clock().install();
    page.navigate("/", new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    for (String kind : new String[] {"p", "m", "g"}) {
      assertThat(page.locator("gopark-board [data-kind=" + kind + "]").first()).isVisible();
    }
    String before = page.locator("gopark-board").innerText();
    page.clock().runFor(60_000);
    assertThat(page.locator("gopark-board").innerText()).isEqualTo(before);
    assertThat(EventSources.opened(page)).as("streams").isZero();
  }

  @ParameterizedTest
  @EnumSource
  void aGuessOnTheBoardIsExplainedAndPlayed(Language language, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    page.navigate("/?lang=" + language.code());
    Locator guess = page.locator("gopark-caption .guess");
    assertThat(guess).hasCount(0);

    page.locator("gopark-board [data-key=G20]").click();
    assertThat(page.locator("gopark-caption .because")).isVisible();
    assertThat(guess).containsText("G20");
    assertThat(page.locator("gopark-caption .right")).containsText("G19");
    assertThat(page.locator("gopark-machine [data-key=G19]")).isVisible();
  }

  @Test
  void twoGuessesLeadToBreakingIt(Page page) {
    page.navigate("/?lang=en");
    Locator caption = page.locator("gopark-caption");
    caption.getByText("G19", new Locator.GetByTextOptions().setExact(true)).last().click();
    assertThat(caption.locator(".because")).containsText("Right.");

    page.locator(".first-on button").click();
    assertThat(page.locator(".first-step")).hasText("Guess 2 of 2");
    assertThat(page.locator("[data-place='P1.runnext'][data-key=G23]")).isVisible();
    caption.locator(".answer").first().click();
    assertThat(caption.locator(".because")).containsText("Not quite. G23, though it came last.");

    Locator actions = page.locator(".first-break a");
    assertThat(actions).hasCount(3);
    for (String action : new String[] {"block", "work", "one-p"}) {
      assertThat(page.locator(".first-break a[href*='do=" + action + "']"))
          .hasAttribute("href", Pattern.compile("/play\\?scene=first-minute.*&step=\\d+"));
    }
    assertThat(actions.first()).isVisible();
  }

  @Test
  void allOfItIsDoneByKeyboard(Page page) {
    page.navigate("/?lang=en");
    page.locator("gopark-board [data-key=P0]").focus();
    page.locator("gopark-caption .answer").first().focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("gopark-caption .because")).containsText("Right.");
    page.locator(".first-on button").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".first-step")).hasText("Guess 2 of 2");
  }

  @Test
  void whatIsNoAnswerIsSaidToBeNone(Page page) {
    page.navigate("/?lang=en");
    page.locator("gopark-board [data-key=G22]").click();
    assertThat(page.locator(".first-hint")).containsText("Not this one.");
    assertThat(page.locator("gopark-caption .guess")).hasCount(0);
  }

  @Test
  void nineThingsOnTheBoardAreExplained(Page page) {
    page.navigate("/");
    assertThat(page.locator(".parts > li")).hasCount(9);
  }

  @ParameterizedTest
  @EnumSource
  void allThatComesWithThePageIsLittle(Language language, Page page) {
    page.navigate("/?lang=" + language.code());
    assertThat(page.locator("gopark-board [data-kind=g]").first()).isVisible();
    Object bytes =
        page.evaluate(
            "() => document.fonts.ready.then(() => [...performance.getEntriesByType('navigation'),"
                + " ...performance.getEntriesByType('resource')]"
                + ".reduce((sum, entry) => sum + entry.transferSize, 0))");
    assertThat(((Number) bytes).intValue()).isBetween(1, MOST_BYTES);
  }
}
